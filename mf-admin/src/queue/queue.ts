/** Something that waits for a decision. */
export type Waiting = { readonly key: string }

export type Queue<T extends Waiting> = {
  /** What waits, without what I have decided. */
  readonly items: readonly T[]
  /**
   * What is being looked at. It stays when another admin decides on it: were the next one put in its
   * place, a decision meant for this one would hit that one.
   */
  readonly selected: T | null
  /** Its place among the items, or where it was. */
  readonly at: number
  /** Decided by me and still listed, until the listener knows. */
  readonly settled: readonly string[]
  /** How often I moved on; whatever arrives by itself does not count. */
  readonly moves: number
}

export type QueueAction<T extends Waiting> =
  | { readonly type: 'arrived'; readonly items: readonly T[] }
  | { readonly type: 'selected'; readonly key: string }
  | { readonly type: 'stepped'; readonly by: 1 | -1 }
  | { readonly type: 'settled'; readonly key: string }

/** A queue as it first arrives, its first item selected. */
export function startQueue<T extends Waiting>(items: readonly T[]): Queue<T> {
  return { items, selected: items[0] ?? null, at: 0, settled: [], moves: 0 }
}

/** Whether what is being looked at no longer waits. */
export function isGone<T extends Waiting>({ items, selected }: Queue<T>): boolean {
  return selected !== null && !items.some(({ key }) => key === selected.key)
}

/** What a queue becomes. */
export function nextQueue<T extends Waiting>(queue: Queue<T>, action: QueueAction<T>): Queue<T> {
  switch (action.type) {
    case 'arrived':
      return arrive(queue, action.items)
    case 'selected':
      return moveTo(
        queue,
        queue.items.findIndex(({ key }) => key === action.key),
      )
    case 'stepped':
      // The item after one that has gone stands where that one was.
      return moveTo(queue, isGone(queue) && action.by === 1 ? queue.at : queue.at + action.by)
    case 'settled': {
      const items = queue.items.filter(({ key }) => key !== action.key)
      const listed = items.length < queue.items.length
      const settled = listed ? [...queue.settled, action.key] : queue.settled
      const left = { ...queue, items, settled }
      return queue.selected?.key === action.key ? moveTo(left, queue.at) : left
    }
  }
}

function arrive<T extends Waiting>(queue: Queue<T>, arrived: readonly T[]): Queue<T> {
  const settled = queue.settled.filter((key) => arrived.some((item) => item.key === key))
  const items = arrived.filter(({ key }) => !settled.includes(key))
  const at = items.findIndex(({ key }) => key === queue.selected?.key)
  if (at >= 0) return { ...queue, items, settled, selected: items[at] ?? null, at }
  if (queue.selected) return { ...queue, items, settled, at: placeLeft(queue, items) }
  return { ...queue, items, settled, selected: items[0] ?? null, at: 0 }
}

/** Where the item that has gone stood: right after the last that is left of those before it. */
function placeLeft<T extends Waiting>(queue: Queue<T>, items: readonly T[]): number {
  const before = queue.items.slice(0, queue.at)
  return items.findLastIndex(({ key }) => before.some((item) => item.key === key)) + 1
}

function moveTo<T extends Waiting>(queue: Queue<T>, place: number): Queue<T> {
  const at = Math.max(0, Math.min(place, queue.items.length - 1))
  return { ...queue, at, selected: queue.items[at] ?? null, moves: queue.moves + 1 }
}
