import { errorText } from '@greenlight/kit/domain/errors'
import { Button } from '@greenlight/kit/ui/Button'
import { showAlert, signOut, useSession } from '@greenlight/runtime'
import styled from 'styled-components'

/** Who is signed in, and the way out, on pages that have no menu. */
export function SignOutNote() {
  const email = useSession((s) => s.user?.email)

  const leave = () => signOut().catch(() => showAlert(errorText('sign-out-failed')))
  return (
    <Note>
      {email && (
        <span>
          Signed in as <bdi>{email}</bdi>.
        </span>
      )}
      <Button variant="quiet" size="small" onClick={() => void leave()}>
        Sign out
      </Button>
    </Note>
  )
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--gl-space-1);
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
  text-align: center;
`
