import styled from 'styled-components'

/** A line that matters less than the text around it: small, in the softer ink. */
export const SmallText = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`
