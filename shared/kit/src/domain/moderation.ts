/** What an admin can decide; each decision is one entry of the log. */
export const moderationActions = [
  'approve',
  'reject',
  'takedown',
  'restore',
  'delete',
  'dismiss',
  'ban',
  'unban',
] as const

export type ModerationAction = (typeof moderationActions)[number]

export const moderationActionLabels: Readonly<Record<ModerationAction, string>> = {
  approve: 'Approved',
  reject: 'Rejected',
  takedown: 'Taken down',
  restore: 'Restored',
  delete: 'Deleted',
  dismiss: 'Flags dismissed',
  ban: 'Banned',
  unban: 'Ban lifted',
}

/** An entry of the append-only log, `modlog/{id}`. */
export type LogEntry = {
  readonly id: string
  /** The deciding admin's uid. */
  readonly actor: string
  readonly action: ModerationAction
  /** Document path of what was decided on. */
  readonly target: string
  readonly reason: string
  readonly at: Date | null
}

/** Whether a value from outside is an action. */
export function isModerationAction(value: unknown): value is ModerationAction {
  return moderationActions.some((action) => action === value)
}

/**
 * The log entry's id for the deletion of the document at `path`. Its creation time is part of it,
 * so that a document made anew under the same id can be deleted again.
 */
export function deletionLogId(path: string, createdAt: Date): string {
  return `${path.replaceAll('/', '~')}~${createdAt.getTime()}`
}
