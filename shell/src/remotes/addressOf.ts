import type { PublishedRemote } from '@greenlight/kit/contract/registry'

/**
 * The address of a release's entry for another attempt. A browser keeps its first answer for a
 * module's address as long as the document lives, be it one that hangs or code that threw. So each
 * attempt spells the release's folder differently: letters and digits may be percent-encoded without
 * meaning another file, and all that the entry imports is asked for anew beside it (docs/adr/0006).
 * @param attempt 0 is the address as published
 */
export function addressOf(
  { entry, version }: Pick<PublishedRemote, 'entry' | 'version'>,
  attempt: number,
): string {
  if (attempt === 0) return entry
  const spelled = [...version].map((character, at) =>
    (attempt >> at) & 1 ? `%${character.charCodeAt(0).toString(16)}` : character,
  )
  // An override's address has no folder of its version; its entry at least is asked for anew.
  return `${entry.replace(`/${version}/`, `/${spelled.join('')}/`)}?retry=${attempt}`
}
