import { parseRegistry, type Registry, type RegistryEntry } from '@greenlight/kit/contract/registry'
import { useSyncExternalStore } from 'react'
import { applyOverrides, readOverrides } from '../dev/overrides.ts'
import { report } from '../monitoring/report.ts'
import { bucket } from './bucket.ts'
import { chooseVersion } from './chooseVersion.ts'

const STORED = 'gl.registry.v1'
/** A switch never waits longer than this for news of a release; one that failed before may. */
const FRESH_LIMIT_MS = 400
const FRESH_LIMIT_AGAIN_MS = 3000
const FRESH_FOR_MS = 5000

let current: Registry | undefined
let askedAt = 0
let asking: Promise<Registry> | undefined
const listeners = new Set<() => void>()

async function download(): Promise<Registry> {
  const response = await fetch('/registry.json', { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The registry could not be read (${response.status}).`)
  const registry = parseRegistry(await response.json())
  localStorage.setItem(STORED, JSON.stringify(registry))
  return registry
}

/** Asks for the registry; one request at a time, whoever asks. */
function ask(): Promise<Registry> {
  askedAt = Date.now()
  asking ??= download().finally(() => (asking = undefined))
  return asking
}

function lastGood(): Registry | undefined {
  try {
    return parseRegistry(JSON.parse(localStorage.getItem(STORED) ?? ''))
  } catch {
    return undefined
  }
}

function publish(registry: Registry): void {
  current = applyOverrides(registry, readOverrides())
  listeners.forEach((listener) => listener())
}

/**
 * Reads the registry at start; if that fails, the last good copy of this browser.
 * @throws when there is neither.
 */
export async function startRegistry(): Promise<void> {
  try {
    publish(await ask())
  } catch (cause) {
    report({ what: 'registry-failed' })
    const registry = lastGood()
    if (!registry) throw cause
    console.warn('The registry could not be read; its last good copy is used.', cause)
    publish(registry)
  }
}

/** Looks for releases before a remote is opened; resolves in time even when the registry does not answer. */
async function refreshRegistry(again: boolean): Promise<void> {
  if (!again && Date.now() - askedAt < FRESH_FOR_MS) return
  const fresh = ask().then(publish, (cause: unknown) => console.warn('No news of releases.', cause))
  await Promise.race([
    fresh,
    new Promise((resolve) => setTimeout(resolve, again ? FRESH_LIMIT_AGAIN_MS : FRESH_LIMIT_MS)),
  ])
}

/**
 * What this browser gets of a remote now. `again`: after a failure, when a release of this moment may
 * have mended it.
 * @throws when the registry has none.
 */
export async function findEntry(name: string, again: boolean): Promise<RegistryEntry> {
  await refreshRegistry(again)
  const entry = current?.remotes[name]
  if (!entry) throw new Error(`${name} is not in the registry.`)
  return chooseVersion(entry, bucket())
}

export function useRegistry(): Registry | undefined {
  return useSyncExternalStore(subscribe, () => current)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
