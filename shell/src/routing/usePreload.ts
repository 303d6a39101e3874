import { guard } from './guard.ts'
import { session, wasSignedIn } from '@greenlight/runtime'
import { useEffect } from 'react'
import { preloadPage } from '../remotes/preloadPage.ts'
import { refreshRegistry, useRegistry } from '../remotes/registry.ts'
import { findPage, type PageOfRelease } from '../remotes/releases.ts'
import { mayPreload } from './mayPreload.ts'

/** Downloads the remote of the address, its page and the session in parallel. */
export function usePreloadRoute(found: PageOfRelease | undefined): void {
  useEffect(() => {
    if (!found) return
    if (mayPreload(found.route.access, wasSignedIn(), session.getState())) preloadPage(found)
  }, [found])
}

const isAllowed = ({ route }: PageOfRelease) =>
  guard(route.access, session.getState()).kind === 'allow'

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
