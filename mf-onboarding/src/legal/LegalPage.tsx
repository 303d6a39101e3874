import { Button } from '@greenlight/kit/ui/Button'
import { Page } from '@greenlight/kit/ui/Page'
import { PageTitle } from '@greenlight/kit/ui/PageTitle'
import { useLocation, useNavigate } from '@greenlight/runtime'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'

/** A legal text on a page of its own, with a way back for who came from a form. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  const navigate = useNavigate()
  // The router's key of whichever page a visit begins with: there is nothing to go back to.
  const arrived = useLocation().key !== 'default'
  return (
    <Page $width="text">
      <OnPaper />
      {arrived && (
        <Back>
          <Button variant="quiet" size="small" onClick={() => void navigate(-1)}>
            <ArrowLeft aria-hidden />
            Back
          </Button>
        </Back>
      )}
      <PageTitle>{title}</PageTitle>
      {children}
    </Page>
  )
}

const Back = styled.div`
  margin-inline-start: calc(-1 * var(--gl-space-3));

  @media print {
    display: none;
  }
`

/** On paper there is the text and nothing of what stands around it on the screen. */
const OnPaper = createGlobalStyle`
  @media print {
    :has(> main) > :not(main) { display: none !important; }
    main { padding: 0 !important; }
    h1 { color-scheme: light; color: CanvasText; }
  }
`
