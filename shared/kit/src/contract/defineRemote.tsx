import {
  createRoot,
  type Location,
  matchPath,
  type Params,
  prepareLoading,
  type Root,
  Route,
  Router,
  Routes,
} from '@greenlight/runtime'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { fadeOver } from './fadeOver.ts'
import { CONTRACT, type Remote, REMOTE_ERROR, type RemoteProps } from './remote.ts'

type Page = {
  default: ComponentType
  /**
   * Begins the page's first load with `startLoad` of the runtime, while `users/{me}` is still being read. Called
   * only if a member is signed in. The guard may still send them to another page.
   */
  start?: (place: { location: Location; params: Params }) => void
}

type LoadPage = () => Promise<Page>

type RemoteDefinition = {
  name: string
  version: string
  /** The page of each path. Each is downloaded when its path is first visited. */
  pages: Record<string, LoadPage>
  /**
   * True if a page uses the loading hooks of the runtime. Their library is then downloaded before the page is
   * shown.
   */
  loadsData?: boolean
}

/** A mounted view. `turn` counts the calls of `update`, so that only the latest one renders. */
type View = {
  root: Root
  pathname: string
  turn: number
}

/**
 * Makes the lifecycles that the shell calls. A page is downloaded before it is shown. Until then the previous
 * page stays on screen, and a failed download rejects.
 */
export function defineRemote({
  name,
  version,
  pages,
  loadsData = false,
}: RemoteDefinition): Remote {
  const views = new Map<HTMLElement, View>()
  /** Downloaded pages. Without it a known page appears one or two frames later: `import()` resolves in a later task. */
  const loaded = new Map<string, Page>()

  async function loadPage(pathname: string): Promise<void> {
    const path = Object.keys(pages).find((pattern) => matchPath(pattern, pathname))
    const load = path ? pages[path] : undefined
    if (!path || !load) throw new Error(`${name} ${version} has no page at ${pathname}.`)
    if (loaded.has(path)) return
    const [page] = await Promise.all([load(), loadsData && prepareLoading()])
    loaded.set(path, page)
  }

  function render(view: View, { location, navigator }: RemoteProps): void {
    view.pathname = location.pathname
    const routes = [...loaded].map(([path, { default: Page }]) => (
      <Route key={path} path={path} element={<Page />} />
    ))
    flushSync(() =>
      view.root.render(
        <Router location={location} navigator={navigator}>
          <Routes>{routes}</Routes>
        </Router>,
      ),
    )
  }

  return {
    name,
    version,
    contract: CONTRACT,

    async prepare(location, signedIn) {
      await loadPage(location.pathname)
      // A page that is mounted has begun its queries itself.
      if (!signedIn || views.size > 0) return
      for (const [path, { start }] of loaded) {
        const match = start && matchPath(path, location.pathname)
        if (match) start({ location, params: match.params })
      }
    },

    bootstrap: () => Promise.resolve(),

    async mount(props) {
      const { domElement, location } = props
      let mounting = true
      let failure: { error: unknown } | undefined
      const onUncaughtError = (error: unknown) => {
        if (mounting) failure = { error }
        else domElement.dispatchEvent(new CustomEvent(REMOTE_ERROR, { detail: error }))
      }
      const root = createRoot(domElement, { onUncaughtError })
      const view: View = { root, pathname: '', turn: 0 }
      try {
        await loadPage(location.pathname)
        render(view, props)
        if (failure) throw failure.error
        views.set(domElement, view)
      } catch (error) {
        root.unmount()
        throw error
      } finally {
        mounting = false
      }
    },

    async update(props) {
      const view = views.get(props.domElement)
      if (!view) return
      const turn = ++view.turn
      await loadPage(props.location.pathname)
      // Only the latest update renders, even if the page of an earlier one arrives later.
      const isLatest = () => view.turn === turn && views.get(props.domElement) === view
      if (!isLatest()) return
      if (view.pathname === props.location.pathname) return render(view, props)
      await fadeOver(props.domElement, () => {
        if (isLatest()) render(view, props)
      })
    },

    unmount({ domElement }) {
      views.get(domElement)?.root.unmount()
      views.delete(domElement)
      return Promise.resolve()
    },
  }
}
