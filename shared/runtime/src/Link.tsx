import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type Props = {
  /** A path of this site. */
  to: string
  /** `location.state` of the page that it opens. */
  state?: unknown
} & Omit<ComponentProps<'a'>, 'href'>

/**
 * A link that changes the page without loading the document. React Router's own `Link` includes data routes
 * and prefetching, which the site does not use: 3 KB (brotli) of every visit.
 */
export function Link({ to, state, onClick, children, ...anchor }: Props) {
  const href = useHref(to)
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(anchor.target && { target: anchor.target }),
  })
  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) navigate(event)
  }
  return (
    <a {...anchor} href={href} onClick={click}>
      {children}
    </a>
  )
}
