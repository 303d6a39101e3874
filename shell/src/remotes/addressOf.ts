import type { Release } from '@greenlight/kit/contract/registry'

/**
 * The address of a release's entry for an attempt to load it. Browsers cache the first response for a module
 * URL until reload, even if it hangs or throws. So each retry percent-encodes different characters of the
 * version folder. The URL is new, the file is the same, and all its imports load again (ADR 6).
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
  // An override has no version folder in its address, so only its entry is loaded again.
  return `${entry.replace(`/${version}/`, `/${spelled.join('')}/`)}?retry=${attempt}`
}
