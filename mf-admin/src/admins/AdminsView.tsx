import { Email, SmallText } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import { mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { askConfirm, errorText, type LiveData, showToast, useSession } from '@greenlight/runtime'
import { useRef, useState, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { addAdmin, isEmailAddress, isLaterAdmin, removeAdmin, type Admin } from './admins.ts'

/** The admins, live, with Add and Remove. */
export function AdminsView({ admins }: { admins: LiveData<readonly Admin[]> }) {
  const { data, error, retry } = admins
  const address = useSession((s) => s.user?.email?.toLowerCase())
  const isMe = ({ email }: Admin) => email === address
  if (error) return <ErrorPanel text={error.message} onRetry={retry} />
  return (
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
  )
}

const NO_ADDRESS = 'This is not an e-mail address with plain letters.'

/** An empty address is ignored. */
function AddAdmin() {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [added, setAdded] = useState<string | null>(null)
  const { busy, error, run, clear } = useAction('admin-add-failed')

  async function add(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const address = email.trim()
    if (address === '') return
    setAdded(null)
    clear()
    const wrong = !isEmailAddress(address)
    setProblem(wrong ? `${errorText('admin-add-failed')} ${NO_ADDRESS}` : null)
    if (wrong || !(await run(() => addAdmin(address)))) return
    setEmail('')
    setAdded(address.toLowerCase())
    showToast('Admin added.')
  }
  return (
    <Form noValidate onSubmit={(event) => void add(event)}>
      <Field label="E-mail of the new admin" error={problem ?? error?.message}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={busy}>
        Add admin
      </Button>
      <div role="status">
        {added && (
          <p>
            <strong>
              Please ask <Email>{added}</Email> to sign in with Google or to reset the password.
            </strong>{' '}
            If somebody else signed up with this address first, that ends their access.
          </p>
        )}
      </div>
    </Form>
  )
}

/** Admins remove only those who were added later than themselves. */
function AdminItem({ admin, me }: { admin: Admin; me: Admin | null }) {
  const { email } = admin
  // The list removes the row once it knows.
  const { busy, error, run } = useAction('admin-remove-failed', { staysBusy: true })
  const row = useRef<HTMLDivElement>(null)

  async function remove(): Promise<void> {
    const question = `Remove ${email} as admin?`
    if (!(await askConfirm(question, { confirmLabel: 'Remove', destructive: true }))) return
    if (!(await run(() => removeAdmin(email)))) return
    // The focused button is removed with its row.
    if (mayMoveFocusFrom(row.current)) document.querySelector<HTMLElement>('main h1')?.focus()
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

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 26rem);
  justify-items: start;
  gap: var(--gl-space-3);

  & > div {
    width: 100%;
  }
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
