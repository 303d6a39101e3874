import { showMeLabels } from '@greenlight/domain/gender'
import { toneLabels } from '@greenlight/domain/tone'
import {
  defaultGalleryFilters,
  hasAgeFilter,
  shownGenders,
  type GalleryFilters,
} from './galleryFilters.ts'

/** A filter that hides something or differs from its default. `cleared` are all filters without it. */
export type FilterChip = { readonly label: string; readonly cleared: GalleryFilters }

/** A chip for each active filter. Name and place have fields of their own, and sorting hides nothing. */
export function activeChips(filters: GalleryFilters): readonly FilterChip[] {
  const { tones, genders, minAge, maxAge, miles, searchText } = defaultGalleryFilters
  const chips: FilterChip[] = []
  if (filters.tones.length > 0) {
    const label = filters.tones.map((tone) => toneLabels[tone]).join(', ')
    chips.push({ label, cleared: { ...filters, tones } })
  }
  if (shownGenders(filters.genders).length > 0) {
    const label = filters.genders.map((gender) => showMeLabels[gender]).join(', ')
    chips.push({ label, cleared: { ...filters, genders } })
  }
  if (hasAgeFilter(filters)) {
    const label = `Age ${filters.minAge}–${filters.maxAge}`
    chips.push({ label, cleared: { ...filters, minAge, maxAge } })
  }
  if (filters.miles !== miles) {
    chips.push({ label: milesText(filters.miles), cleared: { ...filters, miles } })
  }
  if (filters.searchText.trim() !== '') {
    chips.push({ label: `“${filters.searchText.trim()}”`, cleared: { ...filters, searchText } })
  }
  return chips
}

/** The distance filter in words, as the slider announces it. */
export function milesText(miles: number): string {
  return miles === 0 ? 'Any distance' : `${miles} miles`
}
