import { parseRegistry, type Registry, type RegistryEntry } from '@greenlight/kit/contract/registry'
import { useSyncExternalStore } from 'react'
import { allowDevelopment, applyOverrides, readOverrides } from '../dev/overrides.ts'
import { report } from '../monitoring/report.ts'
import { askRegistry } from './askRegistry.ts'
import { bucket } from './bucket.ts'
import { chooseVersion } from './chooseVersion.ts'
import { withLimit } from './withLimit.ts'

const STORED = 'gl.registry.v1'
/** The start does not wait longer: what is known of the registry will do. */
const START_LIMIT_MS = 3000
/** A switch never waits longer than this for news of a release; one that failed before may. */
const FRESH_LIMIT_MS = 400
const FRESH_LIMIT_AGAIN_MS = 3000
const FRESH_FOR_MS = 5000

let current: Registry | undefined
let askedAt = 0
let asking: Promise<void> | undefined
const listeners = new Set<() => void>()

async function download(): Promise<Registry> {
  const early = window.registryAsked
  window.registryAsked = null
  const response = await (early ?? askRegistry())
  if (!response.ok) throw new Error(`The registry could not be read (${response.status}).`)
  const registry = parseRegistry(await response.json())
  localStorage.setItem(STORED, JSON.stringify(registry))
  return registry
}

/** Asks for the registry; one request at a time, whoever asks. */
function ask(): Promise<void> {
  askedAt = Date.now()
  asking ??= download()
    .then(publish)
    .finally(() => (asking = undefined))
  return asking
}

function parsed(text: string | null | undefined): Registry | undefined {
  try {
    return parseRegistry(JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}

/** This browser's last good copy; else the one that was built into the page when the shell was published. */
function knownRegistry(): Registry | undefined {
  return (
    parsed(localStorage.getItem(STORED)) ?? parsed(document.getElementById('registry')?.textContent)
  )
}

function publish(registry: Registry): void {
  current = applyOverrides(registry, readOverrides())
  listeners.forEach((listener) => listener())
}

/**
 * Reads the registry at start; if that fails or takes too long, what is known of it.
 * @throws when nothing is.
 */
export async function startRegistry(): Promise<void> {
  await allowDevelopment()
  const asked = ask()
  try {
    const late = () => new Error('The registry did not answer in time.')
    await withLimit(asked, START_LIMIT_MS, late)
  } catch (cause) {
    report({ what: 'registry-failed' })
    const registry = knownRegistry()
    if (!registry) return asked
    console.warn('The registry could not be read; its last good copy is used.', cause)
    publish(registry)
    asked.catch(() => {}) // late is better than never
  }
}

/**
 * Looks for releases before a remote is opened, or when one probably will be; resolves in time even
 * when the registry does not answer.
 */
export async function refreshRegistry(again = false): Promise<void> {
  if (!again && !asking && Date.now() - askedAt < FRESH_FOR_MS) return
  const fresh = ask().catch((cause: unknown) => console.warn('No news of releases.', cause))
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
