import { VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Dialog } from '@greenlight/kit/ui/layout/Dialog'
import { type DialogRequest, useDialogs } from '@greenlight/runtime'
import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, useId } from 'react'
import styled, { keyframes } from 'styled-components'

/** The one place where alerts, confirms, toasts and announcements of shell and remotes appear. */
export function DialogHost() {
  const { requests, toasts, announcement } = useDialogs()
  const [request] = requests
  return (
    <>
      {request && <Ask key={request.id} request={request} />}
      <Toasts role="status">
        {toasts.map(({ id, text }) => (
          <Toast key={id}>{text}</Toast>
        ))}
      </Toasts>
      <VisuallyHidden role="status" dir="auto">
        {/* The key: a text that comes twice is said twice. */}
        {announcement && <span key={announcement.id}>{announcement.text}</span>}
      </VisuallyHidden>
    </>
  )
}

function Ask({ request }: { request: DialogRequest }) {
  const { kind, text, answer, destructive, cancelIsMain } = request
  const { confirmLabel = 'OK', cancelLabel = 'Cancel', detail } = request
  const isCancelFocused = destructive === true || cancelIsMain === true
  // The focused button carries the question: some screen readers ignore the name of a dialog.
  const id = useId()
  const question = detail ? `${id}-question ${id}-detail` : `${id}-question`
  const confirm = (
    <Button
      variant={destructive ? 'danger' : cancelIsMain ? 'secondary' : 'primary'}
      autoFocus={!isCancelFocused}
      aria-describedby={question}
      onClick={() => answer(true)}
    >
      {confirmLabel}
    </Button>
  )
  const cancel = (
    <Button
      variant={cancelIsMain ? 'primary' : 'secondary'}
      autoFocus={isCancelFocused}
      aria-describedby={question}
      onClick={() => answer(false)}
    >
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
      <Question>
        <p id={`${id}-question`}>{text}</p>
        {detail && <p id={`${id}-detail`}>{detail}</p>}
      </Question>
    </Dialog>
  )
}

const Question = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-2);
  overflow-wrap: anywhere;

  & > :nth-child(2) {
    color: var(--gl-ink-soft);
  }
`

const Toasts = styled.div`
  position: fixed;
  z-index: var(--gl-layer-toast);
  inset: auto var(--gl-space-4) calc(var(--gl-menu) + var(--gl-space-8) + var(--gl-safe-bottom));
  display: grid;
  gap: var(--gl-space-2);
  justify-items: center;
  pointer-events: none;
`

/** One toast. Exported for the catalog of components. */
export function Toast({ children }: { children: ReactNode }) {
  return (
    <Root>
      <CircleCheck aria-hidden size={20} />
      <span>{children}</span>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--gl-space-2);
  width: fit-content;
  max-width: min(26rem, 100%);
  padding: var(--gl-space-3) var(--gl-space-5) var(--gl-space-3) var(--gl-space-4);
  border: 1px solid transparent;
  border-radius: var(--gl-radius-l);
  background: var(--gl-deep);
  box-shadow: var(--gl-shadow-3);
  color: var(--gl-deep-on);
  font-size: var(--gl-text-sm);
  font-weight: var(--gl-weight-medium);
  line-height: 1.35;
  animation: ${keyframes`from { opacity: 0; translate: 0 0.5rem }`} var(--gl-slow) var(--gl-ease);

  & > svg {
    flex: none;
    color: var(--gl-green);
  }
`
