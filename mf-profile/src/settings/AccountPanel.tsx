import { Email } from '@greenlight/kit/ui/display/Text'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { VerifyEmail } from '@greenlight/kit/write/VerifyEmail'
import { useSession } from '@greenlight/runtime'
import styled from 'styled-components'
import { ChangeEmail } from '../credentials/ChangeEmail.tsx'
import { ChangePassword } from '../credentials/ChangePassword.tsx'
import { SignOutEverywhere } from '../credentials/SignOutEverywhere.tsx'

/** The e-mail address, the password, and the sessions of all devices. */
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
      <ChangeEmail />
      <ChangePassword />
      <SignOutEverywhere />
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
