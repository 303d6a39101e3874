import { LARGE_TEXT } from '@greenlight/kit/ui/theme/scale'
import styled from 'styled-components'

/**
 * A card in a list. A link inside with `data-cover` makes the whole card clickable and moves the focus
 * ring to it; the accessible name is still the link's text.
 */
export const Card = styled.article`
  position: relative;
  min-width: 0;
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-l);
  background: var(--gl-surface);
  overflow: clip;
  transition:
    border-color var(--gl-base) var(--gl-ease),
    box-shadow var(--gl-base) var(--gl-ease),
    translate var(--gl-base) var(--gl-ease);

  & [data-cover] {
    color: inherit;
    text-decoration: none;
  }
  & [data-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & [data-cover]:focus-visible {
    outline: none;
  }
  &:has([data-cover]:hover) {
    border-color: var(--gl-control);
    box-shadow: var(--gl-shadow-2);
  }
  &:has([data-cover]:focus-visible) {
    outline: 3px solid var(--gl-focus);
    outline-offset: 2px;
  }

  @media (prefers-reduced-motion: no-preference) {
    &:has([data-cover]:hover) {
      translate: 0 -2px;
    }
  }
`

/** Cards side by side: two on a phone, up to six on a wide screen. */
export const CardGrid = styled.ul.attrs({ role: 'list' })`
  --gap: clamp(0.75rem, 2vw, 1.25rem);
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(min(11rem, (100% - var(--gap)) / 2), (100% - 5 * var(--gap)) / 6), 1fr)
  );
  gap: var(--gap);

  @media ${LARGE_TEXT} {
    grid-template-columns: minmax(0, 1fr);
  }
  & > * {
    min-width: 0;
  }
`

/** The height of three lines and the space around them. */
const FACTS = '5.75rem'

/**
 * A cell of the gallery: a square and three lines. Browsers skip layout and paint while it is off screen.
 * Its height is exact even then (padding in percent is relative to the width), so that nothing moves
 * during scrolling and Back restores the scroll position.
 */
export const Tile = styled(Card)`
  content-visibility: auto;
  contain-intrinsic-block-size: ${FACTS};
  padding-block-start: 100%;
`

export const PhotoBox = styled.div`
  position: absolute;
  inset: 0 0 auto;
  aspect-ratio: 1;
`

export const Facts = styled.div`
  height: ${FACTS};
  padding: var(--gl-space-3);
  overflow: hidden;
`

/** One line that ends in "…" rather than taking two. */
export const Line = styled.p`
  min-height: 1.375rem;
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
  line-height: 1.375rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
