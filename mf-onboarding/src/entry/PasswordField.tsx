import { Button } from '@greenlight/kit/ui/Button'
import { Field } from '@greenlight/kit/ui/Field'
import { Input } from '@greenlight/kit/ui/Input'
import type { ReactNode } from 'react'
import styled from 'styled-components'

type Props = {
  label: string
  value: string
  onChange: (password: string) => void
  error: string | null | undefined
  hint?: ReactNode
  /** `new-password` where one is chosen. */
  autoComplete: 'current-password' | 'new-password'
  shown: boolean
  /** With it the field has the button that shows and hides. */
  onToggle?: () => void
}

/** A password that its owner may look at. */
export function PasswordField(props: Props) {
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
