import { useEffect, useReducer, useRef } from 'react'
import {
  reduceQueue,
  selectedHasLeft,
  startQueue,
  type Queue,
  type QueueAction,
  type QueueItem,
} from './queue.ts'

/**
 * A queue that follows `items`. `section` gets the focus when the admin moves to another item, or opens it
 * (`opened`) where it was hidden.
 */
export function useQueue<T extends QueueItem>(items: readonly T[], opened: boolean) {
  const [queue, dispatch] = useReducer(
    (before: Queue<T>, action: QueueAction<T>) => reduceQueue(before, action),
    items,
    (first: readonly T[]) => startQueue(first),
  )
  const section = useRef<HTMLElement>(null)

  useEffect(() => dispatch({ type: 'listed', items }), [items])

  useEffect(() => {
    if (queue.moves === 0) return
    section.current?.focus({ preventScroll: true })
    const isAbove = (section.current?.getBoundingClientRect().top ?? 0) < 0
    if (isAbove) section.current?.scrollIntoView()
  }, [queue.moves, opened])

  return {
    ...queue,
    selectedHasLeft: selectedHasLeft(queue),
    section,
    select: (key: string) => dispatch({ type: 'selected', key }),
    step: (by: 1 | -1) => dispatch({ type: 'stepped', by }),
    removeDecided: (key: string) => dispatch({ type: 'decided', key }),
  }
}
