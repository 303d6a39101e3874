import styled from 'styled-components'

/** The buttons of a profile. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-2);
`
