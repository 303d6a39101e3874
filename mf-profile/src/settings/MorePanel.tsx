import { paths } from '@greenlight/kit/contract/paths'
import { toGreenlightError } from '@greenlight/kit/domain/errors'
import { Button } from '@greenlight/kit/ui/Button'
import { ButtonLink } from '@greenlight/kit/ui/ButtonLink'
import { Dialog } from '@greenlight/kit/ui/Dialog'
import { Panel } from '@greenlight/kit/ui/Panel'
import { showAlert, signOut } from '@greenlight/runtime'
import { useState } from 'react'
import styled from 'styled-components'
import { TermsText } from './TermsText.tsx'

/** The terms, the survey and the way out. */
export function MorePanel() {
  const [terms, setTerms] = useState(false)
  const [leaving, setLeaving] = useState(false)

  async function leave(): Promise<void> {
    setLeaving(true)
    try {
      await signOut()
    } catch (cause) {
      setLeaving(false)
      await showAlert(toGreenlightError(cause, 'sign-out-failed').message)
    }
  }
  return (
    <Panel title="Greenlight">
      <Row>
        <Button onClick={() => setTerms(true)}>View Terms</Button>
        <ButtonLink to={paths.feedback()}>Give feedback</ButtonLink>
        <Button busy={leaving} onClick={() => void leave()}>
          Sign out
        </Button>
      </Row>
      {terms && (
        <Dialog
          title="Terms & Conditions"
          wide
          onClose={() => setTerms(false)}
          actions={
            <Button variant="primary" onClick={() => setTerms(false)}>
              Close
            </Button>
          }
        >
          <TermsText />
        </Dialog>
      )}
    </Panel>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-3);
`
