import type { FoundPage } from './releases.ts'

const preloaded = new Set<string>()

/** Downloads modules without running any of them, each once. */
export function preloadModules(addresses: readonly string[]): void {
  for (const address of addresses) {
    if (preloaded.has(address)) continue
    preloaded.add(address)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = address
    document.head.append(link)
  }
}

/** Downloads what a page of a remote needs, without running any of it. */
export function preloadPage({ release: { entry, preload }, route }: FoundPage): void {
  const files = [...preload, ...route.preload].map((file) => new URL(file, entry).href)
  preloadModules([entry, ...files])
}
