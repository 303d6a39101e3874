import styled from 'styled-components'
import { DeleteAccount } from './DeleteAccount.tsx'
import { RequestAccountDetails } from './RequestAccountDetails.tsx'

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
