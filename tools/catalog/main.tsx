import { GlobalStyle } from '@greenlight/kit/ui/theme/GlobalStyle'
import { BrowserRouter, createRoot } from '@greenlight/runtime'
import { Catalog } from './Catalog.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
createRoot(root).render(
  <BrowserRouter>
    <GlobalStyle />
    <Catalog />
  </BrowserRouter>,
)
