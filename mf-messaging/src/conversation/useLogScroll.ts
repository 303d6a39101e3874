import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So near to the end counts as being there, in pixels. */
const END = 48
/** Room above the line "New messages" at opening, in pixels. */
const ABOVE_LINE = 72

/**
 * The scrolling of a log. It opens at the element marked `data-new`, else at its end, and keeps to that
 * place until the member scrolls away: when `content` changes, when a row turns out higher than was
 * thought, when the keyboard comes up or the composer grows. A new `ownId`, that of my latest message,
 * always leads to the end.
 */
export function useLogScroll(content: unknown, ownId: string | undefined) {
  const log = useRef<HTMLDivElement>(null)
  const keeps = useRef<'opening' | 'line' | 'end' | 'nothing'>('opening')
  const shownOwnId = useRef(ownId)
  const [atEnd, setAtEnd] = useState(true)

  const keep = useCallback(() => {
    const element = log.current
    if (!element) return
    if (keeps.current === 'end') element.scrollTop = element.scrollHeight
    if (keeps.current === 'line') element.scrollTop = lineTop(element) ?? element.scrollTop
  }, [])

  const toEnd = useCallback(() => {
    keeps.current = 'end'
    keep()
  }, [keep])

  useLayoutEffect(() => {
    const element = log.current
    if (!element) return
    if (keeps.current === 'opening') keeps.current = lineTop(element) === null ? 'end' : 'line'
    if (ownId && ownId !== shownOwnId.current) keeps.current = 'end'
    shownOwnId.current = ownId
    keep()
  }, [content, ownId, keep])

  useEffect(() => {
    const element = log.current
    if (!element) return
    const look = () => {
      const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight <= END
      const line = keeps.current === 'line' ? lineTop(element) : null
      const isAtLine = line !== null && Math.abs(element.scrollTop - line) <= 1
      keeps.current = isAtEnd ? 'end' : isAtLine ? 'line' : 'nothing'
      setAtEnd(isAtEnd)
    }
    const observer = new ResizeObserver(() => {
      keep()
      look()
    })
    element.addEventListener('scroll', look, { passive: true })
    for (const part of [element, ...element.children]) observer.observe(part)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [keep])

  return { log, atEnd, toEnd }
}

/** How far to scroll for the line "New messages"; null if there is none. */
function lineTop(log: HTMLElement): number | null {
  const line = log.querySelector<HTMLElement>('[data-new]')
  if (!line) return null
  return Math.max(0, Math.min(line.offsetTop - ABOVE_LINE, log.scrollHeight - log.clientHeight))
}
