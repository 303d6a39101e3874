import { readPackage } from './packages.mjs'

/**
 * Vite's manifest of a build, for tests: an entry, and the pages that the remote's routes name.
 * @param {string} name of the remote
 * @returns {import('./preload.mjs').ViteManifest}
 */
export function fakeManifest(name) {
  const pages = (readPackage(name).greenlight?.routes ?? []).flatMap(({ page }) => page ?? [])
  return {
    entry: { file: 'remoteEntry.js' },
    ...Object.fromEntries(pages.map((page) => [page, { file: 'remoteEntry.js' }])),
  }
}
