import { Button } from '@greenlight/kit/ui/form/Button'
import { importWithRetry, localStore, useSession } from '@greenlight/runtime'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import styled from 'styled-components'

/** The member has closed the note. */
const CLOSED = 'gl.gallery.verifyNote.v1'

// 2 KB, which verified members do not need.
const importVerifyEmail = importWithRetry(() => import('@greenlight/kit/write/VerifyEmail'))

/** Asks a new member once for the verification that all writing needs. */
export function VerifyNote() {
  const verified = useSession(({ user }) => user?.emailVerified ?? true)
  const [open, setOpen] = useState(() => localStore.get(CLOSED) === null)
  const isShown = !verified && open
  const [, setLoaded] = useState(false)
  useEffect(() => {
    // Without it, the note is not there, and the forms ask.
    if (isShown) void importVerifyEmail().then(() => setLoaded(true), console.warn)
  }, [isShown])
  const { VerifyEmail } = importVerifyEmail.module ?? {}
  if (!isShown || !VerifyEmail) return null
  const close = () => {
    localStore.set(CLOSED, '1')
    setOpen(false)
  }
  return (
    <Note aria-label="Verify your e-mail address">
      <VerifyEmail>
        Verify your e-mail address, so that you can share, write and report.
      </VerifyEmail>
      <Button size="small" variant="quiet" aria-label="Not now" onClick={close}>
        <X aria-hidden />
      </Button>
    </Note>
  )
}

const Note = styled.aside`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--gl-space-2);
  padding: var(--gl-space-3) var(--gl-space-2) var(--gl-space-3) var(--gl-space-4);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-m);
  background: var(--gl-surface);
  font-size: var(--gl-text-sm);
`
