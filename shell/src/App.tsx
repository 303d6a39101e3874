import { GlobalStyle } from '@greenlight/kit/ui/theme/GlobalStyle'
import { config, useLocation } from '@greenlight/runtime'
import { lazy, startTransition, Suspense, use, useEffect, useState } from 'react'
import { DialogHost } from './chrome/DialogHost.tsx'
import { FloatingMenu } from './chrome/FloatingMenu.tsx'
import { Header } from './chrome/Header.tsx'
import { Main } from './chrome/Main.tsx'
import { QuickExit } from './chrome/QuickExit.tsx'
import { StateBar } from './chrome/StateBar.tsx'
import { useRegistry } from './remotes/useRegistry.ts'
import { useServices } from './remotes/useServices.ts'
import { Closed } from './routing/Closed.tsx'
import { RouteGate } from './routing/RouteGate.tsx'
import { useFirstAddress } from './routing/useFirstAddress.ts'
import { useOpenFromNotification } from './routing/useOpenFromNotification.ts'
import { useShell } from './shell.ts'

// Only for developers and for previews: members never download them.
const DevPanel = lazy(() => import('./dev/DevPanel.tsx').then((m) => ({ default: m.DevPanel })))
const PreviewBanner = lazy(() =>
  import('./chrome/PreviewBanner.tsx').then(
    (m) => ({ default: m.PreviewBanner }),
    () => ({ default: () => null }), // the page works without it
  ),
)

/** Header, menu and dialogs stay on screen. Between them is the remote of the current address. */
export function App({ registry }: { registry: Promise<void> }) {
  use(registry)
  const { overrides, releases } = useShell()
  const { developing, backend } = useDeveloperParts(overrides.wantsPanel)
  const { pathname } = useLocation()
  useFirstAddress(pathname)
  const known = useRegistry()
  const page = known && releases.findPage(known, pathname)
  const chrome = page?.route.chrome ?? 'header'
  const closed = known?.closed
  // Public pages need no database.
  const replacing = page && page.route.access !== 'public' && closed?.mode === 'closed' && closed
  useServices(closed?.mode === 'closed' ? undefined : known)
  useOpenFromNotification()
  return (
    <>
      <GlobalStyle />
      <Header hasLogo={chrome !== 'none'}>
        <QuickExit />
      </Header>
      <Main $belowHeader={chrome !== 'none'}>
        {replacing ? <Closed closed={replacing} /> : <RouteGate page={page} />}
      </Main>
      {chrome === 'full' && known && (
        <FloatingMenu registry={known} marked={page?.route.menuEntry} />
      )}
      <StateBar closed={replacing ? undefined : closed} />
      <Suspense fallback={null}>
        {developing && <DevPanel />}
        {backend && <PreviewBanner firestore={backend} />}
      </Suspense>
      <DialogHost />
    </>
  )
}

/**
 * Whether the panel is shown, and host and port of the local database in a preview. Both are set in a transition,
 * which shows no fallback: after a fallback React commits the part from a timer, and throws error 177 there if the
 * commit of another root, a remote, has just updated this one.
 */
function useDeveloperParts(wantsPanel: () => boolean) {
  const [developing, setDeveloping] = useState(false)
  const [backend, setBackend] = useState<string>()
  useEffect(() => {
    startTransition(() => setDeveloping(wantsPanel()))
    config().then(
      ({ preview, emulators }) => {
        if (preview) startTransition(() => setBackend(emulators?.firestore))
      },
      () => {}, // the code that needs the configuration reports that it is missing
    )
  }, [wantsPanel])
  return { developing, backend }
}
