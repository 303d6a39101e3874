import { GlobalStyle } from '@greenlight/kit/ui/theme/GlobalStyle'
import { BrowserRouter, createRoot, startRuntime } from '@greenlight/runtime'
import { FakeShell } from './FakeShell.tsx'

startRuntime()

const root = document.getElementById('fake-shell')
if (!root) throw new Error('index.html has no #fake-shell.')
createRoot(root).render(
  <BrowserRouter>
    <GlobalStyle />
    <FakeShell />
  </BrowserRouter>,
)
