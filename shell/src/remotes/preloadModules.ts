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
