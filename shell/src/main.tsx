import './early/beginSession.ts'
import { createRoot, onQuotaExceeded } from '@greenlight/runtime'
import { StrictMode } from 'react'
import { App } from './App.tsx'
import { ShellBoundary } from './chrome/ShellBoundary.tsx'
import { sendVitals } from './monitoring/telemetry.ts'
import { isTabLeft } from './neutralPage/neutralPage.ts'
import { showPageWhenReady } from './painted/showPage.ts'
import { prepareFirstPage } from './remotes/prepareFirstPage.ts'
import { SiteRouter } from './routing/SiteRouter.tsx'
import { createShell, ShellContext } from './shell.ts'

if (!isTabLeft()) start()

function start(): void {
  history.scrollRestoration = 'manual' // the shell restores it once the remote's view is there
  const shell = createShell()
  const registry = shell.registry.start()
  onQuotaExceeded(() => shell.telemetry.send({ what: 'quota-exceeded' }))

  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root.')
  showPageWhenReady(root)
  const site = (
    <StrictMode>
      <ShellBoundary onError={() => shell.telemetry.send({ what: 'start-failed' })}>
        <ShellContext value={shell}>
          <SiteRouter>
            <App registry={registry} />
          </SiteRouter>
        </ShellContext>
      </ShellBoundary>
    </StrictMode>
  )
  void prepareFirstPage(shell, registry).then(() => createRoot(root).render(site))

  document.getElementById('start-failed')?.remove()
  sendVitals(shell.telemetry).catch((cause: unknown) => console.warn('No web vitals.', cause))
  void registerOfflineWorker()
}

/** Registers the service worker that shows our offline page from the next visit on. Never rejects. */
async function registerOfflineWorker(): Promise<void> {
  // Missing without HTTPS; some private windows refuse it.
  if (!('serviceWorker' in navigator)) return
  // The downloads of the page have priority.
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await navigator.serviceWorker.register('/offlineWorker.js').catch(() => {})
}
