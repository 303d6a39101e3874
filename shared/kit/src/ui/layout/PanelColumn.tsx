import styled from 'styled-components'

/** For the logo on pages without a header. On a phone it is at the left, because the quick exit is at the right. */
export const BrandPlace = styled.div`
  justify-self: start;

  @media (min-width: 30rem) {
    justify-self: center;
  }
`

/** A column in the middle of the window, of a logo and a panel. */
export const PanelColumn = styled.div<{ $withLogo: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 28rem);
  justify-content: center;
  justify-items: center;
  align-content: start;
  gap: var(--gl-space-6);
  /* Aligned to the top: in a centred page an error text would move everything above it. */
  padding-block: calc(
      var(--gl-space-${({ $withLogo }) => ($withLogo ? '5' : '8')}) + var(--gl-safe-top)
    )
    calc(var(--gl-space-16) + var(--gl-safe-bottom));
  padding-inline: calc(var(--gl-gutter) + var(--gl-safe-left))
    calc(var(--gl-gutter) + var(--gl-safe-right));

  @media (min-width: 30rem) {
    padding-block-start: calc(clamp(1.25rem, 7dvh, 5rem) + var(--gl-safe-top));
  }
`

/** The panel with a form. */
export const RaisedPanel = styled.div`
  display: grid;
  gap: var(--gl-space-5);
  width: 100%;
  padding: clamp(1.25rem, 5vw, 2rem);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-l);
  background: var(--gl-surface);
  box-shadow: var(--gl-shadow-1);

  & > * {
    min-width: 0;
  }
`
