import type { Report } from '@greenlight/domain/report'
import type { Choice } from '../decisions/choices.ts'
import type { WaitingRevision } from './revisions.ts'

/** Take the proposed notes, which restores a rejected profile, or refuse them. */
export function revisionChoices(
  { reportId, notes }: WaitingRevision,
  { status }: Pick<Report, 'status'>,
): readonly Choice[] {
  const base = { targetPath: `revisions/${reportId}`, closesItem: true } as const
  const decided = {
    kind: 'revision',
    revision: { reportId, notes },
    report: { status },
  } as const
  const isRejected = status === 'rejected'
  return [
    {
      ...base,
      action: isRejected ? 'restore' : 'approve',
      shortcut: 'A',
      button: isRejected ? 'Restore with these notes' : 'Take these notes',
      request: (reason, { id, point }) => ({ ...decided, takes: true, reason, id, point }),
    },
    {
      ...base,
      action: 'reject',
      shortcut: 'R',
      button: 'Refuse these notes',
      request: (reason, { id, point }) => ({ ...decided, takes: false, reason, id, point }),
    },
  ]
}
