import { paths } from '@greenlight/kit/contract/paths'
import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { LegalLinks } from '@greenlight/kit/ui/legal/LegalLinks'
import { Link } from '@greenlight/runtime'
import styled from 'styled-components'
import { ShareForm } from './share/ShareForm.tsx'

export default function SharePage() {
  return (
    <Sheet>
      <header>
        <PageTitle>Share a profile</PageTitle>
        <Lead>
          Honest, respectful words about someone you chatted with.{' '}
          <Link to={paths.myShares()}>See my shares</Link>
        </Lead>
      </header>
      <ShareForm />
      <LegalLinks />
    </Sheet>
  )
}

/** The crop's frame is wider than the narrowest screens with a scroll bar. */
const Sheet = styled(Page)`
  gap: var(--gl-space-5);
  max-width: calc(62rem + 2 * var(--gl-gutter) + var(--gl-safe-left) + var(--gl-safe-right));
  overflow-x: clip;
`

const Lead = styled.p`
  margin-block-start: var(--gl-space-1);
  color: var(--gl-ink-soft);
`
