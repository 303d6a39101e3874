import { foldCity, writeOut } from './cityFold.ts'
import { usStates } from './usStates.ts'

/** One way to understand what was typed: a name, and the states that it may be in. */
export type CityQuery = {
  /** Folded words. */
  readonly words: string
  /** Postal codes; null for anywhere. */
  readonly states: ReadonlySet<string> | null
  /** Whether the state is only a guess from the beginning of its name. */
  readonly guessed: boolean
}

const codes = new Set(Object.keys(usStates))
const foldedStates = Object.entries(usStates).map(([code, name]) => [code, foldCity(name)] as const)
const country = /[\s,]+(?:u\.?s\.?(?:a\.?)?|united states)\s*$/i

// Shorter beginnings of a state's name are too often part of a town's.
const MIN_GUESS = 3

/**
 * The ways to understand what was typed. After a comma there can only be a state; without one the
 * last words may be a state ("portland me", "columbus georgia") or part of the name.
 */
export function readCityQuery(typed: string): readonly CityQuery[] {
  const place = typed.replace(country, '')
  const comma = place.lastIndexOf(',')
  if (comma > 0) {
    const state = foldCity(place.slice(comma + 1))
    const states = state === '' ? null : (findStates(state) ?? guessStates(state))
    return [{ words: foldName(place.slice(0, comma)), states, guessed: false }]
  }
  const words = foldCity(place).split(' ')
  const queries: CityQuery[] = [{ words: foldName(place), states: null, guessed: false }]
  for (let count = 1; count <= 3 && count < words.length; count += 1) {
    const state = words.slice(-count).join(' ')
    const named = findStates(state)
    const states = named ?? (state.length < MIN_GUESS ? new Set() : guessStates(state))
    const name = foldName(words.slice(0, -count).join(' '))
    if (states.size > 0) queries.push({ words: name, states, guessed: named === null })
  }
  return queries
}

/** The state of that postal code or name, or null. */
function findStates(text: string): ReadonlySet<string> | null {
  const code = text.replaceAll(' ', '').toUpperCase()
  if (codes.has(code)) return new Set([code])
  const named = foldedStates.find(([, name]) => name === text)
  return named ? new Set([named[0]]) : null
}

function guessStates(beginning: string): ReadonlySet<string> {
  return new Set(foldedStates.flatMap(([code, name]) => (name.startsWith(beginning) ? [code] : [])))
}

/** "st louis" is written out; a lone "st" at the end may yet become Stockton. */
function foldName(typed: string): string {
  const folded = foldCity(typed)
  const lastWord = folded.lastIndexOf(' ') + 1
  return writeOut(folded.slice(0, lastWord)) + folded.slice(lastWord)
}
