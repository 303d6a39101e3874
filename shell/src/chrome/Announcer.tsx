import { VisuallyHidden } from '@greenlight/kit/ui/layout/VisuallyHidden'
import { useEffect, useState } from 'react'

/** Says each new page once to screen readers: the page's title, as soon as its remote has set it. */
export function Announcer() {
  const [title, setTitle] = useState('')

  useEffect(() => {
    const element = document.querySelector('title')
    if (!element) return
    // Without the number of new messages before it, which is not a new page.
    const observer = new MutationObserver(() => setTitle(document.title.replace(/^\(\d+\) /, '')))
    observer.observe(element, { childList: true })
    return () => observer.disconnect()
  }, [])

  return (
    <VisuallyHidden role="status" aria-live="polite" dir="auto">
      {title}
    </VisuallyHidden>
  )
}
