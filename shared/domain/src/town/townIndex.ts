import { letterBit, letterCode } from './editDistance.ts'
import type { Town } from './townFile.ts'
import { abbreviate, expandAbbreviations, foldTownName, soundOf } from './townFold.ts'

/** This many spellings, those of the largest towns, are also compared by their sound. */
const SOUNDING_NAMES = 2000

/** The distinct names of towns, numbered in the order of the largest town of each name. */
type TownNames = {
  /** For each name, its towns as ascending positions in the town list. */
  readonly townsOf: readonly (readonly number[])[]
  /** Normalized names. A name with Saint, Fort or Mount has two spellings: "saint louis", "st louis". */
  readonly spellings: readonly string[]
  /** For each spelling, the number of its name. */
  readonly nameOf: readonly number[]
}

/** Collects the names; yields after every `slice` towns. */
export function* gatherNames(towns: readonly Town[], slice: number): Generator<void, TownNames> {
  const townsOf: number[][] = []
  const spellings: string[] = []
  const nameOf: number[] = []
  // Keyed by the written name as well: normalizing costs time, and most names occur more than once.
  const ids = new Map<string, number>()

  function number(city: string): number {
    const name = expandAbbreviations(foldTownName(city))
    const id = ids.get(name) ?? townsOf.length
    ids.set(city, id)
    if (id < townsOf.length) return id
    ids.set(name, id)
    townsOf.push([])
    for (const spelling of new Set([name, abbreviate(name)])) {
      spellings.push(spelling)
      nameOf.push(id)
    }
    return id
  }

  for (const [position, { city }] of towns.entries()) {
    townsOf[ids.get(city) ?? number(city)]?.push(position)
    if (position % slice === slice - 1) yield
  }
  return { townsOf, spellings, nameOf }
}

/** What the town search scans: each spelling of each name once, without blanks. */
export type TownIndex = {
  readonly towns: readonly Town[]
  /** For each name, its towns as ascending positions in `towns`. */
  readonly townsOf: readonly (readonly number[])[]
  /** For each spelling, the number of its name. */
  readonly nameOf: readonly number[]
  /** The spellings, each followed by a line break. */
  readonly text: string
  /** `text` as letter codes. */
  readonly codes: Uint8Array
  /** 1 where a word starts in `text`. */
  readonly wordStarts: Uint8Array
  /** The start of each spelling in `text`, and the end of the last one. */
  readonly starts: Int32Array
  /** For each spelling, a bit mask of the letters that occur in it. */
  readonly letters: Int32Array
  /** How the spellings of the largest towns sound. */
  readonly sounds: readonly string[]
}

// A slice takes a few ms, so that typing stays fluent on a slow phone.
const SLICE = 2000

/** Builds the index in slices of a few ms; the caller decides when the next slice runs. */
export function* townIndexSlices(towns: readonly Town[]): Generator<void, TownIndex> {
  const { townsOf, nameOf, spellings } = yield* gatherNames(towns, SLICE)
  const layout = yield* layOut(spellings)
  const sounds = spellings.slice(0, SOUNDING_NAMES).map(soundOf)
  return { towns, townsOf, nameOf, ...layout, sounds }
}

/** Builds the index without blocking the page: `pause` runs before each slice. */
export async function buildTownIndex(
  towns: readonly Town[],
  pause: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve)),
): Promise<TownIndex> {
  const slices = townIndexSlices(towns)
  for (;;) {
    await pause()
    const { done, value } = slices.next()
    if (done) return value
  }
}

type Layout = Omit<TownIndex, 'towns' | 'townsOf' | 'nameOf' | 'sounds'>

function* layOut(spellings: readonly string[]): Generator<void, Layout> {
  const length = spellings.reduce((sum, spelling) => sum + spelling.length + 1, 0)
  const codes = new Uint8Array(length)
  const wordStarts = new Uint8Array(length)
  const starts = new Int32Array(spellings.length + 1)
  const letters = new Int32Array(spellings.length)
  let text = ''
  let end = 0
  for (const [id, spelling] of spellings.entries()) {
    starts[id] = end
    let mask = 0
    for (const word of spelling.split(' ')) {
      wordStarts[end] = 1
      for (let at = 0; at < word.length; at += 1) {
        const code = letterCode(word.charCodeAt(at))
        codes[end] = code
        mask |= letterBit(code)
        end += 1
      }
      text += word
    }
    text += '\n'
    letters[id] = mask
    end += 1
    if (id % SLICE === SLICE - 1) yield
  }
  starts[spellings.length] = end
  return { text, codes, wordStarts, starts, letters }
}
