import type { Place } from '@greenlight/domain/coords'
import { countText } from '../counts/countText.ts'
import type { GalleryFilters } from '../filters/galleryFilters.ts'
import type { GalleryRequest } from '../gallery/galleryRequest.ts'
import { activeQueryFilters } from './hiddenReports.ts'

export type Answer = {
  readonly filters: GalleryFilters
  readonly place: Place
  readonly request: GalleryRequest
  /** Whether a name is searched. */
  readonly isNamed: boolean
  /** How many reports are shown. */
  readonly found: number
  /** How many were loaded. */
  readonly loaded: number
  /** Whether there are more to load. */
  readonly hasMore: boolean
  /** How many the request finds, if more can be loaded and nothing is left out on this device. */
  readonly total: number | undefined
  /** Whether filters, distance or own reports leave out somebody. */
  readonly isHiding: boolean
  /** How many of them the member has hidden by a report. */
  readonly hiddenByMe: number
}

const profiles = (count: number) => (count === 1 ? '1 profile' : `${count} profiles`)

/** Right-to-left letters would turn the words around them. */
const isolated = (text: string) =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(text) ? `\u2068${text}\u2069` : text

/** Whether distances are compared: a place of the town list, and a circle around it. */
export const isNearby = ({ miles }: GalleryFilters, { coords }: Place): boolean =>
  miles > 0 && coords !== null

/** "73 people near Dallas", "5 people". Without anybody a blank, so that the line keeps its height. */
export function peopleText(found: number, near: Place | null): string {
  if (found === 0) return '\u00a0'
  const town = near ? ` near ${isolated(near.text.split(',')[0] ?? '')}` : ''
  return `${found} ${found === 1 ? 'person' : 'people'}${town}`
}

/**
 * The answer in one sentence, without a full stop: "3 profiles named Marcus within 50 miles of Houston",
 * "24 of 73 profiles", "No public profile named Elena". The last one only if there is none anywhere.
 */
export function answerText({ filters, place, request, isNamed, ...counts }: Answer): string {
  const { found, loaded, hasMore, total, isHiding, hiddenByMe } = counts
  const town = isolated(place.text.split(',')[0] ?? '')
  const near = isNearby(filters, place) ? ` within ${filters.miles} miles of ${town}` : ''
  const name = isNamed ? ` named ${isolated(filters.name.trim())}` : ''
  const words = filters.searchText.trim()
  const having = words === '' ? '' : ` with “${isolated(words)}”`
  const among = hasMore ? ` among the ${loaded} looked through` : ''
  if (found > 0) {
    if (hasMore && total !== undefined && total > found) {
      return `${found} of ${countText(total)} profiles${name}`
    }
    return `${profiles(found)}${name}${having}${near}${among}`
  }
  const other = hiddenByMe > 0 ? ' other' : ''
  if (isNamed && !hasMore && !isHiding) return `No public profile${name}`
  const filtered = activeQueryFilters(request).length > 0 ? ' with these filters' : ''
  return `No${other} profile${isNamed ? '' : 's'}${name}${having}${filtered}${near}${among}`
}

/**
 * What the member must know about a place from which nothing can be measured, or ''. `question` says why, or
 * asks which town it is.
 */
export function placeNote(
  { miles }: GalleryFilters,
  { text, coords }: Place,
  question: string,
): string {
  const typed = text.trim()
  if (typed === '' || coords || miles === 0) return ''
  const why = question || 'The list of towns could not be loaded.'
  return `“${isolated(typed)}”: ${why} No distance can be known, so this is from everywhere.`
}

/** Texts as one: "1 profile. 2 farther away." One text alone keeps its end. */
export function joinedTexts(texts: readonly string[]): string {
  const filled = texts.filter((text) => text !== '')
  if (filled.length < 2) return filled.join('')
  return filled.map((text) => (/[.?!]$/.test(text) ? text : `${text}.`)).join(' ')
}
