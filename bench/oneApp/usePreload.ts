import { matchPath, wasSignedIn } from '@greenlight/runtime'
import { useEffect } from 'react'
import type { FoundPage } from '../../shell/src/remotes/releaseChooser.ts'
import { pages } from './pages.ts'

/** Downloads the page while the session is resolved, as the shell does with a remote. */
export function usePreloadRoute(found: FoundPage | undefined): void {
  useEffect(() => {
    if (found && found.route.access !== 'admin' && wasSignedIn()) void pages[found.route.path]?.()
  }, [found])
}

/** Preloads the page of a link on hover. */
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
