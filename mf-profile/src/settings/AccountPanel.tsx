import { Email } from '@greenlight/kit/ui/display/Text'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { VerifyEmail } from '@greenlight/kit/write/VerifyEmail'
import { useSession, importWithRetry, useLoad } from '@greenlight/runtime'
import styled from 'styled-components'
import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'

/** The e-mail address, which cannot be changed. */
export function AccountPanel() {
  const user = useSession((state) => state.user)
  return (
    <Panel title="Account">
      <Facts>
        <div>
          <dt>E-mail</dt>
          <dd>
            <Email>{user?.email ?? 'none'}</Email>
          </dd>
        </div>
      </Facts>
      <VerifyEmail>
        Your e-mail address is not verified yet. Sharing, commenting and messages need it.
      </VerifyEmail>
    </Panel>
  )
}

const Facts = styled.dl`
  display: grid;
  gap: var(--gl-space-4);

  & dt {
    color: var(--gl-ink-soft);
    font-size: var(--gl-text-sm);
    font-weight: 600;
  }
`

/** Collapsed at first. */
export function AdvancedPanel() {
  return (
    <Panel title="Advanced">
      <Disclosure label={(open) => (open ? 'Hide advanced settings' : 'Show advanced settings')}>
        <LateOwnData />
      </Disclosure>
    </Panel>
  )
}

/** Downloaded when a member opens the advanced settings. */
const importOwnData = importWithRetry(() => import('../YourDataPage.tsx'))

function LateOwnData() {
  const { data, error, loading, retry } = useLoad(
    ['ownData'],
    importOwnData,
    'account-details-failed',
  )
  if (data) return <data.OwnData />
  if (error) return <ErrorPanel text={error.message} onRetry={retry} retrying={loading} />
  return (
    <LoadingPlaceholder label="Loading the advanced settings">
      <Skeleton $height="20rem" />
    </LoadingPlaceholder>
  )
}
