import { type Case, isOlderThan, OTHER_ADMIN_DAYS } from '@greenlight/domain/case'
import { type Choice, declineChoice } from '../decisions/choices.ts'
import type { LogEntry } from '../log/logEntry.ts'
import { appealEffect } from './appeals.ts'

type Appealed = {
  readonly openCase: Case
  /** The decision that it is against; null if the log has none. */
  readonly entry: LogEntry | null
  readonly me: string | undefined
  readonly now: Date
  /** Profiles with the same photo that return to the queue. */
  readonly returned?: readonly string[]
}

/** Whether this admin may decline an appeal: in its first days only another one than who decided. */
function mayDecline({ openCase, entry, me, now }: Appealed): boolean {
  return entry?.actor !== me || isOlderThan(OTHER_ADMIN_DAYS, openCase.createdAt, now)
}

/** Grant, and Decline for those who may. */
export function appealChoices(appealed: Appealed): readonly Choice[] {
  const { openCase, entry, returned = [] } = appealed
  const { id: caseId, by } = openCase
  const grant: Choice = {
    action: 'grant',
    request: (answer, { id }) => ({
      ...{ kind: 'appeal-grant', id, openCase: { id: caseId, by }, answer },
      ...appealEffect(entry),
      ...(returned.length > 0 && { returns: returned }),
    }),
    targetPath: `cases/${caseId}`,
    closesItem: true,
    shortcut: 'A',
  }
  return mayDecline(appealed) ? [grant, declineChoice(openCase)] : [grant]
}

export const appealSentences = [
  'You are right: this follows our guidelines.',
  'We looked at it again, and our decision stays the same.',
]
