import styled from 'styled-components'
import { controlStyle } from './controlStyle.ts'

/** A text field with one line. Spread the control of a `Field` on it. */
export const Input = styled.input`
  ${controlStyle}
`

/** A text field with several lines. It grows in height with its content where the browser supports that. */
export const TextArea = styled.textarea`
  ${controlStyle}
  min-height: 7rem;
  max-height: 60dvh;
  resize: vertical;
  field-sizing: content;
`

/** A native select. Spread the control of a `Field` on it. */
export const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: 2.75rem;
  background-image:
    linear-gradient(45deg, transparent 50%, var(--gl-ink-soft) 50%),
    linear-gradient(-45deg, transparent 50%, var(--gl-ink-soft) 50%);
  background-position:
    right 1.3rem top calc(50% + 1px),
    right 0.95rem top calc(50% + 1px);
  background-size: 0.375rem 0.375rem;
  background-repeat: no-repeat;
  text-overflow: ellipsis;
  cursor: pointer;

  option {
    background: var(--gl-raised);
    color: var(--gl-ink);
  }

  /* Forced colours remove the gradient of the arrow, so the native arrow is shown. */
  @media (forced-colors: active) {
    appearance: auto;
  }
`
