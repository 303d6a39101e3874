import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { errorText, Link, showAlert, signOut, useSession } from '@greenlight/runtime'
import styled from 'styled-components'

/** The terms, and the way for somebody who is described here and does not want to join. */
export function TermsNote() {
  return (
    <SmallPrint>
      By continuing, you agree to our <Link to={paths.terms()}>Terms &amp; Conditions</Link>. Is a
      profile here <Link to={paths.aboutMe()}>about you</Link>?
    </SmallPrint>
  )
}

/** Shows who is signed in, and signs out, on pages without a menu. */
export function SignOutNote() {
  const email = useSession((s) => s.user?.email)

  const leave = () => signOut().catch(() => showAlert(errorText('sign-out-failed')))
  return (
    <Row>
      {email && (
        <span>
          Signed in as <bdi>{email}</bdi>.
        </span>
      )}
      <Button variant="quiet" size="small" onClick={() => void leave()}>
        Sign out
      </Button>
    </Row>
  )
}

const SmallPrint = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-xs);
  text-align: center;
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--gl-space-1);
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
  text-align: center;
`
