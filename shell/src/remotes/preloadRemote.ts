import type { PublishedRemote, RemoteRoute } from '@greenlight/kit/contract/registry'

const preloaded = new Set<string>()

interface Wanted {
  entry: PublishedRemote
  route: RemoteRoute
}

/** Downloads what a page of a remote needs, without running any of it. */
export function preloadRemote({ entry: { entry, preload }, route }: Wanted): void {
  const page = route.preload.map((file) => new URL(file, entry).href)
  for (const address of [entry, ...preload, ...page]) {
    if (preloaded.has(address)) continue
    preloaded.add(address)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = address
    document.head.append(link)
  }
}
