import { type OpenedPathState, paths } from '@greenlight/kit/contract/paths'
import { authErrorText } from '@greenlight/kit/data/authErrors'
import { failure } from '@greenlight/kit/errors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ContactLink } from '@greenlight/kit/ui/legal/LegalText'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { PageSpinner } from '@greenlight/kit/ui/status/Loading'
import { type SentLink, SentLinkNote } from '@greenlight/kit/write/signInLink'
import { Link, sessionId, useNavigate } from '@greenlight/runtime'
import { useEffect, useEffectEvent, useState } from 'react'
import { PanelForm } from '../panel/PanelForm.tsx'
import { EmailField } from '../signIn/CredentialFields.tsx'
import { emailSchema } from '../signIn/credentials.ts'
import { sendRequestLink, sentLinkEmail, signInByLink } from './emailLink.ts'

/** `reportId` is that of the profile from which the page was opened, if any. */
type Props = { reportId: string | null }

/** Signs in a person who is described on the site, by a link in an e-mail or with an existing account. */
export function EmailLinkForm({ reportId }: Props) {
  const [sent, setSent] = useState<SentLink | null>(null)
  const form = useForm({
    initial: () => ({ email: sentLinkEmail() ?? '' }),
    schema: emailSchema,
    submit: async ({ email }) => {
      setSent(null)
      setSent(await sendRequestLink(email, reportId))
    },
    failure: failure('kit/link-failed'),
  })
  const openedPath = paths.aboutMe(reportId ?? undefined)
  const state: OpenedPathState = { openedPath, session: sessionId() }
  return (
    <Panel
      title="First, your e-mail address"
      text="We send you a link that opens the form. The link signs you in, without a password. We keep your address until you delete it under “Your data”. Members never see it."
    >
      <PanelForm {...form.props}>
        {form.message && <ErrorPanel text={form.message} />}
        <EmailField {...form.text('email')} error={form.errors.email} />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            Send me a sign-in link
          </Button>
        </div>
        <SentLinkNote sent={sent}>
          Open its link on this device. It can take a few minutes; please look into your spam folder
          too.
        </SentLinkNote>
      </PanelForm>
      <p>
        No e-mail? You can also write to <ContactLink />.
      </p>
      <p>
        You have an account here?{' '}
        <Link to={paths.login()} state={state}>
          Sign in
        </Link>
      </p>
    </Panel>
  )
}

/**
 * Shown after a click on the link in the e-mail. On another device, the person must enter the address. The form
 * stays after a failure, unless the link is dead.
 */
export function EmailLinkSignIn({ reportId }: Props) {
  const navigate = useNavigate()
  const [known] = useState(sentLinkEmail)
  const [hasForm, setHasForm] = useState(!known)
  const form = useForm({
    initial: { email: known ?? '' },
    schema: emailSchema,
    submit: async ({ email }) => {
      try {
        await signInByLink(email, window.location.href)
      } catch (cause) {
        // Before the failure moves the focus to its field.
        setHasForm(true)
        throw cause
      }
      forgetLink()
    },
    failure: failure('kit/sign-in-failed'),
  })
  const { error } = form

  // The link works once, so it is removed from the address after it has worked or has become invalid.
  const forgetLink = () => void navigate(paths.aboutMe(reportId ?? undefined), { replace: true })
  const onStart = useEffectEvent(() => {
    if (known) void form.submit()
  })
  useEffect(() => onStart(), [])

  if (error?.code === 'kit/link-invalid') {
    return (
      <ErrorPanel text={error.message}>
        <Button onClick={forgetLink}>Ask for a new link</Button>
      </ErrorPanel>
    )
  }
  if (!hasForm) return <PageSpinner />
  const failureText = error && (authErrorText(error) ?? error.message)
  return (
    <Panel
      title="Confirm your e-mail address"
      text={known ? null : 'You opened the link on another device.'}
    >
      <PanelForm {...form.props} onInput={form.clearError}>
        <EmailField {...form.text('email')} error={form.errors.email ?? failureText} />
        <ButtonRow>
          <Button type="submit" variant="primary" busy={form.busy}>
            Go on
          </Button>
          <Button variant="quiet" onClick={forgetLink}>
            Ask for a new link
          </Button>
        </ButtonRow>
      </PanelForm>
    </Panel>
  )
}
