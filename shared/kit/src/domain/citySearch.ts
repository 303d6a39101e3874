import { cityAliases } from './cityAliases.ts'
import { type Town, townLabel } from './cityFile.ts'
import type { CityIndex } from './cityIndex.ts'
import { readCityQuery } from './cityQuery.ts'
import { MISSPELLED, scoreNames } from './cityScan.ts'
import { type RankedTown, topTowns } from './topTowns.ts'

/** A town found; `score` is 0 to 100, 100 for its whole name. */
export type CityMatch = { readonly town: Town; readonly score: number }

export const MIN_CITY_LETTERS = 2
const MAX_MATCHES = 10
const EXACT = 100
/** Suggestions score more than this, and what Enter accepts no less. */
const THRESHOLD = 40
// Among misspellings the largest town gains as much as one edit, and still scores below a substring.
const SIZE_BONUS = 9
// "columbus geor" is in Georgia, but "east st louis" is not in Louisiana.
const GUESSED_STATE = 30

/**
 * Up to 10 towns for what was typed, best first: prefix before substring before misspelling, larger
 * towns first among equals. Fewer than 2 letters find nothing.
 */
export function searchCities(index: CityIndex, typed: string): readonly CityMatch[] {
  return rank(index, typed).filter(({ score }) => score > THRESHOLD)
}

/**
 * The town that Enter means: the one whose name was typed exactly, else the best match, else null.
 * Not for text that is still being typed: "phenix" is a village in Virginia, and the beginning of
 * Phenix City, and most often a misspelling of Phoenix.
 */
export function bestMatch(index: CityIndex, typed: string): Town | null {
  const matches = rank(index, typed)
  const exact = matches.find(({ score }) => score === EXACT)
  return (exact ?? matches.find(({ score }) => score >= THRESHOLD))?.town ?? null
}

function rank(index: CityIndex, typed: string): readonly CityMatch[] {
  if (typed.trim().length < MIN_CITY_LETTERS) return []
  const top = topTowns(MAX_MATCHES)
  for (const { words, states, guessed } of readCityQuery(typed)) {
    const fits = (position: number) => !states || states.has(index.towns[position]?.state ?? '')
    const known = findAlias(index, words.replaceAll(' ', ''))
    if (known !== null && fits(known) && !guessed) top.add({ position: known, score: EXACT })
    for (const [name, score] of scoreNames(index, words)) {
      for (const position of index.townsOf[name] ?? []) {
        // Towns of a name come largest first: once one is not good enough, none after it is.
        const found = scoreTown(index, position, guessed ? score - GUESSED_STATE : score)
        if (fits(position) && !top.add(found)) break
      }
    }
  }
  return top.list().flatMap(({ position, score }) => {
    const town = index.towns[position]
    return town ? [{ town, score }] : []
  })
}

function scoreTown({ towns }: CityIndex, position: number, score: number): RankedTown {
  if (score > MISSPELLED) return { position, score }
  const size = 1 - Math.log(position + 1) / Math.log(towns.length + 1)
  return { position, score: score + SIZE_BONUS * size }
}

function findAlias({ towns }: CityIndex, alias: string): number | null {
  const label = Object.hasOwn(cityAliases, alias) ? cityAliases[alias] : undefined
  const position = label ? towns.findIndex((town) => townLabel(town) === label) : -1
  return position < 0 ? null : position
}
