import styled from 'styled-components'

/** One screen high where that suffices, the buttons within a thumb's reach; on a tablet all in its middle. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 56rem);
  grid-template-rows: auto minmax(min-content, 1fr) auto auto;
  justify-content: center;
  gap: var(--gl-space-3);
  min-height: 100dvh;
  padding-block: calc(var(--gl-space-5) + var(--gl-safe-top))
    calc(var(--gl-space-10) + var(--gl-safe-bottom));
  padding-inline: calc(var(--gl-gutter) + var(--gl-safe-left))
    calc(var(--gl-gutter) + var(--gl-safe-right));

  @media (min-width: 30rem) {
    grid-template-rows: auto minmax(min-content, 30rem) auto auto;
    align-content: center;
  }
`

export const Head = styled.header`
  display: grid;
  justify-items: center;
  gap: var(--gl-space-1);
  text-align: center;

  & > h1 {
    margin-block-start: var(--gl-space-2);
    font-size: var(--gl-text-2xl);
  }
  & > p {
    color: var(--gl-ink-soft);
  }
`

export const Carousel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  min-width: 0;
`

export const Scroller = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  position: relative;
`

export const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--gl-space-3);
  width: 100%;
  max-width: 28rem;
  margin-inline: auto;
`
