import styled from 'styled-components'

/** Parts beside each other where there is room. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: var(--gl-space-5);

  & > div {
    display: grid;
    align-content: start;
    gap: var(--gl-space-2);
    min-width: 0;
  }
`
