import { announce, notePageTitle, useLocation } from '@greenlight/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { hiddenStyle } from '../display/Text.tsx'

/**
 * The column of a page: width, margins, safe areas, and space at the bottom and in a wide window at the sides, so
 * that the floating menu covers nothing. The shell adds the space for the header. `$width`: text 640 px, page 1200 px.
 */
export const Page = styled.div<{ $width?: 'text' | 'page' }>`
  --gl-gutter: max(clamp(1rem, 4vw, 2rem), min(6.5rem, 100vw - 52rem));
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

type Props = {
  /** The name of the page, also for the browser's tab. */
  children: string
  /** Shown in place of the name, for instance with text of members. */
  display?: ReactNode
  hidden?: boolean
}

/**
 * The `h1` of a page. It sets the title of the tab to "X · Greenlight" and takes the focus when the path
 * has changed, but not on the first page and not again on the same path. So a screen reader says its text, once: if
 * something else has taken the focus, or the text changes afterwards, it is announced.
 */
export function PageTitle({ children, display, hidden = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Not `window.location`: a view can render again while the next one is loading.
  const { pathname } = useLocation()

  useEffect(() => {
    document.title = `${children} · Greenlight`
  }, [children])

  useEffect(() => {
    if (!notePageTitle(pathname)) return
    const focused = document.activeElement
    // `focus()` forces a layout. The next frame has one anyway. Here it would be an additional one, 14 ms on
    // a phone.
    requestAnimationFrame(() => {
      const chosen = document.activeElement
      if (chosen === focused || chosen === document.body)
        heading.current?.focus({ preventScroll: true })
      else announce(heading.current?.textContent ?? '')
    })
  }, [pathname])

  const text = useRef('')
  useEffect(() => {
    const before = text.current
    text.current = heading.current?.textContent ?? ''
    const isNew = before !== '' && before !== text.current
    if (isNew && document.activeElement === heading.current) announce(text.current)
  })

  return (
    <Heading ref={heading} tabIndex={-1} $hidden={hidden}>
      {display ?? children}
    </Heading>
  )
}

const Heading = styled.h1<{ $hidden: boolean }>`
  ${({ $hidden }) => $hidden && hiddenStyle}
`
