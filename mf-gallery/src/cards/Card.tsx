import { FACTS } from '@greenlight/kit/ui/layout/CardGrid'
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

/** Fills a cell. Browsers skip its layout and paint while it is off screen. */
export const Tile = styled(Card)`
  position: absolute;
  inset: 0;
  content-visibility: auto;
`

export const PhotoBox = styled.div`
  position: absolute;
  inset: 0 0 auto;
  aspect-ratio: 1;
`

export const Facts = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: ${FACTS};
  padding: var(--gl-space-3);
  overflow: hidden;
`

/** One line, cut off with "…". */
export const Line = styled.p`
  min-height: 1.375rem;
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
  line-height: 1.375rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
