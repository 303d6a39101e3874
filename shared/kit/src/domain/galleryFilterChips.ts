import { defaultGalleryFilters, type GalleryFilters } from './galleryFilters.ts'
import { toneLabels } from './tone.ts'

/** A filter that differs from its default; `cleared` is the filters once it is removed. */
export type FilterChip = { readonly label: string; readonly cleared: GalleryFilters }

/** The active filters, for display and for removing one by one. Sorting hides nothing: no chip. */
export function activeChips(filters: GalleryFilters): readonly FilterChip[] {
  const { tone, minAge, maxAge, miles, query } = defaultGalleryFilters
  const chips: FilterChip[] = []
  if (filters.tone !== 'all') {
    chips.push({ label: toneLabels[filters.tone], cleared: { ...filters, tone } })
  }
  if (filters.minAge !== minAge || filters.maxAge !== maxAge) {
    const label = `Age ${filters.minAge}–${filters.maxAge}`
    chips.push({ label, cleared: { ...filters, minAge, maxAge } })
  }
  if (filters.miles !== miles) {
    chips.push({ label: milesText(filters.miles), cleared: { ...filters, miles } })
  }
  if (filters.query.trim() !== '') {
    chips.push({ label: `“${filters.query.trim()}”`, cleared: { ...filters, query } })
  }
  return chips
}

/** The distance filter in words, as the slider announces it. */
export function milesText(miles: number): string {
  return miles === 0 ? 'Any distance' : `${miles} miles`
}
