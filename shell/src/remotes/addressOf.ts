import type { Release } from '@greenlight/kit/contract/registry'

/**
 * The address of a release's entry for another attempt. A browser keeps its first answer for the
 * address of a module as long as the document lives, also if it hangs or the code threw. So each
 * attempt spells the release's folder differently: percent-encoded letters and digits mean the same
 * file, and everything that the entry imports is requested again beside it (docs/adr/0006).
 * @param attempt 0 is the address as published
 */
export function addressOf(
  { entry, version }: Pick<Release, 'entry' | 'version'>,
  attempt: number,
): string {
  if (attempt === 0) return entry
  const spelled = [...version].map((character, at) =>
    (attempt >> at) & 1 ? `%${character.charCodeAt(0).toString(16)}` : character,
  )
  // The address of an override has no folder of its version: only its entry is requested again.
  return `${entry.replace(`/${version}/`, `/${spelled.join('')}/`)}?retry=${attempt}`
}
