import type { DecisionPoint } from '@greenlight/domain/decisionPoint'

/** What an admin can decide on what members wrote, and on members. */
export const decisionActions = [
  'approve',
  'reject',
  'takedown',
  'restore',
  'delete',
  'dismiss',
  'warn',
  'ban',
  'unban',
  'grant',
  'decline',
] as const

export type DecisionAction = (typeof decisionActions)[number]

/** All acts of admins. Each writes one log entry. */
export const moderationActions = [
  ...decisionActions,
  'reply',
  'admin-add',
  'admin-remove',
  'policy',
] as const

export type ModerationAction = (typeof moderationActions)[number]

export const moderationActionLabels: Readonly<Record<ModerationAction, string>> = {
  approve: 'Approved',
  reject: 'Rejected',
  takedown: 'Taken down',
  restore: 'Restored',
  delete: 'Deleted',
  dismiss: 'Flags dismissed',
  warn: 'Warned',
  ban: 'Banned',
  unban: 'Ban lifted',
  grant: 'Granted',
  decline: 'Declined',
  reply: 'Answer published',
  'admin-add': 'Admin added',
  'admin-remove': 'Admin removed',
  policy: 'Policy changed',
}

/** `modlog/{id}`. Entries are never changed or deleted. */
export type LogEntry = {
  readonly id: string
  /** The deciding admin's uid. */
  readonly actor: string
  readonly action: ModerationAction
  /** Path of the document that was decided on. */
  readonly target: string
  /** The point of the guidelines; null if it names none. */
  readonly point: DecisionPoint | null
  /** The admin's own words; '' if the point says it all. */
  readonly reason: string
  readonly at: Date | null
}

export function isModerationAction(value: unknown): value is ModerationAction {
  return moderationActions.some((action) => action === value)
}

/**
 * The id of the log entry for the deletion of a document. It contains the creation time, so that a
 * new document with the same path can be deleted, too. 0 stands for an unknown time.
 */
export function deletionLogId(path: string, createdAt: Date | null): string {
  return `${path.replaceAll('/', '~')}~${createdAt?.getTime() ?? 0}`
}
