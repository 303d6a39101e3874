import * as v from 'valibot'
import { type Place, roundCoords } from './coords.ts'
import type { Fields } from './fields.ts'
import { type ShowMe, showMeOptions } from './gender.ts'
import { limits } from './limits.ts'
import { coords, date, line, orNull, text } from './stored.ts'
import { type Tone, tones } from './tone.ts'

/** What a saved search looks for. */
export type SearchTerms = {
  /** A name as typed; empty for any name. */
  readonly name: string
  readonly place: Place
  /** Around the place; 0 means any distance. */
  readonly miles: number
  /** None for all. */
  readonly tones: readonly Tone[]
  readonly genders: readonly ShowMe[]
  readonly ages: readonly [min: number, max: number]
}

/** A search that a member has saved, `users/{uid}/searches/{slot}`. */
export type SavedSearch = SearchTerms & {
  /** `1` to `20`: the rules cannot count documents, so they limit their ids. */
  readonly slot: string
  readonly title: string
  /** When the member last looked at the result; profiles created later are new to them. */
  readonly seenAt: Date | null
}

const { age, miles } = limits
const agesSchema = v.pipe(
  v.tuple([v.number(), v.number()]),
  v.check(([min, max]) => min >= age.min && min <= max && max <= age.max),
)
const distance = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(miles))

const stored = v.object({
  title: line(limits.searchTitle, 'Saved search'),
  name: text(limits.reportName),
  place: text(limits.location),
  coords,
  miles: v.fallback(distance, 0),
  tones: v.fallback(v.array(orNull(v.picklist(tones))), []),
  genders: v.fallback(v.array(orNull(v.picklist(showMeOptions))), []),
  ages: v.fallback(agesSchema, [age.min, age.max]),
  seenAt: date,
})

/** Parses a stored search; a missing or invalid field becomes one that leaves nobody out. */
export function parseSavedSearch(slot: string, fields: Fields): SavedSearch {
  const { place, coords: position, ...search } = v.parse(stored, fields)
  const genders = search.genders.filter((option) => option !== null)
  return {
    ...search,
    slot,
    place: { text: place, coords: position },
    tones: tones.filter((tone) => search.tones.includes(tone)),
    genders: genders.length > 0 ? genders : ['everyone'],
  }
}

/** The stored fields of a search, except for `seenAt`, which only the server sets. */
export function searchFields({
  title,
  ...terms
}: SearchTerms & { readonly title: string }): Fields {
  const { name, place, miles: distanceMiles, tones: chosen, genders, ages } = terms
  return {
    title,
    name,
    place: place.text,
    coords: place.coords && roundCoords(place.coords),
    miles: distanceMiles,
    tones: [...chosen],
    genders: [...genders],
    ages: [...ages],
  }
}
