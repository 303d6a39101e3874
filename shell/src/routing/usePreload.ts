import { session, useLocation, useSession, wasSignedIn } from '@greenlight/runtime'
import { useEffect } from 'react'
import type { FoundPage } from '../remotes/releaseChooser.ts'
import { useRegistry } from '../remotes/useRegistry.ts'
import { useShell } from '../shell.ts'
import { guard, mayPreload } from './guard.ts'

/**
 * Downloads and runs the code of the addressed page while the session is resolved. As soon as a member is
 * signed in, it begins the page's first queries, in parallel with the read of `users/{me}` that the guard
 * waits for.
 */
export function usePreloadRoute(found: FoundPage | undefined): void {
  const { preloader, remotes } = useShell()
  const location = useLocation()
  const signedIn = useSession(({ status }) => status === 'signedIn')
  const { release, route } = found ?? {}
  useEffect(() => {
    if (!release || !route) return
    const state = session.getState()
    if (!mayPreload(route.access, wasSignedIn(), state)) return
    preloader.preloadPage({ release, route })
    const waits = guard(route.access, state).kind === 'wait'
    if (waits) void remotes.preparePage(release, location, signedIn)
  }, [preloader, remotes, release, route, location, signedIn])
}

const isAllowed = ({ route }: FoundPage) => guard(route.access, session.getState()).kind === 'allow'

/**
 * A link that the member points at or focuses is probably the next page. This downloads its remote and looks
 * for new releases, so that the switch does not wait for them.
 */
export function useWarmLinks(): void {
  const { preloader, registry, releases } = useShell()
  const known = useRegistry()
  useEffect(() => {
    if (!known) return
    const warm = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== window.location.origin) return
      const found = releases.findPage(known, link.pathname)
      if (!found || !isAllowed(found)) return
      preloader.preloadPage(found)
      void registry.refresh()
    }
    document.addEventListener('pointerover', warm)
    document.addEventListener('focusin', warm)
    return () => {
      document.removeEventListener('pointerover', warm)
      document.removeEventListener('focusin', warm)
    }
  }, [preloader, registry, releases, known])
}
