import * as v from 'valibot'
import { type DecisionPoint, decisionPoint } from './decisionPoint.ts'
import { type Fields } from './fields.ts'
import { limits } from './limits.ts'
import { date, filledOrNull, orNull, text } from './stored.ts'

/**
 * What a notice tells: the action of a decision, or that somebody added an experience or comment to a share. Older ones
 * have the outcome of the reader's own flag.
 */
const noticeKinds = [
  'approve',
  'reject',
  'takedown',
  'restore',
  'delete',
  'warn',
  'ban',
  'unban',
  'uphold',
  'dismiss',
  'grant',
  'decline',
  'reply',
  'experience',
] as const

export type NoticeKind = (typeof noticeKinds)[number]

/** A decision about something of a member, for that member; `users/{uid}/notices/{id}`. */
export type Notice = {
  /** The id of the decision's log entry. */
  readonly id: string
  readonly kind: NoticeKind
  /** Path of the document that was decided on. */
  readonly target: string
  /** The point of the guidelines; null if the decision names none. */
  readonly point: DecisionPoint | null
  /** The admin's words. */
  readonly reason: string
  readonly at: Date | null
  readonly readAt: Date | null
}

const storedNotice = v.object({
  kind: orNull(v.picklist(noticeKinds)),
  target: filledOrNull,
  point: decisionPoint,
  reason: text(limits.decisionReason),
  at: date,
  readAt: date,
})

/** Parses a stored notice; null for an unknown kind. */
export function parseNotice(id: string, fields: Fields): Notice | null {
  const { kind, target, ...notice } = v.parse(storedNotice, fields)
  return kind && target ? { id, kind, target, ...notice } : null
}
