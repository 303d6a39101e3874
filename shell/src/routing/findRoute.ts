import type { Registry, RegistryEntry, RemoteRoute } from '@greenlight/kit/contract/registry'
import { matchPath } from '@greenlight/runtime'

export interface FoundRoute {
  entry: RegistryEntry
  route: RemoteRoute
}

/** The remote that answers `pathname`, by the routes that remotes declare; undefined for an unknown path. */
export function findRoute(registry: Registry, pathname: string): FoundRoute | undefined {
  for (const entry of Object.values(registry.remotes)) {
    const route = entry.routes.find(({ path }) => matchPath(path, pathname))
    if (route) return { entry, route }
  }
  return undefined
}
