import { session, useLocation, useSession, wasSignedIn } from '@greenlight/runtime'
import { useEffect } from 'react'
import { guard, mayPreload } from './guard.ts'
import { preloadPage } from '../remotes/preload.ts'
import { refreshRegistry, useRegistry } from '../remotes/registry.ts'
import { startPage } from '../remotes/loadRemote.ts'
import { findPage, type FoundPage } from '../remotes/releases.ts'

/**
 * Downloads the page of the address while the session is resolved, runs its code, and begins its first queries
 * as soon as a member is signed in: beside the read of `users/{me}`, for which the guard still waits.
 */
export function usePreloadRoute(found: FoundPage | undefined): void {
  const location = useLocation()
  const signedIn = useSession(({ status }) => status === 'signedIn')
  const { release, route } = found ?? {}
  useEffect(() => {
    if (!release || !route) return
    const state = session.getState()
    if (!mayPreload(route.access, wasSignedIn(), state)) return
    preloadPage({ release, route })
    const waits = guard(route.access, state).kind === 'wait'
    if (waits) void startPage(release, location, signedIn)
  }, [release, route, location, signedIn])
}

const isAllowed = ({ route }: FoundPage) => guard(route.access, session.getState()).kind === 'allow'

/**
 * A link that the member points at or focuses is probably the next page: this downloads its remote and
 * looks for new releases, so that the switch does not wait for the answer.
 */
export function useWarmLinks(): void {
  const registry = useRegistry()
  useEffect(() => {
    if (!registry) return
    const warm = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== window.location.origin) return
      const found = findPage(registry, link.pathname)
      if (!found || !isAllowed(found)) return
      preloadPage(found)
      void refreshRegistry()
    }
    document.addEventListener('pointerover', warm)
    document.addEventListener('focusin', warm)
    return () => {
      document.removeEventListener('pointerover', warm)
      document.removeEventListener('focusin', warm)
    }
  }, [registry])
}
