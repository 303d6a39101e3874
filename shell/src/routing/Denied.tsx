import { errorText, type ErrorCode } from '@greenlight/runtime'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import { Page } from '@greenlight/kit/ui/layout/Page'
import { PageTitle } from '@greenlight/kit/ui/layout/PageTitle'
import { VerifyEmail } from '@greenlight/kit/write/VerifyEmail'
import { Banned } from './Banned.tsx'

type Props = {
  code: ErrorCode
  /** The page's. */
  title: string
  /** Checks again, where the check itself failed. */
  onRetry: () => void
}

/** What a member sees of a page that the guard denies. */
export function Denied({ code, title, onRetry }: Props) {
  if (code === 'banned') return <Banned />
  if (code === 'admin-verify-failed') {
    return (
      <Page $width="text">
        <PageTitle>{title}</PageTitle>
        <ErrorPanel text={errorText(code)} onRetry={onRetry} />
      </Page>
    )
  }
  return (
    <Page $width="text">
      <PageTitle>{title}</PageTitle>
      <EmptyState title={errorText(code)}>
        {code === 'admin-only' && (
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
