import { activeChips } from '@greenlight/kit/domain/galleryFilterChips'
import { defaultGalleryFilters, type GalleryFilters } from '@greenlight/kit/domain/galleryFilters'
import { Button } from '@greenlight/kit/ui/Button'
import X from 'lucide-react/icons/x'
import styled from 'styled-components'
import type { ChangeFilters } from './useGalleryFilters.ts'

type Props = {
  filters: GalleryFilters
  onChange: ChangeFilters
  /** A chip is gone once pressed: the focus needs another place. */
  onRemoved: () => void
}

/** The filters in force, each to be removed by a press, and Clear for all of them. */
export function FilterChips({ filters, onChange, onRemoved }: Props) {
  const chips = activeChips(filters)
  if (chips.length === 0) return null
  const remove = (control: string, changes: GalleryFilters) => {
    onChange(control, changes)
    onRemoved()
  }
  return (
    <Chips role="list" aria-label="Active filters">
      {chips.map(({ label, cleared }) => (
        <li key={label}>
          <Button
            size="small"
            aria-label={`Remove filter ${label}`}
            onClick={() => remove(`remove ${label}`, cleared)}
          >
            <bdi>{label}</bdi>
            <X aria-hidden />
          </Button>
        </li>
      ))}
      <li>
        <Button
          size="small"
          variant="quiet"
          aria-label="Clear filters"
          onClick={() => remove('clear', { ...defaultGalleryFilters, sort: filters.sort })}
        >
          Clear
        </Button>
      </li>
    </Chips>
  )
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: var(--gl-space-2);

  & > li {
    min-width: 0;
  }
`
