import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { OwnData } from './account/OwnData.tsx'
import { SignInByLink } from './account/SignInLink.tsx'

/** Export and deletion for all signed-in users, also without the terms and while banned. */
export default function YourDataPage() {
  return (
    <Page $width="text">
      <PageTitle>Your data</PageTitle>
      <SignInByLink />
      <Panel title="Export and delete">
        <OwnData />
      </Panel>
    </Page>
  )
}
