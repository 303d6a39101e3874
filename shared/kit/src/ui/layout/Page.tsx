import styled from 'styled-components'

/**
 * The column of a page: width, margins, safe areas, and space at the bottom, so that the floating menu
 * covers nothing. The shell adds the space for the header. `$width`: text 640 px, page 1200 px.
 */
export const Page = styled.div<{ $width?: 'text' | 'page' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--gl-space-6);
  box-sizing: border-box;
  width: 100%;
  max-width: calc(
    var(--gl-width-${({ $width = 'page' }) => $width}) + 2 * var(--gl-gutter) +
      var(--gl-safe-left) + var(--gl-safe-right)
  );
  margin-inline: auto;
  padding-block: var(--gl-space-6) calc(var(--gl-menu) + var(--gl-space-12) + var(--gl-safe-bottom));
  padding-inline: calc(var(--gl-gutter) + var(--gl-safe-left))
    calc(var(--gl-gutter) + var(--gl-safe-right));
`
