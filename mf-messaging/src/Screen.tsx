import type { ReactNode } from 'react'
import styled from 'styled-components'
import { followKeyboard } from './followKeyboard.ts'

type Props = {
  /** A conversation is open: on a phone it takes the list's place. */
  open: boolean
  title: ReactNode
  list: ReactNode
  /** The conversation. */
  children: ReactNode
}

/** From 900 px list and conversation side by side, below one at a time. */
export function Screen({ open, title, list, children }: Props) {
  return (
    <Root ref={followKeyboard} $open={open}>
      <Title>{title}</Title>
      <List>{list}</List>
      <Main>{children}</Main>
    </Root>
  )
}

const Title = styled.div`
  padding: var(--gl-space-6) var(--gl-gutter) var(--gl-space-3);
`

const List = styled.div`
  min-width: 0;
  padding-inline: calc(var(--gl-gutter) - var(--gl-space-3));
`

const Main = styled.div`
  min-width: 0;
  min-height: 0;
  background: var(--gl-surface);
`

/* What is left of the window between the header and a phone's keyboard or the bar at the foot. */
const filled = `
  height: calc(100dvh - var(--gl-header) - var(--keyboard, 0px));
  padding-block-end: var(--gl-offline-bar);
`

const Root = styled.div<{ $open: boolean }>`
  box-sizing: border-box;
  max-width: calc(var(--gl-width-page) + 2 * var(--gl-gutter));
  margin-inline: auto;

  @media (max-width: 899.98px) {
    ${({ $open }) =>
      $open
        ? `
          ${filled}
          & > ${Title} { position: absolute; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
          & > ${List} { display: none; }
          & > ${Main} { height: 100%; }
        `
        : `
          padding-block-end: calc(var(--gl-menu) + var(--gl-space-12) + var(--gl-safe-bottom));
          & > ${Main} { display: none; }
        `}
  }

  @media (min-width: 900px) {
    ${filled}
    display: grid;
    grid-template: auto minmax(0, 1fr) / 22rem minmax(0, 1fr);

    & > ${List} {
      overflow-y: auto;
      padding-block-end: var(--gl-space-12);
    }
    & > ${Main} {
      grid-area: 1 / 2 / 3 / 3;
      border-inline: 1px solid var(--gl-line);
    }
  }
`
