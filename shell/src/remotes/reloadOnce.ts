import { storageKeys } from '@greenlight/domain/storageKeys'
import type { Release } from '@greenlight/kit/contract/registry'
import { sessionStore } from '@greenlight/runtime'
import { registryGeneration } from './registry.ts'

/**
 * Reloads the page to get a newer shell, once for each generation of the registry: without a limit, a
 * shell that is still the old one would reload for ever. The address and the drafts stay.
 * @returns whether the page reloads now
 */
export function reloadOnce(generation: number): boolean {
  const key = storageKeys.reloadedFor
  if (sessionStore.get(key) === String(generation)) return false
  // Where the browser does not keep it, the next document would not know that it is the second.
  if (!sessionStore.set(key, String(generation))) return false
  window.location.reload()
  return true
}

/**
 * Reloads the page, once, if the server answers for a release that the browser says it cannot download.
 * WebKit keeps failed preloads until then, and WebKitGTK keeps them for all spellings of their address
 * (docs/adr/0006).
 * @returns whether the page reloads now
 */
export async function reloadIfAnswering({ entry }: Release): Promise<boolean> {
  const answer = await fetch(entry, { cache: 'no-store' }).catch(() => undefined)
  return answer?.ok === true && reloadOnce(registryGeneration())
}
