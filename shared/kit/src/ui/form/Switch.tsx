import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { LARGE_TEXT } from '../theme/scale.ts'
import { FieldHint } from './Field.tsx'

type Props = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A setting that is on or off and changes at once. A native checkbox with `role="switch"`. */
export function Switch({ label, hint, checked, onChange }: Props) {
  const id = useId()
  return (
    <Row>
      {/* Before its label, as each checkbox. It is shown at the end of the line. */}
      <Track
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <State aria-hidden>{checked ? 'On' : 'Off'}</State>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 0 var(--gl-space-3);

  & > input {
    order: 1;
  }
  & > label {
    padding-block: var(--gl-space-2);
    font-weight: var(--gl-weight-medium);
    line-height: 1.35;
    cursor: pointer;
  }
  & > p {
    order: 2;
    grid-column: 1 / -1;
  }

  @media ${LARGE_TEXT} {
    grid-template-columns: auto 1fr;

    & > label {
      grid-column: 1 / -1;
    }
  }
`

const State = styled.span`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
  font-weight: 600;
`

const Track = styled.input`
  appearance: none;
  position: relative;
  width: 3.25rem;
  height: 2rem;
  margin: 0;
  border: 1.5px solid var(--gl-control);
  border-radius: var(--gl-radius-full);
  background: var(--gl-sunken);
  cursor: pointer;
  transition: background-color var(--gl-base) var(--gl-ease);

  &::before {
    content: '';
    position: absolute;
    inset-block: 0.25rem;
    inset-inline-start: 0.25rem;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--gl-control);
    transition:
      translate var(--gl-base) var(--gl-ease),
      background-color var(--gl-base) var(--gl-ease);
  }

  &:checked {
    border-color: var(--gl-ink);
    background: var(--gl-ink);
  }
  &:checked::before {
    translate: 1.25rem;
    background: var(--gl-surface);
  }

  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
    }
    &:checked {
      background: Highlight;
    }
    &:checked::before {
      background: HighlightText;
    }
  }
`
