import { type DecisionPoint, decisionPoints } from '@greenlight/domain/decisionPoint'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Switch } from '@greenlight/kit/ui/form/Switch'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { createContext, type ReactNode, type SubmitEvent, useContext, useEffect } from 'react'
import styled, { css } from 'styled-components'
import { QueueItemContext, type ShownItem } from '../queue/QueueItemContext.ts'
import { ShortcutKey, useShortcuts } from '../queue/shortcuts.tsx'
import { AlreadyDecided } from './AlreadyDecided.tsx'
import { AnswerField } from './AnswerField.tsx'
import { BanDialog } from './BanDialog.tsx'
import { actionTexts, type Choice, takesPoint } from './choices.ts'
import { PointChips, pointKey } from './PointChips.tsx'
import { ReasonField } from './ReasonField.tsx'
import { useDecision, type WrittenLabel } from './useDecision.ts'

/** Another admin has decided on the item meanwhile. */
export type OtherDecision = {
  /** Path of the document that was decided on. */
  readonly targetPath: string
  readonly showNext: () => void
}

/**
 * How the form is placed: a bar at the bottom of the window, as the last part of a panel or beside panels, or between
 * other content. Only one bar can be there, so forms inside an opened part of an item are `inline`.
 */
type Placement = 'panel' | 'bar' | 'inline'

export const InlineDecisions = createContext(false)

type Props = {
  choices: readonly Choice[]
  label?: WrittenLabel
  /** Above the fields. */
  above?: ReactNode
  /** Says who reads the reason. */
  hint: string
  /** For a reason, the points that members have named; for an answer, first sentences. */
  suggestions: readonly string[]
  /** False until everything is loaded that a decision is based on. */
  isReady?: boolean
  onDone: (choice: Choice) => void
  otherDecision?: OtherDecision | null
  placement?: Exclude<Placement, 'inline'>
}

/** A field for the reason, and a button for each choice. */
export function DecisionForm(props: Props) {
  const { choices, label = 'Reason', hint, suggestions, onDone, otherDecision = null } = props
  const inline = useContext(InlineDecisions)
  const shownItem = useContext(QueueItemContext)
  const item = inline ? null : shownItem
  const placement = inline ? 'inline' : (props.placement ?? 'panel')
  const { isReady = true } = props
  const decision = useDecision({ label, choices, item, isReady, onDone })
  const { form, busyAction, error, waiting, banQuestion, decide } = decision
  const isClosed = !form.busy && otherDecision !== null
  const isHidden = item?.isSelecting === true
  useCountForm(isClosed || isHidden ? null : item)
  const written = form.field('written')
  const hasPoints = label === 'Reason' && choices.some(takesPoint)
  const choose = (point: DecisionPoint) =>
    form.change({ point: point === form.values.point ? '' : point })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (waiting) void decide(waiting)
  }
  const keys = [
    ...choices.flatMap((choice) =>
      choice.shortcut ? [[choice.shortcut.toLowerCase(), () => void decide(choice)] as const] : [],
    ),
    ...(hasPoints ? decisionPoints : []).map(
      (point) => [pointKey(point), () => choose(point)] as const,
    ),
  ]
  useShortcuts(Object.fromEntries(isClosed || isHidden ? [] : keys))

  if (isHidden) return null

  if (isClosed) {
    return (
      <Closed $placement={placement}>
        <AlreadyDecided
          targetPath={otherDecision.targetPath}
          typed={form.values.written}
          onNext={otherDecision.showNext}
        />
      </Closed>
    )
  }
  return (
    <Form {...form.props} $placement={placement} onSubmit={submit}>
      {props.above}
      {hasPoints && (
        <PointChips chosen={form.values.point} flagged={suggestions} onChoose={choose} />
      )}
      {label === 'Answer' ? (
        <AnswerField hint={hint} {...written} suggestions={suggestions} />
      ) : (
        <ReasonField hint={hint} {...written} />
      )}
      {form.values.point === 'minor' && choices.some(({ keepsEvidence }) => keepsEvidence) && (
        <Switch
          label="Sexual content, will be reported"
          hint="Deleting then keeps the picture as evidence for a year. Nobody can open it here."
          checked={form.values.keepsPhoto}
          onChange={(keepsPhoto) => form.change({ keepsPhoto })}
        />
      )}
      {error && <ErrorPanel text={error} />}
      <Choices>
        {choices.toSorted(byUse).map((choice) => (
          <Button
            key={choice.action}
            {...lookOf(choice)}
            data-deletes={choice.action === 'delete' || undefined}
            busy={busyAction === choice.action}
            onClick={() => void decide(choice)}
          >
            {choice.button ?? actionTexts[choice.action].button}
            {choice.shortcut && <ShortcutKey>{choice.shortcut}</ShortcutKey>}
          </Button>
        ))}
      </Choices>
      {banQuestion && <BanDialog {...banQuestion} />}
    </Form>
  )
}

function useCountForm(item: ShownItem | null): void {
  const countForm = item?.countForm
  useEffect(() => countForm?.(), [countForm])
}

const rareActions: readonly Choice['action'][] = ['warn', 'ban', 'delete']

/** 0 for common choices, 1 and up for rare ones. */
const rankOf = ({ action, shortcut }: Choice) => (shortcut ? 0 : rareActions.indexOf(action) + 1)

const byUse = (a: Choice, b: Choice) => rankOf(a) - rankOf(b)

/** Rarely used actions are quiet. An action that cannot be undone is red text without a fill. */
function lookOf(choice: Choice) {
  const isLenient = actionTexts[choice.action].defaultReason !== null || choice.action === 'unban'
  if (isLenient) return { variant: 'primary' } as const
  return { variant: rankOf(choice) > 0 ? 'quiet' : 'secondary' } as const
}

const bar = css`
  --bar-side: clamp(1rem, 4vw, 1.75rem);
  --bar-end: var(--bar-side);
  position: sticky;
  z-index: 1;
  bottom: var(--gl-offline-bar);
  padding: var(--gl-space-3) var(--bar-end) calc(var(--gl-space-3) + var(--gl-safe-bottom))
    var(--bar-side);
  background: var(--gl-surface);
  box-shadow: 0 -6px 16px -12px var(--gl-control);

  /* The menu button covers what the margin of the page does not leave free. On phones it is in the header. */
  @media (min-width: 56.25rem) {
    --bar-end: max(var(--bar-side), calc(var(--gl-menu) + var(--gl-space-8) - var(--gl-gutter)));
  }
`

const placements = {
  panel: css`
    ${bar}
    margin: 0 calc(-1 * var(--bar-side)) calc(-1 * var(--bar-side));
    border-block-start: 1px solid var(--gl-line);
    border-radius: 0 0 var(--gl-radius-l) var(--gl-radius-l);
  `,
  bar: css`
    ${bar}
    grid-column: 1 / -1;
    border: 1px solid var(--gl-line);
    border-radius: var(--gl-radius-l) var(--gl-radius-l) 0 0;
  `,
  inline: css`
    --bar-side: 0px;
    --bar-end: 0px;
  `,
} as const

const Form = styled.form<{ $placement: Placement }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-2);
  ${({ $placement }) => placements[$placement]}
`

const Closed = styled.div<{ $placement: Placement }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-2);
  ${({ $placement }) => placements[$placement]}
`

/** The usual choices, then the others at the end of the line. On a phone the row scrolls sideways. */
const Choices = styled.div`
  display: flex;
  gap: var(--gl-space-2);

  & > button {
    flex: none;
    white-space: nowrap;
  }
  & > [data-deletes] {
    color: var(--gl-red-text);
  }
  @media (max-width: 39.99rem) {
    margin-inline: calc(-1 * var(--bar-side));
    padding: 2px var(--bar-side);
    overflow-x: auto;
    scrollbar-width: none;

    & > button {
      padding-inline: var(--gl-space-4);
    }
  }
  @media (min-width: 40rem) {
    flex-wrap: wrap;
  }
`
