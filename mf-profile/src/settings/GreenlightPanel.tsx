import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { Dialog } from '@greenlight/kit/ui/layout/Dialog'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { signOutOrAlert } from '@greenlight/kit/write/signOutOrAlert'
import { importWithRetry, useLoad } from '@greenlight/runtime'
import { useState } from 'react'
import { failure } from '../errors.ts'

/** Buttons for the terms, the survey and signing out. */
export function GreenlightPanel() {
  const [terms, setTerms] = useState(false)
  const [leaving, setLeaving] = useState(false)

  async function leave(): Promise<void> {
    setLeaving(true)
    if (!(await signOutOrAlert())) setLeaving(false)
  }
  return (
    <Panel title="Greenlight">
      <ButtonRow>
        <Button onClick={() => setTerms(true)}>View Terms</Button>
        <ButtonLink to={paths.feedback()}>Give feedback</ButtonLink>
        <Button busy={leaving} onClick={() => void leave()}>
          Sign out
        </Button>
      </ButtonRow>
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

/** Downloaded when a member opens the terms. */
const importTerms = importWithRetry(() => import('@greenlight/kit/ui/legal/Terms'))

function TermsText() {
  const { data, error, loading, retry } = useLoad(
    ['profile', 'terms'],
    importTerms,
    failure('profile/terms-load-failed'),
  )
  if (data) return <data.Terms heading="h3" />
  if (error) return <ErrorPanel text={error.message} onRetry={retry} retrying={loading} />
  return (
    <LoadingPlaceholder label="Loading the terms">
      <Skeleton $height="60dvh" />
    </LoadingPlaceholder>
  )
}
