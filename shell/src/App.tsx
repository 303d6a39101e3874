import { GlobalStyle } from '@greenlight/kit/ui/theme/GlobalStyle'
import { config, useLocation } from '@greenlight/runtime'
import { lazy, Suspense, use, useEffect, useState } from 'react'
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
  const [developing] = useState(overrides.wantsPanel)
  const backend = usePreviewBackend()
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

/** Host and port of the local database in a preview; undefined elsewhere. */
function usePreviewBackend(): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    config().then(
      ({ preview, emulators }) => setAddress(preview ? emulators?.firestore : undefined),
      () => {}, // the code that needs the configuration reports that it is missing
    )
  }, [])
  return address
}
