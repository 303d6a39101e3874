import { doubleMetaphone } from 'double-metaphone'
import {
  cutKey,
  joinedNames,
  MAX_KEY_LETTERS,
  minKeyLetters,
  nameParts,
  nameSpellings,
  nameWords,
  townWords,
} from './nameWords.ts'

const MAX_KEYS = 120
/** Shorter codes are too common to leave out their last sound. */
const MIN_SHORTENED = 3

/**
 * The keys that a report stores, so that it is found by its name (see docs/adr/0013): of each word of the
 * name all beginnings and its sound codes as `~MRKS`, the beginnings of the name without blanks and of the
 * town's words; then, as long as there is room, those of the name from each of its parts on.
 */
export function searchKeys(name: string, location: string): readonly string[] {
  const words = nameWords(name)
  const spellings = nameSpellings(nameParts(name))
  const keys = [
    ...words.flatMap(beginnings),
    ...words.flatMap(soundCodes),
    ...spellings.flat().flatMap(beginnings),
    ...spellings.flatMap((parts) => beginnings(parts.join(''))),
    ...townWords(location).flatMap(beginnings),
    ...spellings.flatMap(joinedNames).flatMap(beginnings),
  ]
  return [...new Set(keys)].slice(0, MAX_KEYS)
}

/** All keys of names that sound like a typed word: "marcus" finds Markus and Marcos, then Marc and Mark. */
export function soundKeys(word: string): readonly string[] {
  const codes = soundCodes(word)
  const shorter = codes
    .filter((code) => code.length > MIN_SHORTENED + 1)
    .map((code) => code.slice(0, -1))
  return [...new Set([...codes, ...shorter])]
}

/** How close a name sounds to a typed word with these `soundKeys`: 0 is the closest, -1 has none of them. */
export function soundRank(name: string, sounds: readonly string[]): number {
  const own = searchKeys(name, '')
  return sounds.findIndex((sound) => own.includes(sound))
}

/** Double metaphone knows plain letters only, so that a name in another script has no code. */
function soundCodes(word: string): readonly string[] {
  return [...new Set(doubleMetaphone(word))]
    .filter((code) => code !== '')
    .map((code) => `~${code}`.slice(0, MAX_KEY_LETTERS))
}

/** All beginnings of a word that are long enough for a key. */
function beginnings(word: string): readonly string[] {
  const letters = Array.from(cutKey(word))
  const shortest = minKeyLetters(word)
  return letters.slice(shortest - 1).map((_, at) => letters.slice(0, at + shortest).join(''))
}
