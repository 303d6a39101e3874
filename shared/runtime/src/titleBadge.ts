import { useEffect } from 'react'

/** Puts `count` before the tab's title, whatever page sets it; 0 takes it away. */
export function useTitleBadge(count: number): void {
  useEffect(() => {
    const show = () => {
      const title = document.title.replace(/^\(\d+\) /, '')
      const next = count > 0 ? `(${count}) ${title}` : title
      if (next !== document.title) document.title = next
    }
    show()
    const element = document.querySelector('title')
    if (!element || count === 0) return
    const observer = new MutationObserver(show)
    observer.observe(element, { childList: true })
    return () => observer.disconnect()
  }, [count])
}
