import { Email, SmallText } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { focusTitle, mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import { askConfirm, type LiveData, showToast, useSession } from '@greenlight/runtime'
import { useRef } from 'react'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import { AddAdmin } from './AddAdmin.tsx'
import { type Admin, isLaterAdmin, removeAdmin } from './admins.ts'
import { LastDecisions } from './LastDecisions.tsx'

/** The admins, live, with Add and Remove. */
export function AdminsView({ admins }: { admins: LiveData<readonly Admin[]> }) {
  const { data, error, retry } = admins
  const address = useSession((s) => s.user?.email?.toLowerCase())
  const isMe = ({ email }: Admin) => email === address
  if (error) return <ErrorPanel text={error.message} onRetry={retry} />
  return (
    <>
      <Panel
        title="Admins"
        text="Admins are listed by e-mail. An address counts once its owner has verified it."
      >
        <AddAdmin />
        {data ? (
          <List role="list" aria-label="Admins">
            {data.map((admin) => (
              <li key={admin.email}>
                <AdminItem admin={admin} me={data.find(isMe) ?? null} />
              </li>
            ))}
          </List>
        ) : (
          <LoadingPlaceholder label="Loading admins">
            <Skeleton $height="9rem" />
          </LoadingPlaceholder>
        )}
      </Panel>
      <LastDecisions />
    </>
  )
}

/** Admins remove only those who were added later than themselves. */
function AdminItem({ admin, me }: { admin: Admin; me: Admin | null }) {
  const { email } = admin
  // The row stays until the live list reports the removal.
  const { busy, error, run } = useAction(failure('admin/remove-failed'), { staysBusy: true })
  const row = useRef<HTMLDivElement>(null)

  async function remove(): Promise<void> {
    const question = `Remove ${email} as admin?`
    if (!(await askConfirm(question, { confirmLabel: 'Remove', destructive: true }))) return
    if (!(await run(() => removeAdmin(email)))) return
    // The focused button is removed with its row.
    if (mayMoveFocusFrom(row.current)) focusTitle()
    showToast('Admin removed.')
  }
  return (
    <>
      <Row ref={row}>
        <Email>{email}</Email>
        {admin === me ? (
          <Note>That is you</Note>
        ) : me && !isLaterAdmin(admin, me) ? (
          <Note>Was an admin before you</Note>
        ) : (
          <Button
            size="small"
            busy={busy}
            aria-label={`Remove ${email}`}
            onClick={() => void remove()}
          >
            Remove
          </Button>
        )}
      </Row>
      {error && <ErrorPanel text={error.message} onRetry={() => void remove()} />}
    </>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--gl-space-2);
`

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--gl-space-3);
  min-height: var(--gl-target);
  padding-block: var(--gl-space-1);
  border-block-end: 1px solid var(--gl-line);

  & > bdi {
    min-width: 0;
  }
`

const Note = styled(SmallText)`
  flex: none;
`
