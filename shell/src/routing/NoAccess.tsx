import { paths } from '@greenlight/kit/contract/paths'
import { watchDocument } from '@greenlight/kit/data/listeners'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { ContactLink } from '@greenlight/kit/ui/legal/LegalText'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import { signOutOrAlert } from '@greenlight/kit/write/signOutOrAlert'
import { VerifyEmail } from '@greenlight/kit/write/VerifyEmail'
import { checkSession, Link, useSession } from '@greenlight/runtime'
import { useEffect } from 'react'
import { denials } from '../errors.ts'
import type { Denial } from './guard.ts'

type Props = {
  reason: Denial
  /** The title of the denied page. */
  title: string
}

/** Shown to banned members, and to members without admin rights on an admin page. */
export default function NoAccess({ reason, title }: Props) {
  if (reason === 'banned') return <Banned />
  return (
    <Page $width="text">
      <PageTitle>{title}</PageTitle>
      <EmptyState title={denials[reason].text}>
        {reason === 'admin-only' && (
          <p>
            Admins are listed by e-mail: the database needs a document admins/your-email, in lower
            case.
          </p>
        )}
      </EmptyState>
      <VerifyEmail>
        Verify your e-mail address first: admin rights need it, so that nobody can register with
        somebody else’s.
      </VerifyEmail>
    </Page>
  )
}

/** The pages that a banned member can still open. When the ban is lifted, the page that was asked for opens. */
function Banned() {
  const reason = useSession((s) => s.banReason)
  const uid = useSession(({ user }) => user?.uid)
  useEffect(() => {
    if (uid === undefined) return
    return watchDocument(
      { code: denials.banned, path: ['bans', uid], parse: () => true },
      (isBanned) => {
        if (!isBanned) void checkSession()
      },
      (cause) => console.warn('The end of the ban is not seen on this page.', cause),
    )
  }, [uid])
  return (
    <Page $width="text">
      <PageTitle hidden>Account suspended</PageTitle>
      <EmptyState
        title={denials.banned.text}
        action={<Button onClick={() => void signOutOrAlert()}>Sign out</Button>}
      >
        <p>
          An admin found that you did not follow our <Link to={paths.terms()}>Terms</Link>.
        </p>
        {reason && (
          <p>
            The reason: <q dir="auto">{reason}</q>
          </p>
        )}
        <p>
          Do you think that this is a mistake? <Link to={paths.notices()}>Appeal</Link> within 30
          days: another admin looks at it again. You can still save or delete{' '}
          <Link to={paths.yourData()}>your data</Link>, or write to <ContactLink />.
        </p>
      </EmptyState>
    </Page>
  )
}
