import { limits } from '../limits.ts'
import { expandAbbreviations, foldTownName } from './townFold.ts'

/** Names of the states and DC by postal code. */
const usStates: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
}

/** Names of the territories by postal code. The list of towns has none of theirs. */
const usTerritories: Readonly<Record<string, readonly string[]>> = {
  AS: ['American Samoa'],
  GU: ['Guam'],
  MP: ['Northern Mariana Islands', 'Saipan'],
  PR: ['Puerto Rico'],
  VI: ['Virgin Islands', 'US Virgin Islands'],
}

/** One way to understand what was typed: a name, and the states that it may be in. */
export type TownInterpretation = {
  /** Folded words. */
  readonly words: string
  /** Postal codes; null for anywhere. */
  readonly states: ReadonlySet<string> | null
  /** Whether the state is only a guess from the beginning of its name. */
  readonly guessed: boolean
}

const foldedStates = Object.entries(usStates).map(
  ([code, name]) => [code, foldTownName(name)] as const,
)
const country = /[\s,]{1,9}(?:u\.?s\.?(?:a\.?)?|united states)\s{0,9}$/i

const foldedTerritories = Object.values(usTerritories).flat().map(foldTownName)
const zip = /(?:^|[\s,]{1,9})\d{5}(?:-\d{4})?\s{0,9}$/

// Shorter beginnings of a state's name are too often part of a town's.
const MIN_GUESS = 3

/**
 * The ways to understand what was typed. After a comma there can only be a state; without one the
 * last words may be a state ("portland me", "columbus georgia"), the first ones its name ("hawaii
 * honolulu"), or all of them the town's.
 */
export function interpretTownText(typed: string): readonly TownInterpretation[] {
  const place = withoutZip(typed)
  if (isInTerritory(place)) return []
  const comma = place.lastIndexOf(',')
  if (comma > 0) {
    const state = foldTownName(place.slice(comma + 1))
    const states = state === '' ? null : (findStates(state) ?? guessStates(state))
    const town = place.slice(0, comma)
    return [{ words: foldName(town), states, guessed: false }, ...firstOfPair(town, states)]
  }
  const words = foldTownName(place).split(' ')
  const queries: TownInterpretation[] = [{ words: foldName(place), states: null, guessed: false }]
  for (let count = 1; count <= 3 && count < words.length; count += 1) {
    const state = words.slice(-count).join(' ')
    const named = findStates(state)
    const states = named ?? (state.length < MIN_GUESS ? new Set() : guessStates(state))
    const name = foldName(words.slice(0, -count).join(' '))
    if (states.size > 0) queries.push({ words: name, states, guessed: named === null })
    // "hawaii honolulu", but "virginia beach" is a town: so the state is a guess.
    const first = findStates(words.slice(0, count).join(' '))
    const rest = foldName(words.slice(count).join(' '))
    if (first && (words[0]?.length ?? 0) > 2) {
      queries.push({ words: rest, states: first, guessed: true })
    }
  }
  return [...queries, ...firstOfPair(place, null)]
}

const withoutZip = (typed: string) =>
  typed.slice(0, limits.location).replace(country, '').replace(zip, '').trim()

/** "Raleigh-Durham" and "Dallas/Fort Worth" can mean their first town. */
function firstOfPair(
  town: string,
  states: ReadonlySet<string> | null,
): readonly TownInterpretation[] {
  const [first = '', second] = town.split(/[-–/]/)
  return second === undefined ? [] : [{ words: foldName(first), states, guessed: true }]
}

/** Without a comma, a territory is named by its code ("san juan pr") or its name. */
function isInTerritory(place: string): boolean {
  const comma = place.lastIndexOf(',')
  const words = foldTownName(place.slice(comma + 1))
  const code = words.slice(words.lastIndexOf(' ') + 1).toUpperCase()
  // "as" without a comma begins too many names.
  const hasCode = Object.hasOwn(usTerritories, code) && (comma > 0 || code !== 'AS')
  const named = foldedTerritories.some((name) => words === name || words.endsWith(` ${name}`))
  return named || (hasCode && (comma > 0 ? words.length === 2 : words.includes(' ')))
}

/** Why a text names no town of the list, where that can be told. */
export type NoTownReason = 'zip' | 'territory' | 'unknown'

export function noTownReason(typed: string): NoTownReason {
  const place = withoutZip(typed)
  if (place === '' && typed.trim() !== '') return 'zip'
  return isInTerritory(place) ? 'territory' : 'unknown'
}

/** The postal code of the state after the last comma: "Kansas City, Kansas" is in KS. Null without one. */
export function stateOf(location: string): string | null {
  const place = withoutZip(location)
  const comma = place.lastIndexOf(',')
  const [code] = (comma < 0 ? null : findStates(foldTownName(place.slice(comma + 1)))) ?? []
  return code ?? null
}

/** The state of that postal code or name, or null. */
function findStates(text: string): ReadonlySet<string> | null {
  const code = text.replaceAll(' ', '').toUpperCase()
  if (Object.hasOwn(usStates, code)) return new Set([code])
  const named = foldedStates.find(([, name]) => name === text)
  return named ? new Set([named[0]]) : null
}

function guessStates(beginning: string): ReadonlySet<string> {
  return new Set(foldedStates.flatMap(([code, name]) => (name.startsWith(beginning) ? [code] : [])))
}

/** "st louis" is written out; a lone "st" at the end may yet become Stockton. */
function foldName(typed: string): string {
  const folded = foldTownName(typed)
  const lastWord = folded.lastIndexOf(' ') + 1
  return expandAbbreviations(folded.slice(0, lastWord)) + folded.slice(lastWord)
}
