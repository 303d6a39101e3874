import { FILLS_WINDOW } from '@greenlight/kit/contract/fillsWindow'
import { EmptyModerationIllustration } from '@greenlight/kit/ui/display/illustrations'
import { Button } from '@greenlight/kit/ui/form/Button'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { showToast, useSearchParams } from '@greenlight/runtime'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { handOver, useHandedOver } from '../handOver/handedOver.ts'
import { HandedOverNote } from '../handOver/HandedOverNote.tsx'
import { HandOver } from '../handOver/HandOver.tsx'
import type { Returned } from '../held/createHeldDecisions.ts'
import { useHeldDecisions } from '../held/HeldContext.ts'
import { OthersLooking } from '../presence/OthersLooking.tsx'
import { usePresence } from '../presence/usePresence.ts'
import {
  type Queue,
  type QueueAction,
  type QueueItem,
  reduceQueue,
  selectedHasLeft,
  startQueue,
} from './queue.ts'
import { QueueItemContext } from './QueueItemContext.ts'
import { QueueList } from './QueueList.tsx'
import { QueuePager } from './QueuePager.tsx'
import { useShortcuts } from './shortcuts.tsx'

/** How the detail of an item acts on the queue. */
export type QueueControls = {
  /** Another admin has decided on the item since it was selected. */
  readonly decidedByOther: boolean
  /** Call after this admin has decided: removes the item and selects the next one. */
  readonly onDecided: () => void
  readonly showNext: () => void
}

/** How a decision on several items acts on the queue. */
type SeveralControls = {
  /** Call after the decision: removes the last item, and ends the selection. */
  readonly onDecided: () => void
  readonly onCancel: () => void
}

type Props<T extends QueueItem> = {
  readonly items: readonly T[]
  /** Name of the list: "Waiting profiles". */
  readonly label: string
  /** Accessible name of an item. */
  readonly itemName: (item: T) => string
  readonly renderRow: (item: T) => ReactNode
  readonly renderDetail: (item: T, controls: QueueControls) => ReactNode
  /** Path of the document that is decided on. */
  readonly targetOf: (item: T) => string
  /** One decision on several items. Left out where each is decided by itself. */
  readonly several?: {
    readonly canSelect: (item: T) => boolean
    readonly render: (items: readonly T[], controls: SeveralControls) => ReactNode
  }
  /** Shown when nothing waits. */
  readonly empty: { readonly title: string; readonly text: string }
  /** Fields that narrow the items down, above the list. */
  readonly filter?: ReactNode
  /** What the filter says: another filter starts with its first item. */
  readonly filterKey?: string
}

/**
 * A list of waiting items beside the selected one. Narrow screens show the list, and an item in its place
 * once it is opened; that is part of the address, so that Back returns to the list.
 */
export function QueueView<T extends QueueItem>({ filter, filterKey, items, ...props }: Props<T>) {
  const { targetOf } = props
  const handedOver = useHandedOver()
  const isLeft = (item: T) => handedOver.includes(targetOf(item))
  const leftKeys = items
    .filter(isLeft)
    .map(({ key }) => key)
    .join('\n')
  // The queue follows the array, which must stay the same one until something changes.
  const listed = useMemo(() => {
    const keys = leftKeys.split('\n')
    return items.filter(({ key }) => !keys.includes(key))
  }, [items, leftKeys])
  return (
    <Columns>
      {filter}
      <QueueBody
        key={filterKey}
        items={listed}
        leftToOthers={items.filter(isLeft).map(targetOf)}
        {...props}
      />
    </Columns>
  )
}

type BodyProps<T extends QueueItem> = Omit<Props<T>, 'filter' | 'filterKey'> & {
  /** Paths of what this admin has handed over. */
  leftToOthers: readonly string[]
}

function QueueBody<T extends QueueItem>(props: BodyProps<T>) {
  const {
    items: listed,
    leftToOthers,
    label,
    itemName,
    renderRow,
    renderDetail,
    targetOf,
    several,
    empty,
  } = props
  const { opened, item, open, close } = useOpened()
  /** Keys of the items that are selected for one decision; null while the list has no check boxes. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const { items, selected, position, selectedHasLeft, section, select, removeDecided, step } =
    useQueue(listed, opened, item, setChosen)
  const chosenItems = items.filter(({ key }) => chosen?.includes(key))
  const toggle = (key: string) =>
    setChosen((before) =>
      before?.includes(key) ? before.filter((other) => other !== key) : [...(before ?? []), key],
    )
  const forms = useRef(0)
  const countForm = useCallback(() => {
    forms.current += 1
    return () => {
      forms.current -= 1
    }
  }, [])
  const answerKey = () => {
    if (forms.current === 0) showToast('There is nothing to decide here yet.')
  }
  const toggleShown = () => {
    if (several && selected && several.canSelect(selected)) toggle(selected.key)
  }
  useShortcuts({
    ...{ j: () => step(1), k: () => step(-1), a: answerKey, r: answerKey },
    ...(several && { x: toggleShown }),
  })
  usePresence(selected && !selectedHasLeft ? targetOf(selected) : null)

  const lastChosen = chosenItems.at(-1)
  const controls = { removeDecided, countForm, isSelecting: false }
  if (!selected) {
    return (
      <Nothing role="status">
        <EmptyState illustration={<EmptyModerationIllustration />} title={empty.title}>
          {empty.text}
        </EmptyState>
        <HandedOverNote paths={leftToOthers} />
      </Nothing>
    )
  }
  return (
    <>
      <QueueList
        items={items}
        selectedKey={selected.key}
        label={label}
        renderRow={renderRow}
        onSelect={(key) => {
          select(key)
          open()
        }}
        opened={opened && chosenItems.length === 0}
        several={
          several && chosen
            ? { keys: chosen, canSelect: several.canSelect, nameOf: itemName, toggle }
            : null
        }
        onSelectSeveral={several ? () => setChosen(chosen ? null : []) : null}
        foot={<HandedOverNote paths={leftToOthers} />}
      />
      {/* The menu button moves to the header of a phone, so that it does not cover the decision. */}
      <Main
        $opened={opened}
        $selecting={chosenItems.length > 0}
        {...((opened || chosenItems.length > 0) && { [FILLS_WINDOW]: '' })}
      >
        <Line>
          <BackToList>
            <Button size="small" onClick={close}>
              <ChevronLeft aria-hidden />
              All waiting
            </Button>
          </BackToList>
          <QueuePager
            position={selectedHasLeft ? null : position}
            count={items.length}
            onStep={step}
          />
        </Line>
        <Detail key={selected.key} ref={section} tabIndex={-1} aria-label={itemName(selected)}>
          <OthersLooking item={targetOf(selected)} />
          <QueueItemContext
            value={{
              ...controls,
              key: selected.key,
              name: itemName(selected),
              isSelecting: chosenItems.length > 0,
            }}
          >
            {renderDetail(selected, {
              decidedByOther: selectedHasLeft,
              onDecided: () => removeDecided(selected.key),
              showNext: () => step(1),
            })}
          </QueueItemContext>
        </Detail>
        {!selectedHasLeft && (
          <HandOver
            onHandOver={() => {
              removeDecided(selected.key)
              handOver(targetOf(selected))
            }}
          />
        )}
        {several && lastChosen && (
          <QueueItemContext
            value={{ ...controls, key: lastChosen.key, name: itemName(lastChosen) }}
          >
            {several.render(chosenItems, {
              onDecided: () => {
                removeDecided(lastChosen.key)
                setChosen(null)
              },
              onCancel: () => setChosen(null),
            })}
          </QueueItemContext>
        )}
      </Main>
    </>
  )
}

/** The item that the address names, and whether a narrow screen shows it instead of the list. Wide screens show both. */
function useOpened() {
  const [search, setSearch] = useSearchParams()
  const opened = search.get('open') === 'yes'
  const change = (next: boolean) =>
    setSearch(
      (before) => {
        const changed = new URLSearchParams(before)
        if (next) changed.set('open', 'yes')
        else changed.delete('open')
        return changed
      },
      { replace: !next },
    )
  const open = () => {
    if (!opened && window.matchMedia('(max-width: 59.99rem)').matches) change(true)
  }
  return { opened, item: search.get('item'), open, close: () => change(false) }
}

/** Shown while a queue loads. */
export function QueueSkeleton({ label }: { label: string }) {
  return (
    <LoadingPlaceholder label={label}>
      <Columns>
        <SkeletonList>
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} $height="4.5rem" />
          ))}
        </SkeletonList>
        <SkeletonMain>
          <Skeleton $height="2.25rem" />
          <Skeleton $height="30rem" />
        </SkeletonMain>
      </Columns>
    </LoadingPlaceholder>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template: 'filter' auto 'list' auto 'main' auto / minmax(0, 1fr);
  align-items: start;
  column-gap: var(--gl-space-6);

  @media (min-width: 60rem) {
    grid-template: 'filter main' auto 'list main' 1fr / 19rem minmax(0, 1fr);
  }
`

const Nothing = styled.div`
  grid-area: main;
`

const SkeletonList = styled.div`
  grid-area: list;
  display: grid;
  gap: var(--gl-space-2);
`

/** Narrow screens begin with the list. */
const SkeletonMain = styled(SkeletonList)`
  grid-area: main;

  @media (max-width: 59.99rem) {
    display: none;
  }
`

const BackToList = styled.div`
  @media (min-width: 60rem) {
    display: none;
  }
`

const Main = styled.div<{ $opened: boolean; $selecting: boolean }>`
  grid-area: main;
  display: grid;
  @media (max-width: 59.99rem) {
    display: ${({ $opened, $selecting }) => ($opened || $selecting ? 'grid' : 'none')};

    /* The list stays, with the decision on what is selected in it at the bottom of the window. */
    ${({ $selecting }) => $selecting && 'position: sticky; z-index: 1; bottom: 0;'}
    & > :not(:last-child) {
      display: ${({ $selecting }) => $selecting && 'none'};
    }
  }
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-2);

  /* The bar of decisions must not cover what has the focus. */
  & :is(a, button, input, select, textarea) {
    scroll-margin-block-end: 14rem;
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-2);

  & > :last-child {
    flex: 1;
  }
`

/** Focused by script, so that screen readers start here; it is no control and shows no ring. */
const Detail = styled.section`
  outline: none;
`

/**
 * A queue that follows `items`. `section` gets the focus when the admin moves to another item, or opens it
 * (`opened`) where it was hidden.
 */
function useQueue<T extends QueueItem>(
  items: readonly T[],
  opened: boolean,
  first: string | null,
  onSeveralReturned: (keys: readonly string[]) => void,
) {
  const held = useHeldDecisions()
  const [queue, dispatch] = useReducer(
    (before: Queue<T>, action: QueueAction<T>) => reduceQueue(before, action),
    items,
    (waiting: readonly T[]) => startQueue(waiting, first, held.decidedKeys()),
  )
  const section = useRef<HTMLElement>(null)

  useEffect(() => dispatch({ type: 'listed', items }), [items])

  const takeBack = useEffectEvent((returned: Returned) => {
    dispatch({ type: 'returned', items, ...returned })
    if (returned.selects && returned.keys.length > 1) onSeveralReturned(returned.keys)
  })
  useEffect(() => held.onReturned((returned) => takeBack(returned)), [held])

  useEffect(() => {
    if (queue.moves === 0) return
    section.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [queue.moves, opened])

  return {
    ...queue,
    selectedHasLeft: selectedHasLeft(queue),
    section,
    select: (key: string) => dispatch({ type: 'selected', key }),
    step: (by: 1 | -1) => dispatch({ type: 'stepped', by }),
    removeDecided: (key: string) => dispatch({ type: 'decided', key }),
  }
}
