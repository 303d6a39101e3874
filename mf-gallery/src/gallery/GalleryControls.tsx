import type { Place } from '@greenlight/domain/coords'
import { hiddenStyle } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { PlaceField } from '@greenlight/kit/ui/place/PlaceField'
import { importWithRetry, OFFLINE, showAlert } from '@greenlight/runtime'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useToneCounts } from '../counts/useCounts.ts'
import { failure } from '../errors.ts'
import { FilterChips } from '../filters/FilterChips.tsx'
import { activeChips, type GalleryFilters } from '../filters/galleryFilters.ts'
import type { ChangeFilters } from '../filters/useGalleryFilters.ts'
import { NameField } from '../nameSearch/NameField.tsx'
import type { GalleryRequest } from './galleryRequest.ts'

const importPanel = importWithRetry(() => import('../filters/FilterPanel.tsx'))

type Props = {
  filters: GalleryFilters
  place: Place
  request: GalleryRequest
  onChange: ChangeFilters
  onPlace: (place: Place) => void
  /** The focus leaves a control: the address is written without further delay. */
  onSettle: () => void
  /** How many loaded profiles pass the filters, for instance "24+"; '' while that is not known. */
  found: string
  /** A button at the end of the name field. */
  photoSearch: ReactNode
  /** The actions for the current search. */
  children: ReactNode
}

/** Name, place and the Filters panel. */
export function GalleryControls({ filters, place, request, children, ...rest }: Props) {
  const { found, photoSearch, onChange, onPlace, onSettle } = rest
  const panelId = useId()
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const counts = useToneCounts(open ? request : null)
  const { length: count } = activeChips(filters)
  const { FilterPanel } = importPanel.module ?? {}

  /** Downloads the panel when it is opened for the first time (5 KB). */
  async function toggleOpen(): Promise<void> {
    try {
      await importPanel()
      setOpen(!open)
    } catch {
      await showAlert(navigator.onLine ? failure('gallery/part-failed').text : OFFLINE.message)
    }
  }
  function close(): void {
    setOpen(false)
    toggle.current?.focus()
    toggle.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Root role="search" onBlur={onSettle}>
      <Row>
        <NameField
          value={filters.name}
          onChange={(name) => onChange('name', { name })}
          button={photoSearch}
        />
        <PlaceField label="Location" placeholder="Place" value={place} onChange={onPlace} />
        <Toggle
          ref={toggle}
          aria-expanded={open}
          aria-controls={panelId}
          onPointerEnter={() => void importPanel().catch(() => {})}
          onClick={() => void toggleOpen()}
        >
          <SlidersHorizontal aria-hidden />
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Toggle>
      </Row>
      <div hidden={!open} id={panelId}>
        {FilterPanel && (
          <FilterPanel
            filters={filters}
            onChange={onChange}
            counts={counts}
            countsNearby={request.cells !== null}
            found={found}
            onDone={close}
          />
        )}
      </div>
      <Below>
        <FilterChips
          filters={filters}
          onChange={onChange}
          onRemoved={() => toggle.current?.focus()}
        />
        {children}
      </Below>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-3);
`

/** The name is why people come, so it has the first row. Labels are shown inside the boxes. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--gl-space-2);

  & > :not(button) {
    flex: 1 1 6rem;
    min-width: min(6rem, 100%);
  }
  & > :first-child {
    flex-basis: 100%;
  }
  & label {
    ${hiddenStyle}
  }

  @media (min-width: 48rem) {
    gap: var(--gl-space-3);

    & > :nth-child(2) {
      max-width: 28rem;
    }
  }
`

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-2);

  &:empty {
    display: none;
  }
`

/** As high as the boxes next to it. */
const Toggle = styled(Button)`
  min-height: 3rem;
  padding-inline: var(--gl-space-3);

  @media (min-width: 48rem) {
    padding-inline: var(--gl-space-4);
  }
`
