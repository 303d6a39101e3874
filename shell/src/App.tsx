import { useLocation } from '@greenlight/runtime'
import { GlobalStyle } from '@greenlight/kit/ui/GlobalStyle'
import { lazy, Suspense, use, useState } from 'react'
import styled from 'styled-components'
import { Announcer } from './chrome/Announcer.tsx'
import { DialogHost } from './chrome/DialogHost.tsx'
import { FloatingMenu } from './chrome/FloatingMenu.tsx'
import { Header } from './chrome/Header.tsx'
import { OfflineBar } from './chrome/OfflineBar.tsx'
import { PreviewBanner } from './chrome/PreviewBanner.tsx'
import { wantsDevPanel } from './dev/overrides.ts'
import { QuickExit } from './chrome/QuickExit.tsx'
import { chromeOf } from './routing/chromeOf.ts'
import { RouteGate } from './routing/RouteGate.tsx'

/** Only where one develops: members never download it. */
const DevPanel = lazy(() => import('./dev/DevPanel.tsx').then((m) => ({ default: m.DevPanel })))

/** Header, menu and dialogs stay; between them the remote that the address asks for. */
export function App({ registry }: { registry: Promise<void> }) {
  use(registry)
  const [developing] = useState(wantsDevPanel)
  const { pathname } = useLocation()
  const { header, menu } = chromeOf(pathname)
  return (
    <>
      <GlobalStyle />
      <PreviewBanner />
      {header && <Header />}
      <QuickExit />
      <Main $belowHeader={header}>
        <RouteGate />
      </Main>
      {menu && <FloatingMenu />}
      <OfflineBar />
      <Announcer />
      {developing && (
        <Suspense fallback={null}>
          <DevPanel />
        </Suspense>
      )}
      <DialogHost />
    </>
  )
}

const Main = styled.main<{ $belowHeader: boolean }>`
  position: relative;
  min-height: 100dvh;
  padding-top: ${({ $belowHeader }) => ($belowHeader ? 'var(--gl-header)' : 0)};

  .gl-entering {
    position: absolute;
    inset-inline: 0;
    opacity: 0;
    pointer-events: none;
  }
`
