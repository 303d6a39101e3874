import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

/** Attributes that connect a control with the label, hint and error of its field. */
export type FieldControl = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

type Props = {
  label: ReactNode
  /** The hint under the label. */
  hint?: ReactNode
  /** The error text; empty or absent without an error. */
  error?: string | null | undefined
  required?: boolean
  id?: string
  children: (control: FieldControl) => ReactNode
}

/**
 * Label, control, hint and error of one input: `<Field label="Name">{(control) => <Input {...control} />}</Field>`.
 * A long form sets `--gl-field-gap`, the distance between label and control.
 */
export function Field({ label, hint, error, required = false, id, children }: Props) {
  const own = useId()
  const controlId = id ?? own
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  const control: FieldControl = {
    id: controlId,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true }),
    ...(required && { 'aria-required': true }),
  }
  return (
    <Root>
      <Label htmlFor={controlId}>{label}</Label>
      {children(control)}
      {error && (
        <FieldError id={errorId}>
          <CircleAlert aria-hidden size={16} />
          <span>{error}</span>
        </FieldError>
      )}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--gl-field-gap, var(--gl-space-2));
  min-width: 0;
`

const Label = styled.label`
  justify-self: start;
  font-size: var(--gl-text-sm);
  font-weight: 600;
  line-height: var(--gl-leading-tight);
`

/** A small explanation of a control. */
export const FieldHint = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
  line-height: 1.4;
`

/** The error of a control, in red and with an icon. */
export const FieldError = styled.p`
  display: flex;
  gap: var(--gl-space-1);
  color: var(--gl-red-text);
  font-size: var(--gl-text-sm);
  font-weight: var(--gl-weight-medium);
  line-height: 1.4;

  & > svg {
    flex: none;
    margin-block-start: 0.15em;
  }
`

/** Props that all groups of controls share. */
export type FieldGroupProps = {
  legend: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
}

type GroupProps = FieldGroupProps & {
  role: 'group' | 'radiogroup'
  required?: boolean
  /** A function gets the id of the error, for `aria-describedby` of each control; undefined without an error. */
  children: ReactNode | ((errorId: string | undefined) => ReactNode)
}

/**
 * Several controls for one question, with legend, error and hint. Some screen readers do not read the description of a
 * group, so the controls should have the error, too.
 */
export function FieldGroup({ legend, hint, error, role, required = false, children }: GroupProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const isRadioGroup = role === 'radiogroup'
  const state = {
    // ARIA allows aria-invalid and aria-required on a radiogroup, but not on a group.
    ...(error && (isRadioGroup ? { 'aria-invalid': true as const } : { 'data-invalid': true })),
    ...(required && isRadioGroup && { 'aria-required': true as const }),
  }
  return (
    <FieldGroupRoot
      role={isRadioGroup ? role : undefined} // a fieldset is a group
      aria-describedby={describedBy || undefined}
      {...state}
    >
      <Legend>{legend}</Legend>
      {typeof children === 'function' ? children(error ? `${id}-error` : undefined) : children}
      {error && (
        <FieldError id={`${id}-error`}>
          <CircleAlert aria-hidden size={16} />
          <span>{error}</span>
        </FieldError>
      )}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </FieldGroupRoot>
  )
}

const FieldGroupRoot = styled.fieldset`
  display: grid;
  align-content: start;
  gap: var(--gl-field-gap, var(--gl-space-2));
`

const Legend = styled.legend`
  padding: 0;
  margin-block-end: var(--gl-field-gap, var(--gl-space-2));
  font-size: var(--gl-text-sm);
  font-weight: 600;
  line-height: var(--gl-leading-tight);
`
