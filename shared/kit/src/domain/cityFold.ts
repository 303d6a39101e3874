import { fold } from './fold.ts'

// Nearly all of 34,000 names need no more than lower case, which is ten times as fast.
const plainWords = /^[A-Za-z]+(?: [A-Za-z]+)*$/

/**
 * A town's name, or what was typed of it, as words to compare: "Coeur d’Alene" is "coeur dalene",
 * "Winston-Salem" is "winston salem", "St. Louis" is "st louis".
 */
export function foldCity(text: string): string {
  if (plainWords.test(text)) return text.toLowerCase()
  return fold(text)
    .replace(/['’‘ʻʼ`´.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const longForms: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
}

const directions: Readonly<Record<string, string>> = {
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
}

const shortForms: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(longForms).map(([short, long]) => [long, short]),
)

/** A folded name with its Saint, Fort and Mount written out, and the direction that it begins with. */
export function writeOut(folded: string): string {
  return folded
    .replace(/\b(?:ste?|ft|mt)\b/g, (word) => longForms[word] ?? word)
    .replace(/^[nsew](?= )/, (letter) => directions[letter] ?? letter)
}

/** A folded name with its Saint, Fort and Mount shortened. */
export function shorten(folded: string): string {
  return folded.replace(/\b(?:sainte?|fort|mount)\b/g, (word) => shortForms[word] ?? word)
}
