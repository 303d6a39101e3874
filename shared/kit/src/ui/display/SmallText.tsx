import styled from 'styled-components'

/** Small text in the secondary colour, for a line that matters less than the text around it. */
export const SmallText = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`
