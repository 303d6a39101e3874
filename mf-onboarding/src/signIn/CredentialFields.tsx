import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import type { ChangeEvent, ReactNode } from 'react'
import styled from 'styled-components'

type TextProps = {
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  error: string | null | undefined
}

export function EmailField({ value, onChange, error }: TextProps) {
  return (
    <Field label="Email" error={error} required>
      {(control) => (
        <Input
          {...control}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

type PasswordFieldProps = TextProps & {
  label: string
  /** The name of the value in the form. */
  name: string
  hint?: ReactNode
  autoComplete: 'current-password' | 'new-password'
  /** True shows the characters. */
  shown: boolean
  /** Adds a button that shows or hides the characters. */
  onToggle?: () => void
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, name, value, onChange, error, hint, autoComplete, shown, onToggle } = props
  return (
    <Field label={label} error={error} hint={hint} required>
      {(control) => (
        <Row>
          <Input
            {...control}
            type={shown ? 'text' : 'password'}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={onChange}
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
