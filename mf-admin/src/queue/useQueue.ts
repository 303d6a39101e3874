import { useEffect, useReducer, useRef } from 'react'
import {
  isGone,
  nextQueue,
  startQueue,
  type Queue,
  type QueueAction,
  type Waiting,
} from './queue.ts'

/** A queue that follows `items`. Whoever moves on gets the focus on the new item. */
export function useQueue<T extends Waiting>(items: readonly T[]) {
  const [queue, dispatch] = useReducer(
    (before: Queue<T>, action: QueueAction<T>) => nextQueue(before, action),
    items,
    (first: readonly T[]) => startQueue(first),
  )
  const section = useRef<HTMLElement>(null)

  useEffect(() => dispatch({ type: 'arrived', items }), [items])

  useEffect(() => {
    if (queue.moves === 0) return
    section.current?.focus({ preventScroll: true })
    const above = (section.current?.getBoundingClientRect().top ?? 0) < 0
    if (above) section.current?.scrollIntoView()
  }, [queue.moves])

  return {
    ...queue,
    gone: isGone(queue),
    section,
    select: (key: string) => dispatch({ type: 'selected', key }),
    step: (by: 1 | -1) => dispatch({ type: 'stepped', by }),
    settle: (key: string) => dispatch({ type: 'settled', key }),
  }
}
