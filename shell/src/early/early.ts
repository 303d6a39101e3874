import type { Registry } from '@greenlight/kit/contract/registry'
import type { GuardState } from '@greenlight/kit/domain/guard'
import { startPath, WELCOME_SEEN_KEY } from '@greenlight/kit/domain/welcome'
import { askRegistry } from '../remotes/askRegistry.ts'
import { preloadModules } from '../remotes/preloadModules.ts'
import { preloadRemote } from '../remotes/preloadRemote.ts'
import { mayPreload } from '../routing/mayPreload.ts'

// A script of its own that runs while the shell's are still on their way: it asks for the registry,
// and by it for what the page of this address needs of its remote, and for what a session begins with.
// The shell would, too, but half a second later on a slow phone. Only a hint: nothing of it is run, and
// what is not found here the shell asks for.

/** As the runtime notes it: the whole of it would be too much for here. */
const SIGNED_IN_KEY = 'gl.session.v1'

const stranger: GuardState = { status: 'signedOut', member: { state: 'none' }, banned: false }

const wasSignedIn = localStorage.getItem(SIGNED_IN_KEY) !== null

async function preloadPage(response: Response): Promise<void> {
  const { remotes } = (await response.clone().json()) as Registry
  const start = () => startPath(localStorage.getItem(WELCOME_SEEN_KEY), wasSignedIn)
  const pathname = location.pathname === '/' ? start() : location.pathname
  for (const entry of Object.values(remotes)) {
    const route = entry.routes.find(({ path }) =>
      new URLPattern({ pathname: path }).test({ pathname }),
    )
    if (route && mayPreload(route.access, wasSignedIn, stranger)) preloadRemote({ entry, route })
  }
}

// Unless the shell was faster.
if (window.registryAsked === undefined) {
  window.registryAsked = askRegistry()
  window.registryAsked.then(preloadPage).catch(() => {}) // the shell says what is wrong
}

// Written into the tag by tools/stack/earlyScript.mjs. After the shell's scripts, which need it last.
const session = document.currentScript?.dataset['session']?.split(' ') ?? []
if (wasSignedIn) preloadModules(session, 'low')
