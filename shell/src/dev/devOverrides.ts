import type { Registry } from '@greenlight/kit/contract/registry'
import { config, localStore, storageKeys } from '@greenlight/runtime'
import * as v from 'valibot'

const KEY = storageKeys.overrides

const OverridesSchema = v.record(v.string(), v.pipe(v.string(), v.url()))

/** Addresses of `remoteEntry.js` that a developer set instead of the published ones, by remote. */
export type Overrides = v.InferOutput<typeof OverridesSchema>

/** Whether this address may be developed on. Where it may not, a stored override means nothing. */
let allowed = ['localhost', '127.0.0.1'].includes(window.location.hostname)

/**
 * Finds out whether the configuration allows development at this origin; await it before the rest of
 * this file is used. For members, who never use the panel, it waits for nothing.
 */
export async function allowDevelopment(): Promise<void> {
  if (allowed) return
  try {
    if (!isAsked() && !localStore.get(KEY)) return
    allowed = (await config()).devOrigins.includes(window.location.origin)
  } catch (cause) {
    console.warn('No development panel.', cause)
  }
}

const isAsked = () => new URLSearchParams(window.location.search).has('dev')

export function readOverrides(): Overrides {
  if (!allowed) return {}
  try {
    return v.parse(OverridesSchema, JSON.parse(localStore.get(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

/** Points `remote` at another address, or back at the published one, and reloads the page. */
export function setOverride(remote: string, entry: string | null): void {
  const overrides = readOverrides()
  if (entry) overrides[remote] = entry
  else delete overrides[remote]
  localStore.set(KEY, JSON.stringify(overrides))
  window.location.reload()
}

/** Whether the development panel is asked for, or an override has to be shown. */
export function wantsDevPanel(): boolean {
  return allowed && (isAsked() || Object.keys(readOverrides()).length > 0)
}

export function resetOverrides(): void {
  localStore.remove(KEY)
  window.location.reload()
}

/** The registry with a developer's overrides. An override is the only release: it must not silently fall back. */
export function applyOverrides(registry: Registry, overrides: Overrides): Registry {
  const remotes = { ...registry.remotes }
  for (const [name, entry] of Object.entries(overrides)) {
    const [best] = remotes[name] ?? []
    if (!best) continue
    const routes = best.routes.map((route) => ({ ...route, preload: [] }))
    remotes[name] = [{ ...best, ...unknownBuild, routes, entry }]
  }
  return { ...registry, remotes }
}

/** Files and versions of another build than the published one. */
const unknownBuild = { version: 'override', preload: [], shared: {}, share: 100 }
