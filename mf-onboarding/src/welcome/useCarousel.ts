import { useRef, useState } from 'react'

/** A scroll has arrived when it is this near to its slide, in slides. */
const ARRIVED = 0.02

/**
 * Synchronises the shown slide with a native scroller: `goTo` scrolls, and swiping changes the slide.
 * `goTo` stops at the first and the last slide.
 */
export function useCarousel(count: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  /** The slide that `goTo` scrolls to. The slides that it passes do not become the shown one. */
  const target = useRef<number | null>(null)

  const goTo = (to: number) => {
    const element = scroller.current
    const next = Math.min(Math.max(to, 0), count - 1)
    setIndex(next)
    if (!element || Math.abs(positionOf(element) - next) < ARRIVED) return
    target.current = next
    element.scrollTo({
      left: next * element.clientWidth,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    })
  }
  const onScroll = () => {
    if (!scroller.current) return
    const position = positionOf(scroller.current)
    if (target.current === null) setIndex(Math.round(position))
    else if (Math.abs(position - target.current) < ARRIVED) target.current = null
  }
  /** If a scroll of `goTo` was interrupted, for instance by turning the phone, jump to its slide. */
  const onScrollEnd = () => {
    const element = scroller.current
    if (element && target.current !== null)
      element.scrollTo({ left: target.current * element.clientWidth, behavior: 'instant' })
    target.current = null
  }
  /** Touch, wheel and keys give the scroller to the member. */
  const forgetTarget = () => {
    target.current = null
  }
  return {
    index,
    goTo,
    scroller: {
      ref: scroller,
      onScroll,
      onScrollEnd,
      onPointerDown: forgetTarget,
      onWheel: forgetTarget,
      onKeyDown: forgetTarget,
    },
  }
}

/** The scroll position, in slides. */
function positionOf({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : scrollLeft / clientWidth
}
