import { listMyCases } from '@greenlight/kit/data/cases'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Dialog } from '@greenlight/kit/ui/layout/Dialog'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import { ReauthenticateForm } from '@greenlight/kit/write/ReauthenticateForm'
import { useId, useState } from 'react'
import { failure } from '../errors.ts'
import { AccountSection } from './AccountSection.tsx'
import { ConfirmDelete } from './ConfirmDelete.tsx'
import { ErasureFailure, ErasureProgress } from './ErasureProgress.tsx'
import { SignInLinkOffer } from './SignInLink.tsx'
import { useErasure } from './useErasure.ts'

const signInLabels = {
  cancel: 'Keep my account',
  password: 'Sign in and delete',
  google: 'Continue with Google and delete',
  blocked: 'Open Google’s window and delete',
}

/** Explains the deletion of the account and opens its dialog. */
export function DeleteAccount() {
  const [step, setStep] = useState<'closed' | 'openCase' | 'dialog'>('closed')
  const { busy, run } = useAction(kitFailure('kit/cases-load-failed'))
  const close = () => setStep('closed')

  const ask = () => run(async () => setStep((await hasOpenRequest()) ? 'openCase' : 'dialog'))
  return (
    <AccountSection title="Delete account">
      <p>Deletes your account and what you added. This cannot be undone.</p>
      <Button variant="danger" busy={busy} onClick={() => void ask()}>
        Delete account
      </Button>
      {step === 'openCase' && <OpenCaseDialog onClose={close} onGoOn={() => setStep('dialog')} />}
      {step === 'dialog' && <DeleteDialog onClose={close} />}
    </AccountSection>
  )
}

/** Whether this member has an unanswered request or appeal. Never rejects, because it is only a hint. */
function hasOpenRequest(): Promise<boolean> {
  return listMyCases().then(
    (cases) => cases.some(({ state }) => state === 'open'),
    () => false,
  )
}

/** Shown first while a request or an appeal waits for its answer. */
function OpenCaseDialog({ onClose, onGoOn }: { onClose: () => void; onGoOn: () => void }) {
  const warning = useId()
  return (
    <Dialog
      role="alertdialog"
      title="Withdraw your request?"
      onClose={onClose}
      actions={
        <>
          <Button autoFocus aria-describedby={warning} onClick={onClose}>
            Keep my account
          </Button>
          <Button variant="danger" onClick={onGoOn}>
            Go on
          </Button>
        </>
      }
    >
      <p id={warning}>You have an open request. Deleting your account withdraws it.</p>
    </Dialog>
  )
}

/**
 * Confirmation, new sign-in, progress. It cannot be closed during the deletion, because a failure would then
 * not be shown. Back leaves the page and the deletion continues: only a reload or closing the tab stops it.
 */
function DeleteDialog({ onClose }: { onClose: () => void }) {
  const [everything, setEverything] = useState(true)
  const { erasing, start } = useErasure(everything)
  const close = () => {
    if (erasing.status !== 'working') onClose()
  }
  return (
    <Dialog role="alertdialog" title="Delete your account?" onClose={close}>
      {erasing.status === 'asking' && (
        <ConfirmDelete
          everything={everything}
          onEverything={setEverything}
          onCancel={onClose}
          onConfirm={() => void start()}
        />
      )}
      {erasing.status === 'signIn' && (
        <ReauthenticateForm
          kind={erasing.kind}
          offer={<SignInLinkOffer />}
          labels={signInLabels}
          destructive
          onCancel={onClose}
          onDone={() => void start()}
        >
          <p>{failure('profile/recent-sign-in-needed').text}</p>
        </ReauthenticateForm>
      )}
      {erasing.status === 'working' && <ErasureProgress everything={everything} {...erasing} />}
      {erasing.status === 'failed' && (
        <ErasureFailure error={erasing.error} onCancel={onClose} onRetry={() => void start()} />
      )}
    </Dialog>
  )
}
