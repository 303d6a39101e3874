import { Card } from '@greenlight/kit/ui/Card'
import styled from 'styled-components'

/** Three lines and the space around them. */
const FACTS = '5.75rem'

/**
 * A cell of the gallery: a square and three lines. What is off screen is neither laid out nor painted;
 * its height is exact all the same (a percentage of padding is of the width), so that nothing moves
 * while scrolling and Back finds its place.
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
