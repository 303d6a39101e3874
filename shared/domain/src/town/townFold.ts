import { foldWords } from '../fold.ts'

// Most of the 34,000 names need only lower case, which is ten times as fast.
const plainWords = /^[A-Za-z]+(?: [A-Za-z]+)*$/

/**
 * A town's name, or the typed part of it, normalized for comparing: "Coeur d’Alene" is "coeur dalene",
 * "Winston-Salem" is "winston salem", "St. Louis" is "st louis".
 */
export function foldTownName(text: string): string {
  if (plainWords.test(text)) return text.toLowerCase()
  return foldWords(text)
}

const longForms: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
}

const directions: Readonly<Record<string, string>> = {
  n: 'north',
  no: 'north',
  s: 'south',
  so: 'south',
  e: 'east',
  w: 'west',
}

const shortForms: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(longForms).map(([short, long]) => [long, short]),
)

/** Expands "st", "ste", "ft" and "mt", and a direction at the start: "n st paul" is "north saint paul". */
export function expandAbbreviations(folded: string): string {
  return folded
    .replace(/\b(?:ste?|ft|mt)\b/g, (word) => longForms[word] ?? word)
    .replace(/^(?:no|so|[nsew])(?= )/, (letter) => directions[letter] ?? letter)
}

/** Abbreviates Saint, Sainte, Fort and Mount: "saint paul" is "st paul". */
export function abbreviate(folded: string): string {
  return folded.replace(/\b(?:sainte?|fort|mount)\b/g, (word) => shortForms[word] ?? word)
}

const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sch|sh|ch/g, 'j'],
  [/ck|c(?![eiy])|q/g, 'k'],
  [/z|c/g, 's'],
  [/gh/g, 'g'],
  [/(?<=.)[aeiouyhw ]/g, ''],
  [/(.)\1+/g, '$1'],
]

/** How folded words sound, roughly: "phenix", "fenix" and "phoenix" are "fnx". */
export function soundOf(words: string): string {
  return spellings.reduce((sound, [from, to]) => sound.replace(from, to), words)
}
