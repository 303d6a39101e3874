import { foldWords } from './fold.ts'

/** Shorter words have no key: too many reports share one letter. */
export const MIN_KEY_LETTERS = 2
export const MAX_KEY_LETTERS = 24
const MAX_NAME_WORDS = 6

type Named = { readonly name: string; readonly location: string }

/** The words of a name that are searched, folded: case, accents, apostrophes and dots do not count. */
export function nameWords(name: string): readonly string[] {
  return foldWords(name)
    .split(' ')
    .filter((word) => word.length >= MIN_KEY_LETTERS)
    .slice(0, MAX_NAME_WORDS)
}

/** The words of the town in a location such as "Fort Worth, TX". */
export function townWords(location: string): readonly string[] {
  return nameWords(location.split(',')[0] ?? '')
}

/** The key of the longest word, which the fewest reports share; null if no word is long enough. */
export function nameKey(typed: string): string | null {
  const [longest] = nameWords(typed).toSorted((a, b) => b.length - a.length)
  return longest === undefined ? null : cutKey(longest)
}

export const cutKey = (word: string): string => Array.from(word).slice(0, MAX_KEY_LETTERS).join('')

/** Whether each typed word begins a word of the name, or of the town if the name has another one. */
export function isNamed({ name, location }: Named, typed: string): boolean {
  const words = nameWords(typed)
  const own = nameWords(name)
  const begins = (list: readonly string[], word: string) => list.some((one) => one.startsWith(word))
  return (
    words.some((word) => begins(own, word)) &&
    words.every((word) => begins(own, word) || begins(townWords(location), word))
  )
}
