import { Button } from '@greenlight/kit/ui/form/Button'
import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { useLocation, useNavigate } from '@greenlight/runtime'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'

/** A page with a legal text. Its Back button returns to the form that linked to it. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  const navigate = useNavigate()
  // The router gives the first page of a visit the key 'default': there is no page to go back to.
  const canGoBack = useLocation().key !== 'default'
  return (
    <Page $width="text">
      <PrintStyle />
      {canGoBack && (
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

/** Prints the title dark on light. */
const PrintStyle = createGlobalStyle`
  @media print {
    h1 { color-scheme: light; color: CanvasText; }
  }
`
