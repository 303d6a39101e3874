import { matchPath, wasSignedIn } from '@greenlight/runtime'
import { useEffect } from 'react'
import type { FoundRoute } from '../../shell/src/routing/findRoute.ts'
import { pages } from './pages.ts'

/** As the shell does with a remote: the page comes while the session is being resolved. */
export function usePreloadRoute(found: FoundRoute | undefined): void {
  useEffect(() => {
    if (found && found.route.access !== 'admin' && wasSignedIn()) void pages[found.route.path]?.()
  }, [found])
}

/** A link that is pointed at is probably the next page. */
export function useWarmLinks(): void {
  useEffect(() => {
    const warm = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== window.location.origin) return
      const path = Object.keys(pages).find((pattern) => matchPath(pattern, link.pathname))
      if (path && path !== '/adminreview') void pages[path]?.()
    }
    document.addEventListener('pointerover', warm)
    document.addEventListener('focusin', warm)
    return () => {
      document.removeEventListener('pointerover', warm)
      document.removeEventListener('focusin', warm)
    }
  }, [])
}
