import { useLocation } from '@greenlight/runtime'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { hiddenStyle } from './hiddenStyle.ts'

type Props = {
  /** The name of the page, also for the browser's tab. */
  children: string
  /** Shown instead of the name, for instance with text of members. */
  display?: ReactNode
  hidden?: boolean
}

/**
 * The `h1` of a page. It sets the title of the tab to "X · Greenlight" and takes the focus when the path
 * has changed, but not on the first page and not again on the same path.
 */
export function PageTitle({ children, display, hidden = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Not the path of the window: a view can render again while the next one is loading.
  const { pathname } = useLocation()

  useEffect(() => {
    document.title = `${children} · Greenlight`
  }, [children])

  // Each remote has its own copy of this module, so the state that they share is on the document.
  useEffect(() => {
    const page = document.documentElement.dataset
    const before = page.glPath
    page.glPath = pathname
    if (before !== undefined && before !== pathname) heading.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <Heading ref={heading} tabIndex={-1} $hidden={hidden}>
      {display ?? children}
    </Heading>
  )
}

const Heading = styled.h1<{ $hidden: boolean }>`
  ${({ $hidden }) => $hidden && hiddenStyle}
`
