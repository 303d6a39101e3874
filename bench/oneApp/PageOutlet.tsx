import { PageSpinner } from '@greenlight/kit/ui/status/Loading'
import { matchPath, Route, Routes, useLocation } from '@greenlight/runtime'
import { lazy, Suspense, useEffect } from 'react'
import { useScrollMemory } from '../../shell/src/remotes/useScrollMemory.ts'
import { pages } from './pages.ts'

const routes = Object.entries(pages).map(([path, load]) => {
  const Page = lazy(load)
  return <Route key={path} path={path} element={<Page />} />
})

/** A page of the one app. The transition of the router shows the old page until the new one is loaded. */
export function RemoteOutlet() {
  const { pathname } = useLocation()
  const restoreScroll = useScrollMemory()
  useEffect(() => {
    if (Object.keys(pages).some((path) => matchPath(path, pathname))) restoreScroll()
  }, [pathname, restoreScroll])
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>{routes}</Routes>
    </Suspense>
  )
}
