import { parseRegistry, type Registry, type Release } from '@greenlight/kit/contract/registry'
import { localStore, sessionStore, withLimit, storageKeys } from '@greenlight/runtime'
import { useSyncExternalStore } from 'react'
import { allowDevelopment, applyOverrides, readOverrides } from '../dev/overrides.ts'
import { sendTelemetry } from '../monitoring/telemetry.ts'
import { requestRegistry } from './requestRegistry.ts'

/** The start waits no longer than this; then it uses the last known registry. */
const START_LIMIT_MS = 3000
/** A switch waits no longer than this for new releases; one that failed before waits longer. */
const FRESH_LIMIT_MS = 400
const FRESH_LIMIT_AFTER_FAILURE_MS = 3000
const FRESH_FOR_MS = 5000

let current: Registry | undefined
let requestedAt = 0
let request: Promise<void> | undefined
const listeners = new Set<() => void>()

async function download(): Promise<Registry> {
  const early = window.registryResponse
  window.registryResponse = null
  const response = await (early ?? requestRegistry())
  if (!response.ok) throw new Error(`The registry could not be read (${response.status}).`)
  const registry = parseRegistry(await response.json())
  localStore.set(storageKeys.registry, JSON.stringify(registry))
  return registry
}

/** Downloads the registry; callers share one request. */
function update(): Promise<void> {
  requestedAt = Date.now()
  request ??= download()
    .then(setCurrent)
    .finally(() => (request = undefined))
  return request
}

function parsed(text: string | null | undefined): Registry | undefined {
  try {
    return parseRegistry(JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}

/** The newer one of this browser's last good copy and the one that publishing put into the page. */
function knownRegistry(): Registry | undefined {
  const copy = parsed(localStore.get(storageKeys.registry))
  const inPage = parsed(document.getElementById('registry')?.textContent)
  return copy && inPage && inPage.generation > copy.generation ? inPage : (copy ?? inPage)
}

function setCurrent(registry: Registry): void {
  current = applyOverrides(registry, readOverrides())
  listeners.forEach((listener) => listener())
}

/**
 * Reads the registry at start; if that fails or takes too long, uses the last known one.
 * @throws if none is known
 */
export async function startRegistry(): Promise<void> {
  await allowDevelopment()
  const updating = update()
  try {
    const late = () => new Error('The registry did not answer in time.')
    await withLimit(updating, START_LIMIT_MS, late)
  } catch (cause) {
    sendTelemetry({ what: 'registry-failed' })
    const registry = knownRegistry()
    if (!registry) return updating
    console.warn('The registry could not be read; a known one is used.', cause)
    setCurrent(registry)
    updating.catch(() => {}) // a late answer is still used
  }
}

/**
 * Looks for new releases before a remote is opened, or when that is likely soon. Resolves in time even
 * if the registry does not answer.
 */
export async function refreshRegistry(afterFailure = false): Promise<void> {
  // Negative if the device's clock was set back.
  const ageMs = Date.now() - requestedAt
  if (!afterFailure && !request && ageMs >= 0 && ageMs < FRESH_FOR_MS) return
  const fresh = update().catch((cause: unknown) => console.warn('No new registry.', cause))
  const limit = afterFailure ? FRESH_LIMIT_AFTER_FAILURE_MS : FRESH_LIMIT_MS
  await Promise.race([fresh, new Promise((resolve) => setTimeout(resolve, limit))])
}

/** The releases of a remote, best first. @throws if the registry has none */
export function releasesOf(name: string): readonly Release[] {
  const list = current?.remotes[name]
  if (!list?.length) throw new Error(`${name} is not in the registry.`)
  return list
}

/** Counts the changes of the registry. */
export const registryGeneration = (): number => current?.generation ?? 0

export function useRegistry(): Registry | undefined {
  return useSyncExternalStore(subscribe, () => current)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Reloads the page to get a newer shell, once for each generation of the registry: without a limit, a
 * shell that is still the old one would reload for ever. The address and the drafts stay.
 * @returns whether the page reloads now
 */
export function reloadOnce(generation: number): boolean {
  const key = storageKeys.reloadedFor
  if (sessionStore.get(key) === String(generation)) return false
  // If the value cannot be stored, the page would reload without end.
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
  const signal = AbortSignal.timeout(FRESH_LIMIT_AFTER_FAILURE_MS)
  const answer = await fetch(entry, { cache: 'no-store', signal }).catch(() => undefined)
  return answer?.ok === true && reloadOnce(registryGeneration())
}
