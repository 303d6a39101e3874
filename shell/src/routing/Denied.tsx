import { errorText, type ErrorCode } from '@greenlight/kit/domain/errors'
import { EmptyState } from '@greenlight/kit/ui/EmptyState'
import { Page } from '@greenlight/kit/ui/Page'
import { PageTitle } from '@greenlight/kit/ui/PageTitle'
import { Banned } from './Banned.tsx'
import { VerifyEmail } from './VerifyEmail.tsx'

/** What a member sees where the guard says no. */
export function Denied({ code }: { code: ErrorCode }) {
  if (code === 'banned') return <Banned />
  return (
    <Page $width="text">
      <PageTitle>Admin review</PageTitle>
      <EmptyState title={errorText(code)}>
        {code === 'admin-only' && (
          <p>
            Admins are listed by e-mail: the database needs a document admins/your-email, in lower
            case.
          </p>
        )}
      </EmptyState>
      <VerifyEmail />
    </Page>
  )
}
