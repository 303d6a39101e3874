import type { ReactElement } from 'react'
import styled from 'styled-components'
import { LARGE_TEXT } from '../theme/scale.ts'

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

/** The height of the two lines below the photo of a cell, and of the space around them. */
export const FACTS = '4.375rem'

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
