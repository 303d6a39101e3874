import { Button } from '@greenlight/kit/ui/form/Button'
import { importWithRetry, useLoad, useSession } from '@greenlight/runtime'
import X from 'lucide-react/icons/x'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import { useClosedNote } from './useClosedNote.ts'

/** The member has closed the note. */
const CLOSED = 'gl.gallery.verifyNote.v1'

const KEY = ['gallery', 'verifyEmail'] as const

/** 2 KB that verified members do not need. */
const importVerifyEmail = importWithRetry(() => import('@greenlight/kit/write/VerifyEmail'))

/** Asks a new member once for the verification that all writing needs. */
export function VerifyNote() {
  const verified = useSession(({ user }) => user?.emailVerified ?? true)
  const [open, close] = useClosedNote(CLOSED)
  const isShown = !verified && open
  // If it cannot be downloaded, the note is not there, and the forms ask.
  const { data } = useLoad(isShown ? KEY : null, importVerifyEmail, failure('gallery/part-failed'))
  if (!isShown || !data) return null
  return (
    <Note aria-label="Verify your e-mail address">
      <data.VerifyEmail>
        Verify your e-mail address, so that you can share, write and report.
      </data.VerifyEmail>
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
