import { useEffect, useState } from 'react'

type Props = {
  children: string
  /** Said after this time, in milliseconds; at least as long as browsers take to report the empty region. */
  afterMs?: number
}

/**
 * A text that appears, and that screen readers say then and when it changes. It is hidden from them at first, because
 * they are silent about a live region that appears with its text.
 */
export function Announced({ children, afterMs = 100 }: Props) {
  const [exposed, setExposed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setExposed, afterMs, true)
    return () => clearTimeout(timer)
  }, [afterMs])
  return (
    <span role="status">
      <span aria-hidden={exposed ? undefined : true}>{children}</span>
    </span>
  )
}
