import { Button } from '@greenlight/kit/ui/form/Button'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { type GreenlightError, useErrorOrOffline } from '@greenlight/runtime'
import styled from 'styled-components'
import { DialogForm } from './AccountSection.tsx'
import { type ErasureStep, remainingErasureSteps } from './eraseData.ts'

type Props = { everything: boolean; done: readonly ErasureStep[]; count: number }

const stepTexts: Readonly<Record<ErasureStep, string>> = {
  begin: 'Starting',
  threads: 'Leaving your conversations',
  names: 'Taking your name out of your conversations',
  comments: 'Deleting your comments',
  experiences: 'Deleting your experiences',
  reports: 'Deleting your shares',
  cases: 'Deleting your requests and appeals',
  notices: 'Deleting your notices',
  blocks: 'Deleting your blocks',
  reads: 'Deleting your read marks',
  searches: 'Deleting your saved searches',
  devices: 'Deleting your devices',
  standing: 'Deleting what admins decided about your shares',
  user: 'Deleting your account',
  userAndName: 'Deleting your account and your username',
  end: 'Deleting your account',
  signIn: 'Deleting your sign-in',
  device: 'Signing out',
}

export function ErasureProgress({ everything, done, count }: Props) {
  const [step = 'device'] = remainingErasureSteps(everything, done)
  const all = remainingErasureSteps(everything, []).length
  return (
    <Root>
      <progress aria-label="Deleting your account" value={done.length} max={all} />
      <p role="status">
        {`${stepTexts[step]}${count > 0 ? ` (${count.toLocaleString('en-US')})` : ''}…`}
      </p>
      <p>Please keep this page open.</p>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: var(--gl-space-3);

  & > progress {
    width: 100%;
    height: 0.75rem;
    accent-color: var(--gl-ink);
  }
`

type FailureProps = { error: GreenlightError; onCancel: () => void; onRetry: () => void }

/** The deletion failed before its end. Retry continues with the remaining steps. */
export function ErasureFailure({ error, onCancel, onRetry }: FailureProps) {
  const shown = useErrorOrOffline(error)
  return (
    <DialogForm as="div">
      <ErrorPanel text={shown?.message} onRetry={onRetry}>
        What is deleted so far stays deleted. Retry goes on from there.
      </ErrorPanel>
      <ButtonRow $end>
        <Button onClick={onCancel}>Close</Button>
      </ButtonRow>
    </DialogForm>
  )
}
