import { Email } from '@greenlight/kit/ui/Email'
import { Panel } from '@greenlight/kit/ui/Panel'
import { useSession } from '@greenlight/runtime'
import styled from 'styled-components'
import { VerifyEmail } from './VerifyEmail.tsx'

/** Who the member is here; neither name nor address changes. */
export function AccountPanel() {
  const username = useSession(({ member }) =>
    member.state === 'ready' ? member.profile.username : '',
  )
  const user = useSession((state) => state.user)
  return (
    <Panel title="Account">
      <Facts>
        <div>
          <dt>Username</dt>
          <dd>
            <bdi>{username}</bdi>
          </dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            <Email>{user?.email ?? 'none'}</Email>
          </dd>
        </div>
      </Facts>
      {user?.email && !user.emailVerified && <VerifyEmail />}
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
