import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The log is at its end when it is this near to it, in pixels. */
const END_DISTANCE = 48
/** Space above the line "New messages" at opening, in pixels. */
const ABOVE_LINE = 72

/**
 * The scrolling of a log. It opens at the element with `data-new`, or at its end, and keeps that position
 * until the member scrolls: when `content` changes, a row gets its real height, the keyboard opens or the
 * composer grows. A new `ownId`, the id of the member's latest message, always scrolls to the end.
 */
export function useLogScroll(content: unknown, ownId: string | undefined) {
  const log = useRef<HTMLDivElement>(null)
  const anchor = useRef<'opening' | 'line' | 'end' | 'none'>('opening')
  const shownOwnId = useRef(ownId)
  const [atEnd, setAtEnd] = useState(true)

  const restore = useCallback(() => {
    const element = log.current
    if (!element) return
    if (anchor.current === 'end') element.scrollTop = element.scrollHeight
    if (anchor.current === 'line') element.scrollTop = lineTop(element) ?? element.scrollTop
  }, [])

  const scrollToEnd = useCallback(() => {
    anchor.current = 'end'
    restore()
  }, [restore])

  useLayoutEffect(() => {
    const element = log.current
    if (!element) return
    if (anchor.current === 'opening') anchor.current = lineTop(element) === null ? 'end' : 'line'
    if (ownId && ownId !== shownOwnId.current) anchor.current = 'end'
    shownOwnId.current = ownId
    restore()
  }, [content, ownId, restore])

  useEffect(() => {
    const element = log.current
    if (!element) return
    const updateAnchor = () => {
      const isAtEnd =
        element.scrollHeight - element.scrollTop - element.clientHeight <= END_DISTANCE
      const line = anchor.current === 'line' ? lineTop(element) : null
      const isAtLine = line !== null && Math.abs(element.scrollTop - line) <= 1
      anchor.current = isAtEnd ? 'end' : isAtLine ? 'line' : 'none'
      setAtEnd(isAtEnd)
    }
    const observer = new ResizeObserver(() => {
      restore()
      updateAnchor()
    })
    element.addEventListener('scroll', updateAnchor, { passive: true })
    for (const part of [element, ...element.children]) observer.observe(part)
    return () => {
      element.removeEventListener('scroll', updateAnchor)
      observer.disconnect()
    }
  }, [restore])

  return { log, atEnd, scrollToEnd }
}

/** The scroll position of the line "New messages"; null without the line. */
function lineTop(log: HTMLElement): number | null {
  const line = log.querySelector<HTMLElement>('[data-new]')
  if (!line) return null
  return Math.max(0, Math.min(line.offsetTop - ABOVE_LINE, log.scrollHeight - log.clientHeight))
}
