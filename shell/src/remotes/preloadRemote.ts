import type { PublishedRemote, RemoteRoute } from '@greenlight/kit/contract/registry'
import { preloadModules } from './preloadModules.ts'

interface Wanted {
  entry: PublishedRemote
  route: RemoteRoute
}

/** Downloads what a page of a remote needs, without running any of it. */
export function preloadRemote({ entry: { entry, preload }, route }: Wanted): void {
  const page = route.preload.map((file) => new URL(file, entry).href)
  preloadModules([entry, ...preload, ...page])
}
