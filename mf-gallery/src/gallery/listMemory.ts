import type { GalleryList } from './galleryList.ts'

// Each list holds up to some megabytes of previews; few members go back further than this.
const KEPT_LISTS = 3

const lists = new Map<string, GalleryList>()

/**
 * Remembers what the gallery showed at a place in the browser's history, so that Back shows it again at
 * once, without asking the server. In memory only: signing out throws the document away.
 */
export function rememberList(historyKey: string, list: GalleryList): void {
  lists.delete(historyKey)
  lists.set(historyKey, list)
  const recent = new Set([...lists.values()].reverse())
  const kept = new Set([...recent].slice(0, KEPT_LISTS))
  for (const [key, each] of lists) if (!kept.has(each)) lists.delete(key)
}

export function recallList(historyKey: string): GalleryList | undefined {
  return lists.get(historyKey)
}
