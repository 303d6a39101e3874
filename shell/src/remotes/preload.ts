import type { FoundPage } from './releaseChooser.ts'

/** Downloads each module once, without running it, after what the page itself asks for. */
export function createPreloader() {
  const preloaded = new Set<string>()

  function preloadModules(addresses: readonly string[]): void {
    for (const address of addresses) {
      if (preloaded.has(address)) continue
      preloaded.add(address)
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.fetchPriority = 'low'
      link.crossOrigin = ''
      link.href = address
      document.head.append(link)
    }
  }

  function preloadPage({ release: { entry, preload }, route }: FoundPage): void {
    const files = [...preload, ...route.preload].map((file) => new URL(file, entry).href)
    preloadModules([entry, ...files])
  }

  return { preloadModules, preloadPage }
}
