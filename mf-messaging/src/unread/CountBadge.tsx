import styled from 'styled-components'

export const CountBadge = styled.span`
  position: relative;
  justify-self: end;
  min-width: 1.5em;
  min-height: 1.5em;
  padding-inline: 0.4em;
  border-radius: var(--gl-radius-full);
  background: var(--gl-ink);
  color: var(--gl-ground);
  font-size: var(--gl-text-xs);
  font-weight: var(--gl-weight-bold);
  line-height: 1.5;
  text-align: center;
`
