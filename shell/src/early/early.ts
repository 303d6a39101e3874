import { chooseRelease } from '@greenlight/kit/contract/chooseRelease'
import { matchesPath } from '@greenlight/kit/contract/paths'
import type { Registry } from '@greenlight/kit/contract/registry'
import { onThirdEscape } from '../chrome/onThirdEscape.ts'
import { isTabLeft } from '../neutralPage/neutralPage.ts'
import { followQuickExit } from '../painted/oneMoment.ts'
import { createPreloader } from '../remotes/preload.ts'
import { requestRegistry } from '../remotes/requestRegistry.ts'
import { shellVersions } from '../remotes/shellVersions.ts'
import { type GuardState, mayPreload, startPath } from '../routing/guard.ts'
import { keys, stored } from './storedKeys.ts'

// A separate script that runs while the shell's scripts are still downloading. It requests the registry, then
// what the page of this address needs of its remote, by the registry in the page, and what a session begins with. The
// shell would do that half a second later on a slow phone. This script only downloads and runs nothing. The shell requests
// everything that this script did not find.
//
// The scripts that the page names come first: preloads have a low priority.

// Each feature exists since the oldest supported version of one engine (shared/build/src/oldestBrowsers.mjs).
// Older browsers show a text from index.html instead of the page.
const isCurrent = 'OffscreenCanvas' in window && 'Segmenter' in Intl && CSS.supports('mask', 'none')
if (!isCurrent) document.documentElement.classList.add('old-browser')

onThirdEscape(followQuickExit)

const signedOut: GuardState = { status: 'signedOut', member: { state: 'none' }, banned: false }

const { preloadModules, preloadPage } = createPreloader()

/** Written into the tag by shared/build/src/earlyScript.mjs. */
const sessionFiles = document.currentScript?.dataset['session']?.split(' ') ?? []

/** Then the neutral page is shown, which needs nothing. */
const isLeft = isTabLeft()
const wasSignedIn = stored(keys.session) !== null
/**
 * 99 until the shell has chosen a bucket, so that a first visit preloads no release that only some browsers
 * get.
 */
const browser = { bucket: Number(stored(keys.bucket) ?? 99), failed: new Set<string>() }

/** Resolves when the whole page has been read. */
async function pageRead(): Promise<void> {
  while (document.readyState === 'loading')
    await new Promise((resolve) =>
      document.addEventListener('readystatechange', resolve, { once: true }),
    )
}

/** By the registry in the page, which is as new as the page. */
async function preloadRoute(): Promise<void> {
  await pageRead()
  const { remotes } = JSON.parse(document.getElementById('registry')?.textContent ?? '') as Registry
  const start = () => startPath(stored(keys.welcomeSeen), wasSignedIn)
  const pathname = location.pathname === '/' ? start() : location.pathname
  for (const list of Object.values(remotes)) {
    const release = chooseRelease(list, shellVersions, browser)
    const route = release?.routes.find(({ path }) => matchesPath(path, pathname))
    if (!release || !route) continue
    if (mayPreload(route.access, wasSignedIn, signedOut)) preloadPage({ release, route })
  }
}

/** When the style sheet of the page shows that nothing has run. */
const START_LIMIT_MS = 20_000

/** The shell removes the bar that says so. */
async function reportFailedStart(): Promise<void> {
  if (!document.getElementById('start-failed')) return
  const response = await fetch('/config.json')
  const { report } = (await response.json()) as { report?: string | null }
  if (report) navigator.sendBeacon(report, JSON.stringify({ what: 'start-failed' }))
}

// Without a configuration there is no endpoint. The neutral page sends nothing.
if (!isLeft) setTimeout(() => void reportFailedStart().catch(() => {}), START_LIMIT_MS)

// Null if the shell was faster and has requested the registry already.
if (!isLeft && window.registryResponse === undefined) {
  window.registryResponse = requestRegistry()
  window.registryResponse.catch(() => {}) // the shell reports what is wrong, if it starts
  preloadRoute().catch(() => {}) // without a registry in the page
}

if (!isLeft && wasSignedIn) preloadModules(sessionFiles)
