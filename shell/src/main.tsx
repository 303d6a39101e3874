import { BrowserRouter, createRoot, startSession } from '@greenlight/runtime'
import { StrictMode } from 'react'
import { App } from './App.tsx'
import { ShellBoundary } from './chrome/ShellBoundary.tsx'
import { startOfflinePage } from './chrome/OfflineBar.tsx'
import { reportVitals } from './monitoring/report.ts'
import { startRegistry } from './remotes/registry.ts'
import { createDefaultPolicy } from './trustedTypes.ts'

createDefaultPolicy()
history.scrollRestoration = 'manual' // the shell restores it once the remote's view is there
startSession()
const registry = startRegistry()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
createRoot(root).render(
  <StrictMode>
    <ShellBoundary>
      <BrowserRouter>
        <App registry={registry} />
      </BrowserRouter>
    </ShellBoundary>
  </StrictMode>,
)

reportVitals().catch((cause: unknown) => console.warn('No web vitals.', cause))
void startOfflinePage()
