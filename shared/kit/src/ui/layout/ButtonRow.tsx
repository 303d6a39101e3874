import styled from 'styled-components'

/** Buttons in a row, which wraps. `$end` aligns them with the end of the line. */
export const ButtonRow = styled.div<{ $end?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${({ $end }) => ($end ? 'flex-end' : 'flex-start')};
  gap: var(--gl-space-2);
`
