import { nameKey } from './nameWords.ts'
import { soundKeys } from './searchKeys.ts'

const MOST_KEYS = 5

/**
 * The keys by which a new report finds a saved search, `users/{uid}/searches/{slot}.match`: that of the name and those of
 * its sound. Empty without a name. A report has one of them if it fits (see `searchKeys`).
 */
export function searchMatch(name: string): readonly string[] {
  const key = nameKey(name)
  return key === null ? [] : [...new Set([key, ...soundKeys(key)])].slice(0, MOST_KEYS)
}
