import { addAdmin } from '@greenlight/kit/data/admin/addAdmin'
import { toGreenlightError, type GreenlightError } from '@greenlight/kit/domain/errors'
import { Button } from '@greenlight/kit/ui/Button'
import { Field } from '@greenlight/kit/ui/Field'
import { Input } from '@greenlight/kit/ui/Input'
import { showToast } from '@greenlight/runtime'
import { useRef, useState, type SubmitEvent } from 'react'
import styled from 'styled-components'

/** Makes the owner of an address an admin; an empty one is ignored. */
export function AddAdmin() {
  const [email, setEmail] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<GreenlightError | null>(null)
  // A second press comes before the first one is drawn.
  const running = useRef(false)

  async function add(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (running.current || email.trim() === '') return
    running.current = true
    setBusy(true)
    setError(null)
    try {
      await addAdmin(email)
      setEmail('')
      showToast('Admin added.')
    } catch (cause) {
      setError(toGreenlightError(cause, 'admin-add-failed'))
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return (
    <Form noValidate onSubmit={(event) => void add(event)}>
      <Field label="E-mail of the new admin" error={error?.message}>
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
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 26rem);
  justify-items: start;
  gap: var(--gl-space-3);

  & > div {
    width: 100%;
  }
`
