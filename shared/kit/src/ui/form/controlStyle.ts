import { css } from 'styled-components'

/** The look of text fields. iOS zooms in on focus if the text is smaller than 16 px; it has 17 px. */
export const controlStyle = css`
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
