import { chooseRelease } from '@greenlight/kit/contract/chooseRelease'
import { matchesPath } from '@greenlight/kit/contract/paths'
import type { Registry, Release, RemoteRoute } from '@greenlight/kit/contract/registry'
import { localStore, storageKeys } from '@greenlight/runtime'
import { shellVersions } from './shellVersions.ts'

export type FoundPage = {
  release: Release
  route: RemoteRoute
}

/** Chooses the releases that this browser runs. It remembers which of them failed in this page. */
export function createReleaseChooser() {
  /** Entries of releases. */
  const failed = new Set<string>()

  const choose = (list: readonly Release[], without: ReadonlySet<string>) =>
    chooseRelease(list, shellVersions, { bucket: bucket(), failed: without })

  /** The first release of a list that fits this browser and has not failed; undefined if there is none. */
  const workingRelease = (list: readonly Release[]) => choose(list, failed)

  /**
   * The release of each remote whose routes and menu the shell uses: the one that this browser runs. Without
   * one, the first of the list, so that its addresses stay known.
   */
  const releaseOfEachRemote = ({ remotes }: Registry): Release[] =>
    Object.values(remotes).flatMap((list) => workingRelease(list) ?? list[0] ?? [])

  return {
    workingRelease,
    releaseOfEachRemote,
    markFailed: ({ entry }: Release) => void failed.add(entry),
    /** Allows each release of the list to be tried again. */
    forgetFailures: (list: readonly Release[]) => {
      for (const { entry } of list) failed.delete(entry)
    },
    /**
     * The page that an address shows; undefined for an unknown address. A page that only a failed release has
     * stays known, so its address shows the error with Retry.
     */
    findPage: (registry: Registry, pathname: string): FoundPage | undefined => {
      const alsoFailed = () =>
        Object.values(registry.remotes).flatMap((list) => choose(list, new Set()) ?? [])
      return pageOf(releaseOfEachRemote(registry), pathname) ?? pageOf(alsoFailed(), pathname)
    },
  }
}

/** The route of a release that an address matches; undefined if it has none. */
export function routeOf({ routes }: Release, pathname: string): RemoteRoute | undefined {
  return routes.find(({ path }) => matchesPath(path, pathname))
}

function pageOf(releases: readonly Release[], pathname: string): FoundPage | undefined {
  for (const release of releases) {
    const route = routeOf(release, pathname)
    if (route) return { release, route }
  }
  return undefined
}

/**
 * A random number from 0 to 99, chosen once for this browser. The browser runs releases whose `share` is
 * above it.
 */
function bucket(): number {
  const stored = Number(localStore.get(storageKeys.bucket) ?? NaN)
  if (Number.isInteger(stored) && stored >= 0 && stored < 100) return stored
  const drawn = Math.floor(Math.random() * 100)
  localStore.set(storageKeys.bucket, String(drawn))
  return drawn
}
