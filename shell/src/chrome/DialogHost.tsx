import { Button } from '@greenlight/kit/ui/form/Button'
import { Dialog } from '@greenlight/kit/ui/layout/Dialog'
import { Toast } from './Toast.tsx'
import { useDialogs, type DialogRequest } from '@greenlight/runtime'
import styled from 'styled-components'

/** The one place where alerts, confirms and toasts of shell and remotes appear. */
export function DialogHost() {
  const { requests, toasts } = useDialogs()
  const [request] = requests
  return (
    <>
      {request && <Ask key={request.id} request={request} />}
      <Toasts role="status">
        {toasts.map(({ id, text }) => (
          <Toast key={id}>{text}</Toast>
        ))}
      </Toasts>
    </>
  )
}

function Ask({ request }: { request: DialogRequest }) {
  const { kind, text, answer, destructive, confirmLabel = 'OK', cancelLabel = 'Cancel' } = request
  const confirm = (
    <Button
      variant={destructive ? 'danger' : 'primary'}
      autoFocus={!destructive}
      onClick={() => answer(true)}
    >
      {confirmLabel}
    </Button>
  )
  const cancel = (
    <Button autoFocus={Boolean(destructive)} onClick={() => answer(false)}>
      {cancelLabel}
    </Button>
  )
  return (
    <Dialog
      role="alertdialog"
      label={text}
      onClose={() => answer(false)}
      actions={
        <>
          {kind === 'confirm' && cancel}
          {confirm}
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}

const Toasts = styled.div`
  position: fixed;
  z-index: var(--gl-layer-toast);
  inset: auto var(--gl-space-4) calc(var(--gl-menu) + var(--gl-space-8) + var(--gl-safe-bottom));
  display: grid;
  gap: var(--gl-space-2);
  justify-items: center;
  pointer-events: none;
`
