/** An item that waits for a decision. */
export type QueueItem = { readonly key: string }

export type Queue<T extends QueueItem> = {
  /** The waiting items, without those that this admin has decided. */
  readonly items: readonly T[]
  /**
   * The shown item. It stays selected when another admin decides on it: if the next item took its
   * place, a click meant for this item would decide on that one.
   */
  readonly selected: T | null
  /** Index of the selected item, or its last index if it has left. */
  readonly position: number
  /** Keys that this admin has decided and that the listener still lists, because nothing is stored yet or it is late. */
  readonly decided: readonly string[]
  /** How often the admin has moved to another item. Updates from the listener do not count. */
  readonly moves: number
}

export type QueueAction<T extends QueueItem> =
  | { readonly type: 'listed'; readonly items: readonly T[] }
  | { readonly type: 'selected'; readonly key: string }
  | { readonly type: 'stepped'; readonly by: 1 | -1 }
  | { readonly type: 'decided'; readonly key: string }
  | {
      readonly type: 'returned'
      readonly keys: readonly string[]
      readonly items: readonly T[]
      readonly selects: boolean
    }

/** A new queue without the items that are decided, with this item selected, or the first one. */
export function startQueue<T extends QueueItem>(
  listed: readonly T[],
  key: string | null = null,
  decided: readonly string[] = [],
): Queue<T> {
  const items = listed.filter((item) => !decided.includes(item.key))
  const position = Math.max(
    0,
    items.findIndex((item) => item.key === key),
  )
  return { items, selected: items[position] ?? null, position, decided, moves: 0 }
}

/** Whether the selected item no longer waits: another admin has decided on it. */
export function selectedHasLeft<T extends QueueItem>({ items, selected }: Queue<T>): boolean {
  return selected !== null && !items.some(({ key }) => key === selected.key)
}

/** The queue after `action`. */
export function reduceQueue<T extends QueueItem>(
  queue: Queue<T>,
  action: QueueAction<T>,
): Queue<T> {
  switch (action.type) {
    case 'listed':
      return list(queue, action.items)
    case 'selected':
      return moveTo(
        queue,
        queue.items.findIndex(({ key }) => key === action.key),
      )
    case 'stepped':
      // The item after one that has left has taken its index.
      return moveTo(
        queue,
        selectedHasLeft(queue) && action.by === 1 ? queue.position : queue.position + action.by,
      )
    case 'decided': {
      const items = queue.items.filter(({ key }) => key !== action.key)
      const wasListed = items.length < queue.items.length
      const decided = wasListed ? [...queue.decided, action.key] : queue.decided
      const left = { ...queue, items, decided }
      return queue.selected?.key === action.key ? moveTo(left, queue.position) : left
    }
    case 'returned': {
      const decided = queue.decided.filter((key) => !action.keys.includes(key))
      const back = list({ ...queue, decided }, action.items)
      const index = back.items.findIndex(({ key }) => action.keys.includes(key))
      return action.selects && index >= 0 ? moveTo(back, index) : back
    }
  }
}

function list<T extends QueueItem>(queue: Queue<T>, listed: readonly T[]): Queue<T> {
  const decided = queue.decided.filter((key) => listed.some((item) => item.key === key))
  const items = listed.filter(({ key }) => !decided.includes(key))
  const position = items.findIndex(({ key }) => key === queue.selected?.key)
  if (position >= 0)
    return { ...queue, items, decided, selected: items[position] ?? null, position }
  if (queue.selected)
    return { ...queue, items, decided, position: positionAfterLeaving(queue, items) }
  return { ...queue, items, decided, selected: items[0] ?? null, position: 0 }
}

/**
 * The index where the selected item, which has left, would be: at the start or right after an item that was before it,
 * with the fewest items on the wrong side. An item changes sides when it becomes urgent, or is no longer.
 */
function positionAfterLeaving<T extends QueueItem>(queue: Queue<T>, items: readonly T[]): number {
  const before = new Set(queue.items.slice(0, queue.position).map(({ key }) => key))
  const after = new Set(queue.items.slice(queue.position).map(({ key }) => key))
  let best = { position: 0, misplaced: before.size }
  let { misplaced } = best
  for (const [index, { key }] of items.entries()) {
    if (after.has(key)) misplaced += 1
    if (!before.has(key)) continue
    misplaced -= 1
    if (misplaced <= best.misplaced) best = { position: index + 1, misplaced }
  }
  return best.position
}

function moveTo<T extends QueueItem>(queue: Queue<T>, index: number): Queue<T> {
  const position = Math.max(0, Math.min(index, queue.items.length - 1))
  return { ...queue, position, selected: queue.items[position] ?? null, moves: queue.moves + 1 }
}
