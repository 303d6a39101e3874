import { Email } from '@greenlight/kit/ui/display/Text'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { VerifyEmail } from '@greenlight/kit/write/VerifyEmail'
import { useSession } from '@greenlight/runtime'
import styled from 'styled-components'

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
