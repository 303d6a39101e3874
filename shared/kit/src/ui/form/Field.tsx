import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId } from 'react'
import type { ReactNode } from 'react'
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
  /** What is expected, shown under the label. */
  hint?: ReactNode
  /** What is wrong; empty or absent if nothing is. */
  error?: string | null | undefined
  required?: boolean
  id?: string
  children: (control: FieldControl) => ReactNode
}

/** Label, control, hint and error of one input: `<Field label="Name">{(control) => <Input {...control} />}</Field>` */
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
  gap: var(--gl-space-2);
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
