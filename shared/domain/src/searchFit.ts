import { distanceMiles, type Place } from './coords.ts'
import { fold } from './fold.ts'
import { type Gender, type ShowMe } from './gender.ts'
import { limits } from './limits.ts'
import type { Report } from './report.ts'
import type { SearchTerms } from './savedSearch.ts'

const genderOf: Readonly<Record<Exclude<ShowMe, 'everyone'>, Gender>> = {
  women: 'woman',
  men: 'man',
  nonbinary: 'nonbinary',
}

/** The genders to show; none means all. */
export function shownGenders(chosen: readonly ShowMe[]): readonly Gender[] {
  return chosen.flatMap((option) => (option === 'everyone' ? [] : [genderOf[option]]))
}

type Ages = SearchTerms['ages']

/** Whether these ages leave somebody out. */
export const hasAgeLimits = ([min, max]: Ages): boolean =>
  min > limits.age.min || max < limits.age.max

/**
 * Whether a search finds a report, except for its name. A report without an age passes while no age is chosen, as in the
 * query.
 */
export function fitsSearch(report: Report, search: Omit<SearchTerms, 'name'>): boolean {
  const genders = shownGenders(search.genders)
  return (
    (search.tones.length === 0 || search.tones.includes(report.tone)) &&
    (genders.length === 0 || (report.gender !== null && genders.includes(report.gender))) &&
    hasAge(report, search.ages) &&
    isNear(report, search.miles, search.place)
  )
}

function hasAge({ age }: Report, ages: Ages): boolean {
  if (age === null) return !hasAgeLimits(ages)
  return age >= ages[0] && age <= ages[1]
}

function isNear(report: Report, miles: number, place: Place): boolean {
  // Nothing can be measured from a place that is not in the list of towns.
  if (miles === 0 || !place.coords) return true
  if (report.coords) return distanceMiles(place.coords, report.coords) <= miles
  return fold(report.location).includes(fold(place.text))
}
