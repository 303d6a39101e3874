import { compatibilityProblems } from '@greenlight/kit/contract/chooseRelease'
import type { Release } from '@greenlight/kit/contract/registry'
import type { Location } from '@greenlight/runtime'
import { loadRemote } from './loadRemote.ts'
import { shellVersions } from './shellVersions.ts'

/**
 * Runs the code of a page before the guard allows to mount it. If `signedIn`, also begins its first queries.
 * Never rejects: the mount fails in the same way, and reports it.
 */
export async function startPage(
  release: Release,
  location: Location,
  signedIn: boolean,
): Promise<void> {
  // A release for another shell is in the registry's list only to name its pages.
  if (compatibilityProblems(release, shellVersions).length > 0) return
  try {
    const remote = await loadRemote(release)
    await remote.prepare?.(location, signedIn)
  } catch {
    // Reported by the mount.
  }
}
