import { parseRegistry, type Registry, type Release } from '@greenlight/kit/contract/registry'
import { localStore, noteServerTime, storageKeys, withLimit } from '@greenlight/runtime'
import { applyOverrides, type DevOverrides } from '../dev/devOverrides.ts'
import type { Telemetry } from '../monitoring/telemetry.ts'
import { requestRegistry } from './requestRegistry.ts'

/** After this time the start uses the last known registry. */
const START_LIMIT_MS = 3000
/** The time limit for new releases at a switch. It is longer after a failure. */
const FRESH_LIMIT_MS = 400
const FRESH_LIMIT_AFTER_FAILURE_MS = 3000
const FRESH_FOR_MS = 5000

/** The releases that this page knows. */
export function createRegistry(overrides: DevOverrides, telemetry: Telemetry) {
  let current: Registry | undefined
  let requestedAt = 0
  let request: Promise<void> | undefined
  const listeners = new Set<() => void>()

  function setCurrent(registry: Registry): void {
    current = applyOverrides(registry, overrides.read())
    listeners.forEach((listener) => listener())
  }

  /** Downloads the registry. Concurrent callers share one request. */
  function update(): Promise<void> {
    requestedAt = Date.now()
    request ??= download()
      .then(setCurrent)
      .finally(() => (request = undefined))
    return request
  }

  return {
    /**
     * Reads the registry at start; if that fails or takes too long, uses the last known one.
     * @throws if none is known
     */
    async start(): Promise<void> {
      await overrides.allow()
      const updating = update()
      try {
        const late = () => new Error('The registry did not answer in time.')
        await withLimit(updating, START_LIMIT_MS, late)
      } catch (cause) {
        telemetry.send({ what: 'registry-failed' })
        const registry = knownRegistry()
        if (!registry) return updating
        console.warn('The registry could not be read; a known one is used.', cause)
        setCurrent(registry)
        updating.catch(() => {}) // a late answer is still used
      }
    },
    /**
     * Looks for new releases before a remote is opened, or when that is likely soon. Resolves within a time
     * limit even if the registry does not answer.
     */
    async refresh(afterFailure = false): Promise<void> {
      // Negative if the device's clock was set back.
      const ageMs = Date.now() - requestedAt
      if (!afterFailure && !request && ageMs >= 0 && ageMs < FRESH_FOR_MS) return
      const fresh = update().catch((cause: unknown) => console.warn('No new registry.', cause))
      const limit = afterFailure ? FRESH_LIMIT_AFTER_FAILURE_MS : FRESH_LIMIT_MS
      await Promise.race([fresh, new Promise((resolve) => setTimeout(resolve, limit))])
    },
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Whether another shell than the one of this page is live. False if one of the two is unknown. */
    hasOtherShell(): boolean {
      const own = parsed(document.getElementById('registry')?.textContent)?.shell
      const live = current?.shell
      return Boolean(own && live) && own?.version !== live?.version
    },
    /** The number of changes so far. */
    generation: () => current?.generation ?? 0,
    /** The releases of a remote, best first. @throws if the registry has none */
    releasesOf(name: string): readonly Release[] {
      const list = current?.remotes[name]
      if (!list?.length) throw new Error(`${name} is not in the registry.`)
      return list
    },
  }
}

async function download(): Promise<Registry> {
  const early = window.registryResponse
  window.registryResponse = null
  const response = await (early ?? requestRegistry())
  const sentAt = response.headers.get('date')
  if (sentAt) noteServerTime(new Date(sentAt))
  if (!response.ok) throw new Error(`The registry could not be read (${response.status}).`)
  const registry = parseRegistry(await response.json())
  localStore.set(storageKeys.registry, JSON.stringify(registry))
  return registry
}

/**
 * The newer one of two copies: the last good one of this browser, and the one that publishing wrote into the
 * page.
 */
function knownRegistry(): Registry | undefined {
  const copy = parsed(localStore.get(storageKeys.registry))
  const inPage = parsed(document.getElementById('registry')?.textContent)
  return copy && inPage && inPage.generation > copy.generation ? inPage : (copy ?? inPage)
}

function parsed(text: string | null | undefined): Registry | undefined {
  try {
    return parseRegistry(JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}
