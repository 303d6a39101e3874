import { fold, foldWords } from './fold.ts'
import { shortFormsOf } from './shortForms.ts'

/** Shorter words have no key: too many reports share one letter. In scripts without case, one sign is enough. */
const MIN_KEY_LETTERS = 2
export const MAX_KEY_LETTERS = 24
const MAX_NAME_WORDS = 12
/** A query can have 30 values, all combinations with other filters counted: 3 genders, 2 tones. */
const MAX_ASKED_KEYS = 5

type Named = { readonly name: string; readonly location: string }

/** A letter of Latin, Greek, Cyrillic and others that have capitals. Ideographs have none. */
const hasCase = (letter: string) => letter.toLowerCase() !== letter.toUpperCase()

/** The fewest letters of `word` that are a key. */
export function minKeyLetters(word: string): number {
  const [first = ''] = word
  return /\p{L}/u.test(first) && !hasCase(first) ? 1 : MIN_KEY_LETTERS
}

const isLongEnough = (word: string) => Array.from(word).length >= minKeyLetters(word)

/** The words of a name that are searched, folded: case, accents, apostrophes and dots do not count. */
export function nameWords(name: string): readonly string[] {
  return wordsOf(foldWords(withoutInvisible(name))).filter(isLongEnough)
}

/** All parts of a name, also single letters: "D’Angelo" has "d" and "angelo". */
export function nameParts(name: string): readonly string[] {
  return wordsOf(foldWords(fold(withoutInvisible(name)).replace(/['’‘ʻʼ`´]/g, ' ')))
}

const withoutInvisible = (text: string) => text.replace(/\p{Cf}/gu, '')

const wordsOf = (folded: string) =>
  folded
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_NAME_WORDS)

/** Both spellings of names with Saint: "st john" and "saint john". Others have one. */
export function nameSpellings(parts: readonly string[]): readonly (readonly string[])[] {
  const saints = ['saint', 'st']
  if (!parts.some((part) => saints.includes(part))) return [parts]
  return saints.map((saint) => parts.map((part) => (saints.includes(part) ? saint : part)))
}

/** A name without blanks, from each of its parts on: "de la Cruz" is "delacruz", "lacruz" and "cruz". */
export function joinedNames(parts: readonly string[]): readonly string[] {
  return parts.map((_, at) => parts.slice(at).join(''))
}

/** The words of the town in a location such as "Fort Worth, TX". */
export function townWords(location: string): readonly string[] {
  return nameWords(location.split(',')[0] ?? '')
}

/** The key of the longest word, which the fewest reports share, else of all initials; null if that is too short. */
export function nameKey(typed: string): string | null {
  const [longest] = nameWords(typed).toSorted((a, b) => b.length - a.length)
  const key = longest ?? nameParts(typed).join('')
  return isLongEnough(key) ? cutKey(key) : null
}

/** The keys of a typed name, any of which a report may have: blanks do not count, and short forms do. */
export function nameKeys(typed: string): readonly string[] {
  const key = nameKey(typed)
  if (key === null) return []
  const joined = nameSpellings(nameParts(typed)).map((parts) => cutKey(parts.join('')))
  return [...new Set([key, ...joined, ...shortFormsOf(key)])].slice(0, MAX_ASKED_KEYS)
}

export const cutKey = (word: string): string => Array.from(word).slice(0, MAX_KEY_LETTERS).join('')

/**
 * Whether each typed word begins a part of the name, or a word of the town if the name has another one. Blanks
 * count on neither side: "mac donald" and "jeanluc" find MacDonald and Jean-Luc. Short forms are the same name.
 */
export function isNamed({ name, location }: Named, typed: string): boolean {
  const parts = nameParts(name)
  const own = nameSpellings(parts).flatMap(joinedNames)
  const town = townWords(location)
  const isOwn = (word: string) =>
    own.some((one) => one.startsWith(word)) ||
    shortFormsOf(word).some((form) => parts.includes(form))
  const isTown = (word: string) => town.some((one) => one.startsWith(word))
  return readings(nameParts(typed)).some((words) => {
    const told = words.filter(isLongEnough)
    return told.some(isOwn) && told.every((word) => isOwn(word) || isTown(word))
  })
}

/** The typed words, and those with some neighbors joined: "dela cruz" is also "delacruz". */
function readings(words: readonly string[]): readonly (readonly string[])[] {
  const joined = words.flatMap((_, from) =>
    words
      .slice(from + 1)
      .map((__, more) => [
        ...words.slice(0, from),
        words.slice(from, from + more + 2).join(''),
        ...words.slice(from + more + 2),
      ]),
  )
  return [words, ...joined]
}
