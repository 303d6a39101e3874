import { createContext } from 'react'

/** The item of a queue around a form of a decision. */
export type ShownItem = {
  readonly key: string
  /** "Marcus, 34" */
  readonly name: string
  /** Removes other items that get the same decision. */
  readonly removeDecided: (key: string) => void
  /** Counts a form, so that it is known whether a key can decide something. Returns the function that ends it. */
  readonly countForm: () => () => void
  /** Whether several items are selected: their decision replaces this one. */
  readonly isSelecting: boolean
}

export const QueueItemContext = createContext<ShownItem | null>(null)
