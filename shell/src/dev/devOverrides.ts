import type { Registry } from '@greenlight/kit/contract/registry'
import { config, localStore, readStored, storageKeys } from '@greenlight/runtime'
import * as v from 'valibot'

const KEY = storageKeys.overrides

const OverridesSchema = v.record(v.string(), v.pipe(v.string(), v.url()))

/** Addresses of `remoteEntry.js` that a developer set instead of the published ones, by remote. */
export type Overrides = v.InferOutput<typeof OverridesSchema>

const isAsked = () => new URLSearchParams(window.location.search).has('dev')

export type DevOverrides = ReturnType<typeof createDevOverrides>

/** The overrides that this browser keeps, and whether this address may be developed on. */
export function createDevOverrides() {
  /** Overrides are ignored where development is not allowed. */
  let allowed = ['localhost', '127.0.0.1'].includes(window.location.hostname)

  const read = (): Overrides => (allowed ? (readStored(KEY, OverridesSchema) ?? {}) : {})

  return {
    read,
    /**
     * Reads whether the configuration allows development at this origin. Await it before other functions are
     * used. Members have no overrides, so they do not wait.
     */
    async allow(): Promise<void> {
      if (allowed) return
      try {
        if (!isAsked() && !localStore.get(KEY)) return
        allowed = (await config()).devOrigins.includes(window.location.origin)
      } catch (cause) {
        console.warn('No development panel.', cause)
      }
    },
    /** Points `remote` at another address, or back at the published one, and reloads the page. */
    set(remote: string, entry: string | null): void {
      const overrides = read()
      if (entry) overrides[remote] = entry
      else delete overrides[remote]
      localStore.set(KEY, JSON.stringify(overrides))
      window.location.reload()
    },
    /** Points all remotes back at the published ones, and reloads the page. */
    reset: () => {
      localStore.remove(KEY)
      window.location.reload()
    },
    /** Whether to show the development panel: it was requested, or an override is active. */
    wantsPanel: () => allowed && (isAsked() || Object.keys(read()).length > 0),
  }
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
