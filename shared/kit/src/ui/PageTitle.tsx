import { useLocation } from '@greenlight/runtime'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styled from 'styled-components'

type Props = {
  /** The page's name, as in the browser's tab. */
  children: string
  /** Shown instead of the name, where it carries user text or marks. */
  display?: ReactNode
  hidden?: boolean
}

/**
 * The page's `h1`. It names the tab "X · Greenlight" and takes the focus when the path has changed,
 * not when the site was opened there and not when it is rendered anew on the same path.
 */
export function PageTitle({ children, display, hidden = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The view's own, not the window's: a view may render once more while the next one is on its way.
  const { pathname } = useLocation()

  useEffect(() => {
    document.title = `${children} · Greenlight`
  }, [children])

  // Each remote bundles this file: what they must agree on lives on the one document.
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
  ${({ $hidden }) =>
    $hidden &&
    'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);'}
`
