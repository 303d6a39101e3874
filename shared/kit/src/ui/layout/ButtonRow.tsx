import styled from 'styled-components'

/** Buttons beside each other, on a second line where they do not fit. `$end`: at the end of the line. */
export const ButtonRow = styled.div<{ $end?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${({ $end }) => ($end ? 'flex-end' : 'flex-start')};
  gap: var(--gl-space-2);
`
