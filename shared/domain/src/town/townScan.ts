import {
  type EditDistances,
  editPattern,
  letterBit,
  letterCode,
  MAX_PATTERN,
  measureEdits,
} from './editDistance.ts'
import type { TownIndex } from './townIndex.ts'

/** Scores of one scan, 1 to 100, by the number of a name. A name without a score does not match. */
export type NameScores = Map<number, number>

// The typed text is a whole name, its beginning, the beginning of one of its words, or inside of it.
const WHOLE = 100
const BEGINNING = 90
const WORD = 80
const INSIDE = 72
/** The best score of a misspelling, before the bonus of up to 9 for large towns. */
export const MISSPELLED_SCORE = 58
// Subtracted for each edit after the first, for an unfinished name, and for another first letter.
const PER_EDIT = 8
const UNFINISHED = 3
const OTHER_INITIAL = 3
// Subtracted when blanks differ: "indiana p" matches "Indiana Point" better than "Indianapolis".
const OTHER_BLANKS = 4

/** Scores every name against normalized words: prefix before substring before misspelling. */
export function scoreNames(index: TownIndex, words: string): NameScores {
  const scores: NameScores = new Map()
  const squeezed = words.replaceAll(' ', '')
  if (squeezed === '') return scores
  scanOccurrences(index, squeezed, blanksIn(words), scores)
  scanMisspellings(index, squeezed, scores)
  return scores
}

function scanOccurrences(
  { text, starts, nameOf, wordStarts }: TownIndex,
  squeezed: string,
  blanks: readonly number[],
  scores: NameScores,
): void {
  let id = 0
  for (let at = text.indexOf(squeezed); at >= 0; at = text.indexOf(squeezed, at + 1)) {
    while ((starts[id + 1] ?? Infinity) <= at) id += 1
    const found = at
    const isStart = found === starts[id]
    const isWhole = isStart && found + squeezed.length + 1 === starts[id + 1]
    const isWord = wordStarts[found] === 1
    const place = isWhole ? WHOLE : isStart ? BEGINNING : isWord ? WORD : INSIDE
    // "De Kalb" and "DeKalb" are one name.
    const asTyped = isWhole || blanks.every((blank) => wordStarts[found + blank] === 1)
    keepBetter(scores, nameOf[id] ?? 0, asTyped ? place : place - OTHER_BLANKS)
  }
}

function scanMisspellings(
  { codes, starts, letters, nameOf }: TownIndex,
  squeezed: string,
  scores: NameScores,
): void {
  const limit = editsAllowed(squeezed.length)
  if (limit === 0) return
  const typed = Array.from(squeezed, (letter) => letterCode(letter.charCodeAt(0)))
  const pattern = editPattern(typed)
  const typedLetters = typed.reduce((mask, code) => mask | letterBit(code), 0)
  const edits: EditDistances = { whole: 0, beginning: 0 }
  for (let id = 0; id < letters.length; id += 1) {
    const missing = typedLetters & ~(letters[id] ?? 0)
    if (missing !== 0 && hasMoreBits(missing, limit)) continue
    const from = starts[id] ?? 0
    measureEdits(pattern, codes, from, (starts[id + 1] ?? 0) - 1, limit, edits)
    if (edits.beginning > limit) continue
    const whole = misspelled(edits.whole, 0)
    const score = edits.whole > limit ? misspelled(edits.beginning, UNFINISHED) : whole
    keepBetter(scores, nameOf[id] ?? 0, score - (codes[from] === typed[0] ? 0 : OTHER_INITIAL))
  }
}

const misspelled = (edits: number, off: number) => MISSPELLED_SCORE - PER_EDIT * (edits - 1) - off

/** The largest edit distance that counts as a misspelling of a text of this length. */
function editsAllowed(length: number): number {
  if (length < 4 || length > MAX_PATTERN) return 0
  if (length < 6) return 1
  return length < 12 ? 2 : 3
}

function blanksIn(words: string): readonly number[] {
  const blanks: number[] = []
  for (let at = words.indexOf(' '); at >= 0; at = words.indexOf(' ', at + 1)) {
    blanks.push(at - blanks.length)
  }
  return blanks
}

function hasMoreBits(bits: number, count: number): boolean {
  let left = bits
  for (let each = 0; each < count && left !== 0; each += 1) left &= left - 1
  return left !== 0
}

function keepBetter(scores: NameScores, name: number, score: number): void {
  if (score > (scores.get(name) ?? 0)) scores.set(name, score)
}
