import { paths } from '@greenlight/kit/contract/paths'
import { toGreenlightError } from '@greenlight/kit/domain/errors'
import { Button } from '@greenlight/kit/ui/Button'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { Link } from '@greenlight/runtime'
import { useRef, useState, type SyntheticEvent } from 'react'
import styled from 'styled-components'
import { authText } from './auth/authText.ts'
import { sendReset } from './auth/sendReset.ts'
import { EmailField } from './entry/EmailField.tsx'
import { Elsewhere, EntryForm } from './entry/EntryForm.tsx'
import { EntryPage } from './entry/EntryPage.tsx'
import { emailIsOne, findProblem, type FieldProblem } from './entry/fieldProblem.ts'
import { useTypedEmail } from './entry/useTypedEmail.ts'
import { useBadFieldFocus } from './useBadFieldFocus.ts'

type State =
  { at: 'form' | 'sending' } | { at: 'sent'; to: string } | { at: 'failed'; text: string | null }

/** The same answer whether or not there is an account: a stranger learns nothing here. */
export default function ForgotPage() {
  const [email, setEmail] = useTypedEmail()
  const [state, setState] = useState<State>({ at: 'form' })
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const form = useBadFieldFocus(problem)
  const sending = useRef(false)

  const send = async () => {
    if (sending.current) return
    sending.current = true
    setState({ at: 'sending' })
    try {
      await sendReset(email)
      setState({ at: 'sent', to: email.trim() })
    } catch (cause) {
      setState({ at: 'failed', text: authText(toGreenlightError(cause, 'reset-failed')) })
    } finally {
      sending.current = false
    }
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The reset has no password of its own to look at.
    const found = findProblem(
      { email, password: '-', confirm: '-' },
      emailIsOne(event.currentTarget),
    )
    setProblem(found)
    if (!found) void send()
  }
  return (
    <EntryPage
      title="Reset your password"
      text="We send you an e-mail with a link to choose a new one."
      logo={false}
    >
      <EntryForm ref={form} onSubmit={submit} onInput={() => setProblem(null)}>
        {state.at === 'failed' && !problem && <ErrorPanel text={state.text} />}
        <EmailField value={email} onChange={setEmail} problem={problem} />
        <div>
          <Button type="submit" variant="primary" wide busy={state.at === 'sending'}>
            Send the e-mail
          </Button>
          <div role="status">
            {state.at === 'sent' && (
              <Answer>
                If there is an account for <bdi>{state.to}</bdi>, an e-mail is on its way. It can
                take a few minutes; please look into your spam folder too.
              </Answer>
            )}
          </div>
        </div>
      </EntryForm>
      <Elsewhere>
        <Link to={paths.login()}>Back to sign in</Link>
      </Elsewhere>
    </EntryPage>
  )
}

const Answer = styled.p`
  margin-block-start: var(--gl-space-5);
`
