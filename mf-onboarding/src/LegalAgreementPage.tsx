import { areTermsAccepted } from '@greenlight/domain/terms'
import { paths, readOpenedPath } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { useNavigateWhileShown } from '@greenlight/kit/ui/form/useIsShown'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import { Link, sessionId, useLocation, useNavigate, useSession } from '@greenlight/runtime'
import { useId } from 'react'
import styled from 'styled-components'
import { failure } from './errors.ts'
import { acceptTerms } from './legal/acceptTerms.ts'
import { PanelPage, SignOutNote } from './panel/PanelPage.tsx'

export default function LegalAgreementPage() {
  const navigate = useNavigate()
  const navigateWhileShown = useNavigateWhileShown()
  const confirmation = useId()
  const openedPath = readOpenedPath(useLocation().state, sessionId())
  const acceptedAt = useSession(({ member }) =>
    member.state === 'ready' ? member.profile.acceptedTermsAt : null,
  )
  const haveChanged = acceptedAt !== null && !areTermsAccepted(acceptedAt)
  const { busy, error, run } = useAction(failure('onboarding/acceptance-failed'), {
    staysBusy: true,
  })

  const agree = () =>
    run(async () => {
      await acceptTerms()
      // The member may have opened one of the texts meanwhile.
      navigateWhileShown(openedPath ?? paths.gallery(), { replace: true })
    })
  return (
    <PanelPage title="Review & Accept" footer={<SignOutNote />}>
      {haveChanged && (
        <p>
          <strong>Our terms have changed since you accepted them.</strong> Please accept the new
          ones to go on.
        </p>
      )}
      <p>
        Before you go on, please read our <Link to={paths.terms()}>Terms &amp; Conditions</Link> and
        our <Link to={paths.privacy()}>Privacy Policy</Link>. In short:
      </p>
      <Summary>
        <li>You are 18 or older.</li>
        <li>You share only what you experienced yourself, honestly and respectfully.</li>
        <li>You post nothing that leads a stranger to someone’s door.</li>
        <li>What you read here is one person’s account, and no background check.</li>
      </Summary>
      <ReadButtons>
        <Button onClick={() => void navigate(paths.terms())}>View Terms</Button>
        <Button onClick={() => void navigate(paths.privacy())}>View Privacy</Button>
      </ReadButtons>
      {error && <ErrorPanel text={error.message} />}
      <p id={confirmation}>By pressing I Agree, you confirm that you are 18 or older.</p>
      <Button
        variant="primary"
        wide
        busy={busy}
        aria-describedby={confirmation}
        onClick={() => void agree()}
      >
        I Agree
      </Button>
    </PanelPage>
  )
}

const Summary = styled.ul`
  display: grid;
  gap: var(--gl-space-2);

  li::marker {
    color: var(--gl-green-text);
  }
`

const ReadButtons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: var(--gl-space-3);
`
