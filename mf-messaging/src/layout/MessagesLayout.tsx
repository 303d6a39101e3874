import { FILLS_WINDOW, NARROW_WINDOW } from '@greenlight/kit/contract/fillsWindow'
import { hiddenStyle } from '@greenlight/kit/ui/display/Text'
import type { ReactNode } from 'react'
import styled from 'styled-components'

type Props = {
  /** A conversation is open. On a phone it replaces the list. */
  open: boolean
  title: ReactNode
  list: ReactNode
  children: ReactNode
}

/** From 900 px: list and conversation side by side. Below: one at a time. */
export function MessagesLayout({ open, title, list, children }: Props) {
  return (
    <Root ref={followKeyboard} $open={open} {...(open && { [FILLS_WINDOW]: '' })}>
      <Title>{title}</Title>
      <List>{list}</List>
      <Main>{children}</Main>
    </Root>
  )
}

/**
 * Sets `--keyboard` of `element` to the height that the phone's keyboard covers, and returns how to stop.
 * On iOS the keyboard covers the page. Elsewhere it makes the window smaller (`interactive-widget` in the
 * shell's page), and the height is 0.
 */
function followKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport
  if (!element || !viewport) return
  const measure = () => {
    // Zooming in also shrinks the viewport, but covers nothing.
    const covered = Math.round(window.innerHeight - viewport.height * viewport.scale)
    element.style.setProperty('--keyboard', `${Math.max(0, covered)}px`)
    // iOS scrolls the page to the field, which moves the conversation out of view.
    if (covered > 0) window.scrollTo(0, 0)
  }
  measure()
  viewport.addEventListener('resize', measure)
  return () => viewport.removeEventListener('resize', measure)
}

const Title = styled.div`
  padding: var(--gl-space-6) calc(var(--gl-gutter) + var(--gl-safe-right)) var(--gl-space-3)
    calc(var(--gl-gutter) + var(--gl-safe-left));
`

const List = styled.div`
  min-width: 0;
  padding-inline: calc(var(--gl-gutter) - var(--gl-space-3) + var(--gl-safe-left))
    calc(var(--gl-gutter) - var(--gl-space-3) + var(--gl-safe-right));
`

const Main = styled.div`
  min-width: 0;
  min-height: 0;
  background: var(--gl-surface);
`

/* The height between the header and the phone's keyboard or the offline bar. */
const fullHeight = `
  height: calc(100dvh - var(--gl-header) - var(--keyboard, 0px));
  padding-block-end: var(--gl-offline-bar);
`

const Root = styled.div<{ $open: boolean }>`
  box-sizing: border-box;
  max-width: calc(var(--gl-width-page) + 2 * var(--gl-gutter));
  margin-inline: auto;

  @media ${NARROW_WINDOW} {
    ${({ $open }) =>
      $open
        ? `
          ${fullHeight}
          & > ${Title} { ${hiddenStyle} }
          & > ${List} { display: none; }
          & > ${Main} { height: 100%; }
        `
        : `
          padding-block-end: calc(var(--gl-menu) + var(--gl-space-12) + var(--gl-safe-bottom));
          & > ${Main} { display: none; }
        `}
  }

  @media (min-width: 900px) {
    ${fullHeight}
    display: grid;
    grid-template: auto minmax(0, 1fr) / 22rem minmax(0, 1fr);

    /* Side by side, each has the notch on one side only. */
    & > ${Title}, & > ${List} {
      --gl-safe-right: 0px;
    }
    & > ${Main} {
      --gl-safe-left: 0px;
    }
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
