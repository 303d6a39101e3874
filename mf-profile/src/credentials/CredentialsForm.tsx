import { Field } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import styled from 'styled-components'

type Props = {
  form: {
    readonly values: { readonly current: string }
    readonly errors: { readonly current?: string }
    readonly change: (changes: { current: string }) => void
    readonly clearError: () => void
  }
  /** Firebase has refused it. */
  isWrong: boolean
}

/** The password that the member has now: another person may hold the phone. */
export function CurrentPassword({ form, isWrong }: Props) {
  return (
    <Field
      label="Current password"
      error={form.errors.current ?? (isWrong ? 'This password is wrong.' : null)}
      required
    >
      {(control) => (
        <Input
          {...control}
          type="password"
          autoComplete="current-password"
          value={form.values.current}
          onChange={({ target }) => {
            form.change({ current: target.value })
            form.clearError()
          }}
        />
      )}
    </Field>
  )
}

export const CredentialsForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
`
