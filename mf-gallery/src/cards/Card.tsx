import { LARGE_TEXT } from '@greenlight/kit/ui/theme/scale'
import type { ReactElement } from 'react'
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

/** Cells in a group: a multiple of each number of columns, so that only the last group has an open row. */
const GROUP = 60

/** The group of a cell, both counted from 0. */
export const groupOf = (cell: number) => Math.floor(cell / GROUP)

/**
 * Cells side by side: two on a phone, up to six on a wide screen. They are in groups, and browsers skip a
 * group while it is off screen, so that a frame of scrolling does not cost more in a longer list
 * (docs/adr/0018-long-lists-in-groups.md).
 */
export function CardGrid({ children }: { children: readonly ReactElement[] }) {
  const groups = Array.from({ length: Math.ceil(children.length / GROUP) }, (_, group) => (
    <Group key={group}>{children.slice(group * GROUP, (group + 1) * GROUP)}</Group>
  ))
  return <List role="list">{groups}</List>
}

/** The height of two lines and the space around them. */
const FACTS = '4.375rem'

const List = styled.div`
  --gap: clamp(0.75rem, 2vw, 1.25rem);
  /* For the padding of the groups. */
  margin: calc(var(--gap) / -2);
  container-type: inline-size;
`

/** A column and the gap next to it are 100cqi / var(--columns) wide. */
const Group = styled.div`
  --columns: 2;
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: var(--gap);
  /* Room for focus rings and shadows: a group clips what is outside of it. */
  padding: calc(var(--gap) / 2);

  @container (min-width: 35.5rem) {
    --columns: 3;
  }
  @container (min-width: 48rem) {
    --columns: 4;
  }
  @container (min-width: 61rem) {
    --columns: 5;
  }
  @container (min-width: 73.5rem) {
    --columns: 6;
  }
  @media ${LARGE_TEXT} {
    --columns: 1;
  }

  /* The exact height: nothing moves during scrolling, and Back restores the scroll position. */
  &:not(:last-child) {
    content-visibility: auto;
    contain-intrinsic-block-size: calc(
      ${GROUP} / var(--columns) * (100cqi / var(--columns) + ${FACTS}) - var(--gap)
    );
  }
`

/**
 * A square plus two lines, independent of the content: padding in percent is relative to the width. So a
 * tile that scrolls into view is laid out without the others.
 */
export const Cell = styled.div.attrs({ role: 'listitem' })`
  contain: layout size;
  padding-block-start: calc(100% + ${FACTS});
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
