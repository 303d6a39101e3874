import styled from 'styled-components'

/** A number at the end of a link, or on the corner of a button. */
export const CountBadge = styled.span`
  display: grid;
  place-items: center;
  min-width: 1.5rem;
  height: 1.5rem;
  padding-inline: 0.35rem;
  border-radius: var(--gl-radius-full);
  background: var(--gl-deep);
  color: var(--gl-deep-on);
  font-size: var(--gl-text-xs);
  font-weight: var(--gl-weight-bold);
  line-height: 1;

  a > & {
    margin-inline-start: auto;
  }
  button > & {
    position: absolute;
    top: -2px;
    right: -2px;
    border: 2px solid var(--gl-ground);
    min-width: 1.75rem;
    height: 1.75rem;
  }
`
