import { Button } from '@greenlight/kit/ui/form/Button'
import X from 'lucide-react/icons/x'
import styled from 'styled-components'
import { activeChips, type GalleryFilters, withoutFilters } from './galleryFilters.ts'
import type { ChangeFilters } from './useGalleryFilters.ts'

type Props = {
  filters: GalleryFilters
  onChange: ChangeFilters
  /** Moves the focus, because the pressed chip disappears. */
  onRemoved: () => void
}

/** A button for each active filter that removes it, and Clear for all of them. */
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
          onClick={() => remove('clear', withoutFilters(filters))}
        >
          Clear
        </Button>
      </li>
    </Chips>
  )
}

/** `display: contents`: the chips share a line with the next elements. */
const Chips = styled.ul`
  display: contents;

  & > li {
    min-width: 0;
  }
`
