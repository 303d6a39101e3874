import { isBlank } from '@greenlight/domain/fields'
import { Email } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { showToast } from '@greenlight/runtime'
import { type SubmitEvent, useState } from 'react'
import styled from 'styled-components'
import * as v from 'valibot'
import { failure } from '../errors.ts'
import { addAdmin, isEmailAddress } from './admins.ts'

const NO_ADDRESS = 'This is not an e-mail address with plain letters.'

const schema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check(isEmailAddress, `${failure('admin/add-failed').text} ${NO_ADDRESS}`),
  ),
})

/** An empty address is ignored. */
export function AddAdmin() {
  const [added, setAdded] = useState<string | null>(null)
  const form = useForm({
    initial: { email: '' },
    schema,
    submit: async ({ email }) => {
      await addAdmin(email)
      setAdded(email.toLowerCase())
      form.reset()
      showToast('Admin added.')
    },
    failure: failure('admin/add-failed'),
  })

  const add = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBlank(form.values.email)) return
    setAdded(null)
    void form.submit()
  }
  return (
    <Form {...form.props} onSubmit={add}>
      <Field label="E-mail of the new admin" error={form.errors.email ?? form.message}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.text('email')}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={form.busy}>
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
