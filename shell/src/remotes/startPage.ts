import { compatibilityProblems } from '@greenlight/kit/contract/chooseRelease'
import type { Release } from '@greenlight/kit/contract/registry'
import type { Location } from '@greenlight/runtime'
import { loadRemote } from './loadRemote.ts'
import { shellVersions } from './shellVersions.ts'

/**
 * Runs the code of a page before the guard lets it be mounted; `signedIn` begins its first queries, too. Never
 * rejects: the mount meets the same failure, and reports it.
 */
export async function startPage(
  release: Release,
  location: Location,
  signedIn: boolean,
): Promise<void> {
  // Where none fits, the release names the page only.
  if (compatibilityProblems(release, shellVersions).length > 0) return
  try {
    const remote = await loadRemote(release)
    await remote.prepare?.(location, signedIn)
  } catch {
    // As above.
  }
}
