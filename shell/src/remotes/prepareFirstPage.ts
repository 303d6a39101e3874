import { type Location, session, wasSignedIn, withLimit } from '@greenlight/runtime'
import { mayPreload } from '../routing/guard.ts'
import type { Shell } from '../shell.ts'

/** The longest time that the first render waits. What was painted before it stays on screen. */
const LIMIT_MS = 1000

/**
 * Runs the code of the addressed page and, for a member who is signed in by then, begins its first queries. Call it
 * before the first render: that takes a phone as long as the answer of the backend, and the two then run beside each
 * other. It does nothing on a device that was not signed in. Never rejects, and resolves within a time limit.
 */
export async function prepareFirstPage(
  { registry, releases, remotes }: Shell,
  registryStarted: Promise<void>,
): Promise<void> {
  if (!wasSignedIn()) return
  const preparing = registryStarted.then(async () => {
    const known = registry.current()
    const { pathname, search, hash } = window.location
    const found = known && releases.findPage(known, pathname)
    if (!found || !mayPreload(found.route.access, true, session.getState())) return
    const location: Location = { pathname, search, hash, state: null, key: 'default' }
    await remotes.preparePage(found.release, location, false)
    const isSignedIn = session.getState().status === 'signedIn'
    if (isSignedIn) await remotes.preparePage(found.release, location, true)
  })
  const late = () => new Error('The page was not prepared in time.')
  await withLimit(preparing, LIMIT_MS, late).catch(() => {}) // the mount reports what is wrong
}
