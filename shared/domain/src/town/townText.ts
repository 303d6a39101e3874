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

// Shorter beginnings of a state's name are too often part of a town's.
const MIN_GUESS = 3

/**
 * The ways to understand what was typed. After a comma there can only be a state; without one the
 * last words may be a state ("portland me", "columbus georgia"), the first ones its name ("hawaii
 * honolulu"), or all of them the town's.
 */
export function interpretTownText(typed: string): readonly TownInterpretation[] {
  const place = typed.slice(0, limits.location).replace(country, '')
  const comma = place.lastIndexOf(',')
  if (comma > 0) {
    const state = foldTownName(place.slice(comma + 1))
    const states = state === '' ? null : (findStates(state) ?? guessStates(state))
    return [{ words: foldName(place.slice(0, comma)), states, guessed: false }]
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
  return queries
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
