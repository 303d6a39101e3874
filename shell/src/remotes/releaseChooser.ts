import { chooseRelease } from '@greenlight/kit/contract/chooseRelease'
import type { Registry, Release, RemoteRoute } from '@greenlight/kit/contract/registry'
import { matchesPath } from '@greenlight/kit/contract/paths'
import { localStore, storageKeys } from '@greenlight/runtime'
import { shellVersions } from './shellVersions.ts'

/** Entries of releases that failed in this page. */
const failed = new Set<string>()

/** The release of a list that this browser runs next; undefined if none fits or all failed. */
export function nextRelease(list: readonly Release[]): Release | undefined {
  return chooseRelease(list, shellVersions, { bucket: bucket(), failed })
}

/** The same, as if no release had failed. */
function preferredRelease(list: readonly Release[]): Release | undefined {
  return chooseRelease(list, shellVersions, { bucket: bucket(), failed: new Set() })
}

/**
 * The release that a visit begins with: when all have failed, each gets another chance. Undefined if
 * none fits this shell.
 */
export function firstRelease(list: readonly Release[]): Release | undefined {
  const release = nextRelease(list)
  if (release) return release
  for (const { entry } of list) failed.delete(entry)
  return nextRelease(list)
}

export function markFailed({ entry }: Release): void {
  failed.add(entry)
}

/**
 * The release of each remote whose routes and menu the shell uses: the one that this browser runs. If none fits,
 * the first of the list, so that its addresses stay known.
 */
export function currentReleases({ remotes }: Registry): Release[] {
  return Object.values(remotes).flatMap((list) => nextRelease(list) ?? list[0] ?? [])
}

export interface FoundPage {
  release: Release
  route: RemoteRoute
}

/** The route of a release that an address matches; undefined if it has none. */
export function routeAt({ routes }: Release, pathname: string): RemoteRoute | undefined {
  return routes.find(({ path }) => matchesPath(path, pathname))
}

/**
 * The page that an address shows; undefined for an unknown address. A page that only a failed release has stays
 * known: its address keeps the error with Retry.
 */
export function findPage(registry: Registry, pathname: string): FoundPage | undefined {
  const preferred = () =>
    Object.values(registry.remotes).flatMap((list) => preferredRelease(list) ?? [])
  return pageOf(currentReleases(registry), pathname) ?? pageOf(preferred(), pathname)
}

function pageOf(releases: readonly Release[], pathname: string): FoundPage | undefined {
  for (const release of releases) {
    const route = routeAt(release, pathname)
    if (route) return { release, route }
  }
  return undefined
}

/** A random number from 0 to 99, drawn once for this browser. It runs releases whose `share` is above this number. */
function bucket(): number {
  const stored = Number(localStore.get(storageKeys.bucket) ?? NaN)
  if (Number.isInteger(stored) && stored >= 0 && stored < 100) return stored
  const drawn = Math.floor(Math.random() * 100)
  localStore.set(storageKeys.bucket, String(drawn))
  return drawn
}
