import { compatibilityProblems } from '@greenlight/kit/contract/chooseRelease'
import type { Release } from '@greenlight/kit/contract/registry'
import type { Remote, Service } from '@greenlight/kit/contract/remote'
import type { Location } from '@greenlight/runtime'
import { addressOf } from './addressOf.ts'
import { createFederation } from './federation.ts'
import { RemoteError, toRemoteError } from './remoteError.ts'
import { shellVersions } from './shellVersions.ts'

export type RemoteLoader = ReturnType<typeof createRemoteLoader>

/** Downloads remotes and services of releases, each once. */
export function createRemoteLoader() {
  const federation = createFederation()
  /** By the entry of its release. */
  const loaded = new Map<string, Promise<Remote>>()
  /** The number of failures of each entry. */
  const failures = new Map<string, number>()

  async function loadExposed(release: Release, module: 'remote' | 'service'): Promise<unknown> {
    const { name, version, entry } = release
    const attempt = failures.get(entry) ?? 0
    // Each attempt has its own name, because the federation runtime does not retry one that failed.
    const key = `${name}@${version}#${attempt}`
    federation.registerRemotes([{ name: key, entry: addressOf(release, attempt), type: 'module' }])
    try {
      const exposed = await federation.loadRemote<{ default: unknown }>(`${key}/${module}`)
      return exposed?.default
    } catch (error) {
      throw toRemoteError(error, 'evaluate', name)
    }
  }

  /**
   * The remote of a release, downloaded at its first use. It has no time limit: callers use `withLimit`.
   * @throws RemoteError
   */
  function loadRemote(release: Release): Promise<Remote> {
    const known = loaded.get(release.entry)
    if (known) return known
    const loading = loadExposed(release, 'remote').then((exposed) => checkRemote(release, exposed))
    loaded.set(release.entry, loading)
    return loading
  }

  return {
    loadRemote,
    /** The service of a release. @throws RemoteError */
    async loadService(release: Release): Promise<Service> {
      const exposed = await loadExposed(release, 'service')
      if (!isService(exposed)) throw new RemoteError('invalid', release.name)
      return exposed
    },
    /**
     * Call this after a failure: the next attempt then uses a new address, because the browser does not request a
     * failed module again.
     */
    forgetRemote({ entry }: Release): void {
      loaded.delete(entry)
      failures.set(entry, (failures.get(entry) ?? 0) + 1)
    },
    /**
     * Loads the module of a page without mounting it, because the guard may still wait. If `signedIn`, also
     * begins the page's first queries. Never rejects: the mount fails in the same way and reports it.
     */
    async preparePage(release: Release, location: Location, signedIn: boolean): Promise<void> {
      // A release for another shell is in the list only to name its pages.
      if (compatibilityProblems(release, shellVersions).length > 0) return
      try {
        const remote = await loadRemote(release)
        await remote.prepare?.(location, signedIn)
      } catch {
        // Reported by the mount.
      }
    },
  }
}

/**
 * @throws RemoteError `invalid`, or `contract` if the contract of the code does not fit this shell, although
 *   the one in the registry does
 */
function checkRemote(release: Release, exposed: unknown): Remote {
  if (!isRemote(exposed)) throw new RemoteError('invalid', release.name)
  const [detail] = compatibilityProblems({ ...release, contract: exposed.contract }, shellVersions)
  if (detail) throw new RemoteError('contract', release.name, { detail })
  return exposed
}

const hasFunctions = (value: unknown, keys: readonly string[]): value is object =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => typeof Reflect.get(value, key) === 'function')

function isRemote(value: unknown): value is Remote {
  const lifecycles = ['bootstrap', 'mount', 'update', 'unmount']
  return hasFunctions(value, lifecycles) && typeof Reflect.get(value, 'contract') === 'number'
}

const isService = (value: unknown): value is Service => hasFunctions(value, ['start'])
