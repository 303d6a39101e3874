import styled from 'styled-components'
import { controlStyle } from './controlStyle.ts'

/** The platform's own list. Spread a `Field`'s control on it. */
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

  /* Gradients go in forced colours: the platform's arrow comes back. */
  @media (forced-colors: active) {
    appearance: auto;
  }
`
