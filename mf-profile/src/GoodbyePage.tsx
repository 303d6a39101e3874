import { paths } from '@greenlight/kit/contract/paths'
import { NotFoundIllustration } from '@greenlight/kit/ui/display/illustrations'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'

/** Shown after an account is deleted, when nobody is signed in. */
export default function GoodbyePage() {
  return (
    <Page $width="text">
      <PageTitle>Goodbye</PageTitle>
      <EmptyState
        illustration={<NotFoundIllustration />}
        title="Your account is deleted"
        action={<ButtonLink to={paths.welcome()}>To the start page</ButtonLink>}
      >
        Messages that you sent stay with the members you wrote to. They see that you have left. Take
        care, and come back whenever you like.
      </EmptyState>
    </Page>
  )
}
