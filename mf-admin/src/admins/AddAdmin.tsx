import { Email } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { showToast } from '@greenlight/runtime'
import { useState, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import { addAdmin, isEmailAddress } from './admins.ts'

const NO_ADDRESS = 'This is not an e-mail address with plain letters.'

/** An empty address is ignored. */
export function AddAdmin() {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [added, setAdded] = useState<string | null>(null)
  const { busy, error, run, clear } = useAction(failure('admin/add-failed'))

  async function add(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const address = email.trim()
    if (address === '') return
    setAdded(null)
    clear()
    const wrong = !isEmailAddress(address)
    setProblem(wrong ? `${failure('admin/add-failed').text} ${NO_ADDRESS}` : null)
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

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 26rem);
  justify-items: start;
  gap: var(--gl-space-3);

  & > div {
    width: 100%;
  }
`
