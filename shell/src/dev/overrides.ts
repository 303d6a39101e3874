import type { Registry } from '@greenlight/kit/contract/registry'
import { config } from '@greenlight/runtime'
import * as v from 'valibot'

const KEY = 'gl.dev.remotes.v1'

const OverridesSchema = v.record(v.string(), v.pipe(v.string(), v.url()))

/** Addresses of `remoteEntry.js` that a developer set instead of the published ones, by remote. */
export type Overrides = v.InferOutput<typeof OverridesSchema>

/** Whether this address may be developed on. Where it may not, a stored override means nothing. */
let allowed = ['localhost', '127.0.0.1'].includes(window.location.hostname)

/**
 * Looks whether the configuration allows development at this origin; to be awaited before the rest of
 * this file is used. Where nobody asks for it, as no member does, it waits for nothing.
 */
export async function allowDevelopment(): Promise<void> {
  if (allowed) return
  try {
    if (!isAsked() && !localStorage.getItem(KEY)) return
    allowed = (await config()).devOrigins.includes(window.location.origin)
  } catch (cause) {
    console.warn('No development panel.', cause)
  }
}

const isAsked = () => new URLSearchParams(window.location.search).has('dev')

export function readOverrides(): Overrides {
  if (!allowed) return {}
  try {
    return v.parse(OverridesSchema, JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

/** Points `remote` at another address, or back at the published one, and starts the page anew. */
export function setOverride(remote: string, entry: string | null): void {
  const overrides = readOverrides()
  if (entry) overrides[remote] = entry
  else delete overrides[remote]
  localStorage.setItem(KEY, JSON.stringify(overrides))
  window.location.reload()
}

/** Whether the development panel is asked for, or an override has to be shown. */
export function wantsDevPanel(): boolean {
  return allowed && (isAsked() || Object.keys(readOverrides()).length > 0)
}

export function resetOverrides(): void {
  localStorage.removeItem(KEY)
  window.location.reload()
}

/** The registry as this developer wants it. An override stands alone: it must not silently fall back. */
export function applyOverrides(registry: Registry, overrides: Overrides): Registry {
  const remotes = { ...registry.remotes }
  for (const [name, address] of Object.entries(overrides)) {
    const published = remotes[name]
    if (!published) continue
    remotes[name] = { ...published, ...standingAlone, entry: address }
  }
  return { remotes }
}

const standingAlone = { version: 'override', preload: [], shared: {}, previous: null, canary: null }
