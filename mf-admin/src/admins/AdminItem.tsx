import { removeAdmin } from '@greenlight/kit/data/admin/removeAdmin'
import type { Admin } from '@greenlight/kit/data/admin/watchAdmins'
import { toGreenlightError, type GreenlightError } from '@greenlight/kit/domain/errors'
import { Button } from '@greenlight/kit/ui/Button'
import { Email } from '@greenlight/kit/ui/Email'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { askConfirm, showToast, useSession } from '@greenlight/runtime'
import { useState } from 'react'
import styled from 'styled-components'

/** One admin, and Remove; nobody removes themselves. */
export function AdminItem({ admin: { email } }: { admin: Admin }) {
  const mine = useSession((s) => s.user?.email?.toLowerCase() === email)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<GreenlightError | null>(null)

  async function remove(): Promise<void> {
    const question = `Remove ${email} as admin?`
    if (!(await askConfirm(question, { confirmLabel: 'Remove', destructive: true }))) return
    setBusy(true)
    setError(null)
    try {
      await removeAdmin(email)
      document.querySelector('h1')?.focus() // the button that had the focus goes with the row
      showToast('Admin removed.')
    } catch (cause) {
      setError(toGreenlightError(cause, 'admin-remove-failed'))
      setBusy(false)
    }
  }
  return (
    <>
      <Row>
        <Email>{email}</Email>
        {mine ? (
          <Small>That is you</Small>
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

const Small = styled.span`
  flex: none;
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`
