import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import styled from 'styled-components'
import { DeleteAccount } from './account/DeleteAccount.tsx'
import { RequestAccountDetails } from './account/RequestAccountDetails.tsx'
import { SignInByLink } from './account/SignInLink.tsx'

/** Export and deletion for everybody who is signed in, also without the terms and while banned. */
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

/** Export of the member's data, and deletion of the account. */
export function OwnData() {
  return (
    <Parts>
      <RequestAccountDetails />
      <DeleteAccount />
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-8);
`
