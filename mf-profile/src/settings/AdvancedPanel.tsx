import { Disclosure } from '@greenlight/kit/ui/Disclosure'
import { Panel } from '@greenlight/kit/ui/Panel'
import styled from 'styled-components'
import { AccountDetails } from '../account/AccountDetails.tsx'
import { DeleteAccount } from '../account/DeleteAccount.tsx'

/** What is seldom wanted: all that is kept of me, and to be forgotten. */
export function AdvancedPanel() {
  return (
    <Panel title="Advanced">
      <Disclosure label={(open) => (open ? 'Hide advanced settings' : 'Show advanced settings')}>
        <Parts>
          <AccountDetails />
          <DeleteAccount />
        </Parts>
      </Disclosure>
    </Panel>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-8);
`
