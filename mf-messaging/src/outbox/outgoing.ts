import type { ErrorCode } from '@greenlight/kit/domain/errors'

/** A message of mine that the conversation does not list yet. Its id is its own from the start. */
export type Outgoing = {
  readonly id: string
  readonly threadId: string
  readonly text: string
  /** waiting: for its turn or the connection; sent: written, but not yet heard back. */
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed'
  /** Why it failed. */
  readonly code: ErrorCode | null
}
