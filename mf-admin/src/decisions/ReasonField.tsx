import { limits } from '@greenlight/domain/limits'
import { hiddenStyle } from '@greenlight/kit/ui/display/Text'
import { FieldError, FieldHint } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import { useId } from 'react'
import styled from 'styled-components'

type Props = {
  hint: string
  error: string | null
  value: string
  onChange: (value: string) => void
}

/** The reason of a decision, in one line. */
export function ReasonField({ hint, error, value, onChange }: Props) {
  const id = useId()
  return (
    <Root>
      <label htmlFor={id}>Reason</label>
      <Input
        id={id}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        maxLength={limits.decisionReason}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Hint id={`${id}-hint`}>{hint}</Hint>
    </Root>
  )
}

/** Only for screen readers on a phone, which has no room for it. */
const Hint = styled(FieldHint)``

/** The label is beside the field, because the bar must be low. */
const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--gl-space-1) var(--gl-space-3);

  & > label {
    font-size: var(--gl-text-sm);
    font-weight: 600;
  }
  & > input {
    min-height: var(--gl-target);
    padding-block: var(--gl-space-1);
  }
  & > p {
    grid-column: 2;
    font-size: var(--gl-text-xs);
  }
  @media (max-width: 39.99rem) {
    & > ${Hint} {
      ${hiddenStyle}
    }
  }
`
