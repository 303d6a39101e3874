import type { Release } from '@greenlight/kit/contract/registry'
import { reloadPage, sessionStore, storageKeys } from '@greenlight/runtime'

const ANSWER_LIMIT_MS = 3000

/**
 * Reloads the page to get a newer shell, once for each generation of the registry. Without a limit, a page
 * that gets the old shell again would reload forever. The address, the drafts and what was typed are kept.
 * @returns whether the page reloads now
 */
export function reloadOnce(generation: number): boolean {
  const key = storageKeys.reloadedFor
  if (sessionStore.get(key) === String(generation)) return false
  // If the value cannot be stored, the page would reload without end.
  if (!sessionStore.set(key, String(generation))) return false
  reloadPage()
  return true
}

/**
 * Reloads the page, once for each generation, if the server answers for a release that the browser cannot
 * download. WebKit caches failed preloads until a reload, and WebKitGTK caches them for all encodings of
 * their address (docs/adr/0006).
 * @returns whether the page reloads now
 */
export async function reloadIfAnswering({ entry }: Release, generation: number): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS)
  const answer = await fetch(entry, { cache: 'no-store', signal }).catch(() => undefined)
  return answer?.ok === true && reloadOnce(generation)
}
