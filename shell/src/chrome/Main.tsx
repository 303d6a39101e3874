import styled from 'styled-components'

/** What is below the header. */
export const Main = styled.main<{ $belowHeader: boolean }>`
  position: relative;
  min-height: 100dvh;
  padding-top: ${({ $belowHeader }) => ($belowHeader ? 'var(--gl-header)' : 0)};

  .gl-entering {
    position: absolute;
    inset-inline: 0;
    opacity: 0;
    pointer-events: none;
  }
`
