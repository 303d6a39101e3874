import type { Town } from './cityFile.ts'
import { gatherNames } from './cityNames.ts'
import { letterBit, letterCode } from './letterCode.ts'

/** Everything that city search scans: each spelling of each name once, without blanks. */
export type CityIndex = {
  readonly towns: readonly Town[]
  /** Positions in `towns` by name, ascending. */
  readonly townsOf: readonly (readonly number[])[]
  /** The name that each spelling belongs to. */
  readonly nameOf: readonly number[]
  /** The spellings, each followed by a line break. */
  readonly text: string
  /** The same as letter codes. */
  readonly codes: Uint8Array
  /** 1 where a word starts in `text`. */
  readonly wordStarts: Uint8Array
  /** Where each spelling starts in `text`, and one more for the end. */
  readonly starts: Int32Array
  /** Which letters occur in each spelling, one bit a letter. */
  readonly letters: Int32Array
}

// A few milliseconds each, so that even a slow phone never holds up a key stroke.
const SLICE = 2000

/** Builds the index; yields now and then so that the caller can let the page breathe. */
export function* cityIndexSlices(towns: readonly Town[]): Generator<void, CityIndex> {
  const { townsOf, nameOf, spellings } = yield* gatherNames(towns, SLICE)
  return { towns, townsOf, nameOf, ...(yield* layOut(spellings)) }
}

/** Builds the index without ever holding up the page; `pause` lets it do something else. */
export async function buildCityIndex(
  towns: readonly Town[],
  pause: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve)),
): Promise<CityIndex> {
  const slices = cityIndexSlices(towns)
  for (;;) {
    await pause()
    const { done, value } = slices.next()
    if (done) return value
  }
}

type Layout = Omit<CityIndex, 'towns' | 'townsOf' | 'nameOf'>

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
