import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { errorText, type ErrorCode } from '@greenlight/runtime'
import { INVALID_EMAIL_TEXT } from '@greenlight/kit/data/authErrors'

type FieldName = 'email' | 'password' | 'confirm'

/** Which field of a form is wrong, and the text that says why. */
export type FormProblem = { readonly field: FieldName; readonly text: string }

type Credentials = Readonly<Record<FieldName, string>>

const fieldOf: Partial<Record<ErrorCode, FieldName>> = {
  'email-required': 'email',
  'password-required': 'password',
  'passwords-differ': 'confirm',
}

/** The first missing or different value, or null. A form with one password field passes it as `confirm` too. */
export function checkCredentials({ email, password, confirm }: Credentials): ErrorCode | null {
  if (email.trim() === '') return 'email-required'
  if (password === '') return 'password-required'
  return password === confirm ? null : 'passwords-differ'
}

/** The first problem of a form, or null. `emailIsValid` is the browser's result (`hasValidEmail`). */
export function findFormProblem(form: Credentials, emailIsValid: boolean): FormProblem | null {
  const code = checkCredentials(form)
  if (code !== 'email-required' && !emailIsValid)
    return { field: 'email', text: INVALID_EMAIL_TEXT }
  return code && { field: fieldOf[code] ?? 'email', text: errorText(code) }
}

/** Whether the browser accepts the value of the form's e-mail field. */
export function hasValidEmail(form: HTMLFormElement): boolean {
  return form.querySelector('input[type="email"]:invalid') === null
}

/** In memory only, so that signing out, which leaves the page, removes it. */
let lastEmail = ''

/** The e-mail address of a form. The sign-in, sign-up and reset forms share what was typed last. */
export function useSharedEmail(): [email: string, setEmail: (email: string) => void] {
  const [email, setEmail] = useState(lastEmail)
  const remember = (next: string) => {
    lastEmail = next
    setEmail(next)
  }
  return [email, remember]
}

interface EmailFieldProps {
  value: string
  onChange: (email: string) => void
  problem: FormProblem | null
}

export function EmailField({ value, onChange, problem }: EmailFieldProps) {
  return (
    <Field label="Email" error={problem?.field === 'email' ? problem.text : null} required>
      {(control) => (
        <Input
          {...control}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

interface PasswordFieldProps {
  label: string
  value: string
  onChange: (password: string) => void
  error: string | null | undefined
  hint?: ReactNode
  autoComplete: 'current-password' | 'new-password'
  /** True shows the characters. */
  shown: boolean
  /** Adds a button that shows or hides the characters. */
  onToggle?: () => void
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, value, onChange, error, hint, autoComplete, shown, onToggle } = props
  return (
    <Field label={label} error={error} hint={hint} required>
      {(control) => (
        <Row>
          <Input
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {onToggle && (
            <Toggle
              variant="quiet"
              size="small"
              aria-label={shown ? 'Hide password' : 'Show password'}
              onClick={onToggle}
            >
              {shown ? 'Hide' : 'Show'}
            </Toggle>
          )}
        </Row>
      )}
    </Field>
  )
}

const Row = styled.div`
  position: relative;

  & > input:not(:last-child) {
    padding-inline-end: 5rem;
  }
`

const Toggle = styled(Button)`
  position: absolute;
  inset-block: var(--gl-space-1);
  inset-inline-end: var(--gl-space-1);
  min-width: 4rem;
`
