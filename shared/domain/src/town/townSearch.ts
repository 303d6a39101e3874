import { editPattern, letterCode, MAX_PATTERN, measureEdits } from './editDistance.ts'
import { type Town, townLabel } from './townFile.ts'
import type { TownIndex } from './townIndex.ts'
import { MISSPELLED_SCORE, scoreNames } from './townScan.ts'
import { isVillage, soundAlikes } from './townSounds.ts'
import { interpretTownText, type NoTownReason, noTownReason } from './townText.ts'

/** A town by its position in the town file, which is its rank by population. */
type RankedTown = { readonly position: number; readonly score: number }

/** Collects the `size` best of many towns, best first; of equal scores, the larger town comes first. */
export function topTowns(size: number) {
  const best: RankedTown[] = []
  return {
    list: (): readonly RankedTown[] => best,

    /** Returns false if the list is full of better towns. */
    add(town: RankedTown): boolean {
      const last = best[size - 1]
      if (last && !isBetter(town, last)) return false
      const same = best.findIndex(({ position }) => position === town.position)
      if (same >= 0) {
        if ((best[same]?.score ?? 0) >= town.score) return true
        best.splice(same, 1)
      }
      const worse = best.findIndex((each) => isBetter(town, each))
      best.splice(worse < 0 ? best.length : worse, 0, town)
      best.length = Math.min(best.length, size)
      return true
    },
  }
}

function isBetter(a: RankedTown, b: RankedTown): boolean {
  return a.score === b.score ? a.position < b.position : a.score > b.score
}

/** What people call towns for short, folded, with the town meant. */
export const townAliases: Readonly<Record<string, string>> = {
  abq: 'Albuquerque, NM',
  atl: 'Atlanta, GA',
  atx: 'Austin, TX',
  bigapple: 'New York, NY',
  bmore: 'Baltimore, MD',
  chitown: 'Chicago, IL',
  cincy: 'Cincinnati, OH',
  clt: 'Charlotte, NC',
  dallasfortworth: 'Dallas, TX',
  dc: 'Washington, DC',
  dfw: 'Dallas, TX',
  indy: 'Indianapolis, IN',
  jax: 'Jacksonville, FL',
  kc: 'Kansas City, MO',
  la: 'Los Angeles, CA',
  lv: 'Las Vegas, NV',
  mpls: 'Minneapolis, MN',
  motorcity: 'Detroit, MI',
  newyorkcity: 'New York, NY',
  nola: 'New Orleans, LA',
  ny: 'New York, NY',
  nyc: 'New York, NY',
  okc: 'Oklahoma City, OK',
  pdx: 'Portland, OR',
  pgh: 'Pittsburgh, PA',
  philly: 'Philadelphia, PA',
  phx: 'Phoenix, AZ',
  rva: 'Richmond, VA',
  sanfran: 'San Francisco, CA',
  satx: 'San Antonio, TX',
  sd: 'San Diego, CA',
  sf: 'San Francisco, CA',
  slc: 'Salt Lake City, UT',
  stl: 'St. Louis, MO',
  twincities: 'Minneapolis, MN',
  vegas: 'Las Vegas, NV',
}

/** A found town; `score` is 0 to 100, and 100 means its whole name. */
type TownMatch = { readonly town: Town; readonly score: number }

export const MIN_TOWN_LETTERS = 2
const MAX_MATCHES = 10
const EXACT = 100
/** Suggestions need a higher score than this; Enter accepts this score, too. */
const THRESHOLD = 40
// For misspellings, the largest town gains about one edit, and still scores below a substring.
const SIZE_BONUS = 9
// Subtracted for a guessed state: "columbus geor" is in Georgia, "east st louis" is not in Louisiana.
const GUESSED_STATE = 30
// A large town of the same sound, before a village that has exactly the typed name.
const BEFORE_VILLAGES = EXACT + 1
// The whole name sounds alike, or its beginning.
const SAME_SOUND = 50
const SAME_BEGINNING = 42

/**
 * Up to 10 towns for the typed text, best first: prefix before substring before misspelling, and larger
 * towns first among equal scores. Fewer than 2 letters find nothing.
 */
export function searchTowns(index: TownIndex, typed: string): readonly TownMatch[] {
  return rank(index, typed).filter(({ score }) => score > THRESHOLD)
}

/**
 * The town to pick on Enter: the one with exactly the typed name, else the best match, else null. Do not
 * use it while the member is typing: "phenix" is a village in Virginia, the beginning of Phenix City,
 * and most often a misspelling of Phoenix.
 */
export function bestMatch(index: TownIndex, typed: string): Town | null {
  const matches = rank(index, typed)
  const exact = matches.find(({ score }) => score === EXACT)
  return (exact ?? matches.find(({ score }) => score >= THRESHOLD))?.town ?? null
}

/**
 * The towns that have exactly the typed name, largest first: one, if the text names its state, too. Blanks do
 * not count: "de kalb" is also DeKalb.
 */
export function namedTowns(index: TownIndex, typed: string): readonly Town[] {
  return namedPositions(index, typed).flatMap((position) => index.towns[position] ?? [])
}

function namedPositions(index: TownIndex, typed: string): readonly number[] {
  if (typed.trim().length < MIN_TOWN_LETTERS) return []
  for (const { words, states, guessed } of interpretTownText(typed)) {
    if (guessed) continue
    const names = Array.from(scoreNames(index, words)).filter(([, score]) => score === EXACT)
    const positions = names
      .flatMap(([name]) => index.townsOf[name] ?? [])
      .filter((position) => !states || states.has(index.towns[position]?.state ?? ''))
    if (positions.length > 0) return positions.toSorted((a, b) => a - b)
  }
  return []
}

/** What a typed text means, once the member has finished typing. */
export type TownAnswer =
  | { readonly kind: 'town'; readonly town: Town }
  /** Several towns of some size have exactly this name, and no state was typed. */
  | { readonly kind: 'several'; readonly towns: readonly Town[] }
  | { readonly kind: 'none'; readonly reason: NoTownReason }

/**
 * The town that a typed text means: the only one with exactly that name, else the best match. Where several
 * towns have the name, the member must say which; a village does not compete with a town.
 */
export function resolveTown(index: TownIndex, typed: string): TownAnswer {
  const positions = namedPositions(index, typed)
  const [first = 0, second = Infinity] = positions
  if (positions.length > 1 && (isVillage(first) || !isVillage(second)))
    return { kind: 'several', towns: namedTowns(index, typed) }
  const town = index.towns[positions[0] ?? -1] ?? bestMatch(index, typed)
  return town ? { kind: 'town', town } : { kind: 'none', reason: noTownReason(typed) }
}

function rank(index: TownIndex, typed: string): readonly TownMatch[] {
  if (typed.trim().length < MIN_TOWN_LETTERS) return []
  const top = topTowns(MAX_MATCHES)
  for (const { words, states, guessed } of interpretTownText(typed)) {
    const fits = (position: number) => !states || states.has(index.towns[position]?.state ?? '')
    for (const { position, score } of findAliases(index, words.replaceAll(' ', ''))) {
      if (fits(position) && !guessed) top.add({ position, score })
    }
    const named = scoreNames(index, words)
    const villageOnly = isNameOfVillages(index, named)
    for (const { position, whole, beforeVillages } of soundAlikes(index, words)) {
      if (!fits(position) || guessed) continue
      const score = whole ? SAME_SOUND : SAME_BEGINNING
      top.add(
        villageOnly && beforeVillages
          ? { position, score: BEFORE_VILLAGES }
          : scoreTown(index, position, score),
      )
    }
    for (const [name, score] of named) {
      for (const position of index.townsOf[name] ?? []) {
        // Towns of one name come largest first: if one does not make the list, smaller ones do not either.
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

function scoreTown({ towns }: TownIndex, position: number, score: number): RankedTown {
  if (score > MISSPELLED_SCORE) return { position, score }
  const size = 1 - Math.log(position + 1) / Math.log(towns.length + 1)
  return { position, score: score + SIZE_BONUS * size }
}

/** Whether the typed words are exactly the name of villages, and of no larger town. */
function isNameOfVillages({ townsOf }: TownIndex, scores: ReadonlyMap<number, number>): boolean {
  for (const [name, score] of scores) if (score === EXACT) return isVillage(townsOf[name]?.[0] ?? 0)
  return false
}

/** Shorter ones are too often the beginning of something else. */
const MIN_MISSPELT_ALIAS = 7

/** The town that an alias means; also with a letter wrong, missing, swapped or too many. */
function findAliases(index: TownIndex, typed: string): readonly RankedTown[] {
  if (Object.hasOwn(townAliases, typed)) return townOf(index, townAliases[typed], EXACT)
  if (typed.length < MIN_MISSPELT_ALIAS || typed.length > MAX_PATTERN) return []
  const pattern = editPattern(lettersOf(typed))
  const edits = { whole: 0, beginning: 0 }
  return Object.entries(townAliases).flatMap(([alias, label]) => {
    if (alias.length < MIN_MISSPELT_ALIAS) return []
    const letters = Uint8Array.from(lettersOf(alias))
    measureEdits(pattern, letters, 0, letters.length, 1, edits)
    return edits.whole === 1 ? townOf(index, label, MISSPELLED_SCORE + SIZE_BONUS) : []
  })
}

const lettersOf = (text: string) => Array.from(text, (letter) => letterCode(letter.charCodeAt(0)))

function townOf({ towns }: TownIndex, label: string | undefined, score: number) {
  const position = towns.findIndex((town) => townLabel(town) === label)
  return position < 0 ? [] : [{ position, score }]
}
