import { errorText } from '@greenlight/kit/domain/errors'
import { Button } from '@greenlight/kit/ui/Button'
import { EmptyState } from '@greenlight/kit/ui/EmptyState'
import { Page } from '@greenlight/kit/ui/Page'
import { PageTitle } from '@greenlight/kit/ui/PageTitle'
import { signOut } from '@greenlight/runtime'

/** All that a banned member can reach. */
export function Banned() {
  return (
    <Page $width="text">
      <PageTitle hidden>Account suspended</PageTitle>
      <EmptyState
        title={errorText('banned')}
        action={<Button onClick={() => void signOut()}>Sign out</Button>}
      >
        <p>
          An admin found that it did not follow the community guidelines. To have your data erased,
          or if you think that this is a mistake, write to the address in the Terms.
        </p>
      </EmptyState>
    </Page>
  )
}
