import { paths, readOpenedPathState } from '@greenlight/kit/contract/paths'
import { authErrorText } from '@greenlight/kit/data/authErrors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Link, useLocation } from '@greenlight/runtime'
import { useState } from 'react'
import styled from 'styled-components'
import { failure } from './errors.ts'
import { AlternativeLink, PanelForm } from './panel/PanelForm.tsx'
import { PanelPage } from './panel/PanelPage.tsx'
import { EmailField } from './signIn/CredentialFields.tsx'
import { emailDraft, emailSchema } from './signIn/credentials.ts'
import { sendPasswordReset } from './signIn/signInRequests.ts'

/** Gives the same answer with and without an account, so that strangers cannot look for accounts. */
export default function ForgotPage() {
  const location = useLocation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    initial: { email: '' },
    schema: emailSchema,
    submit: async ({ email }) => {
      setSentTo(null)
      await sendPasswordReset(email)
      setSentTo(email)
    },
    failure: failure('onboarding/reset-failed'),
    draft: emailDraft({ email: '' }),
  })
  return (
    <PanelPage
      title="Reset your password"
      text="We send you an e-mail with a link to choose a new one."
      logo={false}
    >
      <PanelForm {...form.props}>
        {form.error && <ErrorPanel text={authErrorText(form.error)} />}
        <EmailField {...form.text('email')} error={form.errors.email} />
        <div>
          <Button type="submit" variant="primary" wide busy={form.busy}>
            Send the e-mail
          </Button>
          <div role="status">
            {sentTo !== null && (
              <Answer>
                {`If there is an account for ${sentTo}, an e-mail is on its way. It can take a few minutes; please look into your spam folder too.`}
              </Answer>
            )}
          </div>
        </div>
      </PanelForm>
      <AlternativeLink>
        <Link to={paths.login()} state={readOpenedPathState(location.state)}>
          Back to sign in
        </Link>
      </AlternativeLink>
    </PanelPage>
  )
}

const Answer = styled.p`
  margin-block-start: var(--gl-space-5);
`
