import { Dialog } from '@greenlight/kit/ui/Dialog'
import { useState } from 'react'
import { ConfirmDelete } from './ConfirmDelete.tsx'
import { ErasureFailure } from './ErasureFailure.tsx'
import { ErasureProgress } from './ErasureProgress.tsx'
import { SignInAgain } from './SignInAgain.tsx'
import { useErasure } from './useErasure.ts'

/** Asks, makes sure who asks, deletes. While it works it stays: leaving would break it off. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
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
        <SignInAgain kind={erasing.kind} onCancel={onClose} onDone={() => void start()} />
      )}
      {erasing.status === 'working' && <ErasureProgress everything={everything} {...erasing} />}
      {erasing.status === 'failed' && (
        <ErasureFailure error={erasing.error} onCancel={onClose} onRetry={() => void start()} />
      )}
    </Dialog>
  )
}
