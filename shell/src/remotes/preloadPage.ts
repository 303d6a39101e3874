import type { PageOfRelease } from './releases.ts'
import { preloadModules } from './preloadModules.ts'

/** Downloads what a page of a remote needs, without running any of it. */
export function preloadPage({ release: { entry, preload }, route }: PageOfRelease): void {
  const files = [...preload, ...route.preload].map((file) => new URL(file, entry).href)
  preloadModules([entry, ...files])
}
