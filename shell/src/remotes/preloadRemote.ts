import type { PublishedRemote } from '@greenlight/kit/contract/registry'

const preloaded = new Set<string>()

/** Downloads what a remote's first page needs, without running any of it. */
export function preloadRemote({ entry, preload }: PublishedRemote): void {
  for (const address of [entry, ...preload]) {
    if (preloaded.has(address)) continue
    preloaded.add(address)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = address
    document.head.append(link)
  }
}
