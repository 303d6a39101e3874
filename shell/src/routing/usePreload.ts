import { guard } from '@greenlight/kit/domain/guard'
import { session, wasSignedIn } from '@greenlight/runtime'
import { useEffect } from 'react'
import { preloadRemote } from '../remotes/preloadRemote.ts'
import { refreshRegistry, useRegistry } from '../remotes/registry.ts'
import { findRoute, type FoundRoute } from './findRoute.ts'
import { mayPreload } from './mayPreload.ts'

/** The remote of the address and its page are downloaded beside each other, and beside the session. */
export function usePreloadRoute(found: FoundRoute | undefined): void {
  useEffect(() => {
    if (!found) return
    if (mayPreload(found.route.access, wasSignedIn(), session.getState())) preloadRemote(found)
  }, [found])
}

const isAllowed = ({ route }: FoundRoute) =>
  guard(route.access, session.getState()).kind === 'allow'

/**
 * A link that the member points at or focuses is probably the next page: its remote is warmed up, and
 * whether there is a release of it is asked now, so that the switch need not wait for the answer.
 */
export function useWarmLinks(): void {
  const registry = useRegistry()
  useEffect(() => {
    if (!registry) return
    const warm = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== window.location.origin) return
      const found = findRoute(registry, link.pathname)
      if (!found || !isAllowed(found)) return
      preloadRemote(found)
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
