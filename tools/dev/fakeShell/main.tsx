import { readUserProfile } from '@greenlight/kit/domain/userDocument'
import { GlobalStyle } from '@greenlight/kit/ui/GlobalStyle'
import { BrowserRouter, createRoot, startSession } from '@greenlight/runtime'
import { FakeShell } from './FakeShell.tsx'

startSession(readUserProfile)

const root = document.getElementById('fake-shell')
if (!root) throw new Error('index.html has no #fake-shell.')
createRoot(root).render(
  <BrowserRouter>
    <GlobalStyle />
    <FakeShell />
  </BrowserRouter>,
)
