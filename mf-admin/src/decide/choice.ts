import type { ErrorCode } from '@greenlight/kit/domain/errors'
import type { ModerationAction } from '@greenlight/kit/domain/moderation'

/** One thing that an admin can decide here. */
export type Choice = {
  readonly action: ModerationAction
  readonly run: (reason: string) => Promise<void>
  /** Document path of what it decides on. */
  readonly target: string
  /** Whether the item is then decided; a ban may leave it waiting. */
  readonly settles: boolean
  /** The letter that does it. */
  readonly shortcut?: 'A' | 'R'
  /** Asked before it destroys something. */
  readonly question?: string
}

type Words = {
  readonly button: string
  /** The reason that is given when none is written; null where one must be. */
  readonly usual: string | null
  readonly failure: ErrorCode
}

const FINE = 'Follows the community guidelines.'

export const words: Readonly<Record<ModerationAction, Words>> = {
  approve: { button: 'Approve', usual: FINE, failure: 'approve-failed' },
  reject: { button: 'Reject', usual: null, failure: 'reject-failed' },
  takedown: { button: 'Take down', usual: null, failure: 'takedown-failed' },
  restore: { button: 'Restore', usual: FINE, failure: 'restore-failed' },
  delete: { button: 'Delete', usual: null, failure: 'moderation-delete-failed' },
  dismiss: { button: 'Dismiss flags', usual: FINE, failure: 'dismiss-failed' },
  ban: { button: 'Ban member', usual: null, failure: 'ban-failed' },
  unban: { button: 'Lift the ban', usual: null, failure: 'unban-failed' },
}

/** Whether an action takes something away from a member. */
export function isHarsh(action: ModerationAction): boolean {
  return words[action].usual === null && action !== 'unban'
}
