import { useEffect, useState } from 'react'

/**
 * The HTML names the address of its page for search engines, and browsers share that one. After a step to another
 * page it would be wrong.
 */
export function useFirstAddress(pathname: string): void {
  const [first] = useState(pathname)
  useEffect(() => {
    if (pathname !== first) document.querySelector('link[rel=canonical]')?.remove()
  }, [pathname, first])
}
