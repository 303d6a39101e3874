import { paths } from '@greenlight/kit/contract/paths'
import { acceptTerms } from '@greenlight/kit/data/users/acceptTerms'
import { Button } from '@greenlight/kit/ui/Button'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { Link, useNavigate } from '@greenlight/runtime'
import styled from 'styled-components'
import { EntryPage } from './entry/EntryPage.tsx'
import { SignOutNote } from './entry/SignOutNote.tsx'
import { useTask } from './useTask.ts'

export default function LegalAgreementPage() {
  const navigate = useNavigate()
  const { busy, error, run } = useTask('acceptance-failed')

  const agree = () =>
    run(async () => {
      await acceptTerms()
      await navigate(paths.gallery(), { replace: true })
    })
  return (
    <EntryPage title="Review & Accept" foot={<SignOutNote />}>
      <p>
        Before you go on, please read our <Link to={paths.terms()}>Terms &amp; Conditions</Link> and
        our <Link to={paths.privacy()}>Privacy Policy</Link>. In short:
      </p>
      <Points>
        <li>You are 18 or older.</li>
        <li>You share only what you experienced yourself, honestly and respectfully.</li>
        <li>You post nothing that leads a stranger to someone’s door.</li>
        <li>What you read here is one person’s account, and no background check.</li>
      </Points>
      <Read>
        <Button onClick={() => void navigate(paths.terms())}>View Terms</Button>
        <Button onClick={() => void navigate(paths.privacy())}>View Privacy</Button>
      </Read>
      {error && <ErrorPanel text={error} />}
      <Button variant="primary" wide busy={busy} onClick={() => void agree()}>
        I Agree
      </Button>
    </EntryPage>
  )
}

const Points = styled.ul`
  display: grid;
  gap: var(--gl-space-2);

  li::marker {
    color: var(--gl-green-text);
  }
`

const Read = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: var(--gl-space-3);
`
