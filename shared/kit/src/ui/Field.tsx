import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId } from 'react'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** What a control inside a field must carry, so that label, hint and error belong to it. */
export type FieldControl = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

type Props = {
  label: ReactNode
  /** Said before anything goes wrong: what is expected here. */
  hint?: ReactNode
  /** Said after it went wrong; empty or absent means all is well. */
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

/** Small print under a control. */
export const FieldHint = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
  line-height: 1.4;
`

/** What is wrong with a control, in red, with an icon. */
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
