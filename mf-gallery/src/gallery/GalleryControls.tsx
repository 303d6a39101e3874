import { activeChips } from '@greenlight/kit/domain/galleryFilterChips'
import type { GalleryFilters } from '@greenlight/kit/domain/galleryFilters'
import type { Place } from '@greenlight/kit/domain/place'
import { Button } from '@greenlight/kit/ui/Button'
import { CityBox } from '@greenlight/kit/ui/CityBox'
import { Field } from '@greenlight/kit/ui/Field'
import { Input } from '@greenlight/kit/ui/Input'
import { savedLocation } from '@greenlight/runtime'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { FilterChips } from './FilterChips.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import type { ChangeFilters } from './useGalleryFilters.ts'

type Props = {
  filters: GalleryFilters
  place: Place
  onChange: ChangeFilters
  /** The member turns to something else: the address need not wait for the next change. */
  onSettle: () => void
}

/** Where to look, what for, and the Filters panel. */
export function GalleryControls({ filters, place, onChange, onSettle }: Props) {
  const panelId = useId()
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const { length: count } = activeChips(filters)
  return (
    <Root role="search" onBlur={onSettle}>
      <City>
        <CityBox
          label="Location"
          value={place}
          onChange={({ text, coords }) =>
            savedLocation.set({ locationText: text, locationCoords: coords })
          }
        />
      </City>
      <Field label="Search name or notes">
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            value={filters.query}
            onChange={(event) => onChange('query', { query: event.target.value })}
          />
        )}
      </Field>
      <Toggle
        ref={toggle}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden />
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Toggle>
      <Wide hidden={!open} id={panelId}>
        <FilterPanel filters={filters} onChange={onChange} />
      </Wide>
      <FilterChips
        filters={filters}
        onChange={onChange}
        onRemoved={() => toggle.current?.focus()}
      />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--gl-space-4) var(--gl-space-3);

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  }
`

const City = styled.div`
  grid-column: 1 / -1;

  @media (min-width: 48rem) {
    grid-column: auto;
  }
`

/** As high as the boxes beside it. */
const Toggle = styled(Button)`
  min-height: 3rem;
  padding-inline: var(--gl-space-4);
`

const Wide = styled.div`
  grid-column: 1 / -1;
`
