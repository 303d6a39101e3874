import styled, { css } from 'styled-components'

/** The look of text fields. iOS zooms in on focus if the text is smaller than 16 px; it has 17 px. */
const controlStyle = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: 3rem;
  padding: var(--gl-space-2) var(--gl-space-4);
  border: 1.5px solid var(--gl-control);
  border-radius: var(--gl-radius-m);
  background: var(--gl-surface);
  color: var(--gl-ink);
  font-size: var(--gl-text-md);
  line-height: var(--gl-leading);
  transition: border-color var(--gl-fast) var(--gl-ease);

  &::placeholder {
    color: var(--gl-ink-soft);
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: var(--gl-ink-soft);
  }
  &:focus-visible {
    outline-offset: 0;
    border-color: var(--gl-focus);
  }
  &[aria-invalid='true'] {
    border-color: var(--gl-red-text);
    background: color-mix(in srgb, var(--gl-red-soft) 40%, var(--gl-surface));
  }
  &:disabled,
  &[readonly] {
    border-color: var(--gl-line);
    background: var(--gl-sunken);
  }
  &:disabled {
    color: var(--gl-ink-soft);
    cursor: not-allowed;
  }
`

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

  /* Forced colors remove the gradient of the arrow, so the native arrow is shown. */
  @media (forced-colors: active) {
    appearance: auto;
  }
`
