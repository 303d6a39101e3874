import type { NewThread } from '../data/messages.ts'
import type { ErrorCode } from '@greenlight/runtime'

/** A message of mine that the conversation does not list yet. Its id is its own from the start. */
export type Outgoing = {
  readonly id: string
  readonly threadId: string
  readonly text: string
  /** Set while the conversation may not exist: the first message makes it. */
  readonly start: NewThread | null
  /** waiting: for its turn or the connection; sent: written, but not yet heard back. */
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed'
  /** Why it failed. */
  readonly code: ErrorCode | null
}
