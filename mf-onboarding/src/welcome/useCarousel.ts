import { useRef, useState } from 'react'

/** A position this near to a slide (in slides) has arrived there. */
const ARRIVED = 0.02

/**
 * The slide on show, kept in step with a native scroller in both directions: `go` scrolls there, and
 * swiping moves on. There is no step before the first slide or past the last.
 */
export function useCarousel(count: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  /** Where a scroll of ours is going: the slides that it passes on its way are not shown ones. */
  const target = useRef<number | null>(null)

  const go = (to: number) => {
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
  /** A scroll of ours that ends elsewhere was cut short, as by turning the phone. */
  const onScrollEnd = () => {
    const element = scroller.current
    if (element && target.current !== null)
      element.scrollTo({ left: target.current * element.clientWidth, behavior: 'instant' })
    target.current = null
  }
  /** The member takes over, by touch, wheel or keys. */
  const release = () => {
    target.current = null
  }
  return {
    index,
    go,
    scroller: {
      ref: scroller,
      onScroll,
      onScrollEnd,
      onPointerDown: release,
      onWheel: release,
      onKeyDown: release,
    },
  }
}

/** How far the scroller is, in slides. */
function positionOf({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : scrollLeft / clientWidth
}
