import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId } from 'react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { FieldError, FieldHint } from './Field.tsx'

/** Props that all groups of controls share. */
export type FieldGroupProps = {
  legend: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
}

type Props = FieldGroupProps & {
  role: 'group' | 'radiogroup'
  required?: boolean
  children: ReactNode
}

/** Several controls for one question, with legend, error and hint. */
export function FieldGroup({ legend, hint, error, role, required = false, children }: Props) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  // ARIA allows aria-invalid and aria-required on a radiogroup, but not on a group.
  const state = role === 'radiogroup' && {
    ...(error && { 'aria-invalid': true as const }),
    ...(required && { 'aria-required': true as const }),
  }
  return (
    <Root role={role} aria-describedby={describedBy || undefined} {...state}>
      <Legend>{legend}</Legend>
      {children}
      {error && (
        <FieldError id={`${id}-error`}>
          <CircleAlert aria-hidden size={16} />
          <span>{error}</span>
        </FieldError>
      )}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </Root>
  )
}

const Root = styled.fieldset`
  display: grid;
  align-content: start;
  gap: var(--gl-space-2);
`

const Legend = styled.legend`
  padding: 0;
  margin-block-end: var(--gl-space-2);
  font-size: var(--gl-text-sm);
  font-weight: 600;
  line-height: var(--gl-leading-tight);
`
