const preloaded = new Set<string>()

/**
 * Downloads modules without running any of them, each once.
 *
 * @param priority `low`: after what the page has asked for so far
 */
export function preloadModules(addresses: readonly string[], priority: 'auto' | 'low' = 'auto') {
  for (const address of addresses) {
    if (preloaded.has(address)) continue
    preloaded.add(address)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.fetchPriority = priority
    link.href = address
    document.head.append(link)
  }
}
