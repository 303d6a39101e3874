import { ban } from '@greenlight/kit/data/admin/ban'
import { decide, type ReportDecision } from '@greenlight/kit/data/admin/decide'
import { dismissFlags } from '@greenlight/kit/data/admin/dismissFlags'
import type { Report, ReportStatus } from '@greenlight/kit/domain/report'
import type { Choice } from './choice.ts'

type Move = readonly [ReportDecision, Choice['shortcut']?]

const moves: Readonly<Record<ReportStatus, readonly Move[]>> = {
  pending: [
    ['approve', 'A'],
    ['reject', 'R'],
  ],
  public: [['takedown', 'R']],
  rejected: [['restore', 'A']],
}

type Situation = {
  readonly report: Pick<Report, 'id' | 'status'>
  /** Whether flags on it are open. */
  readonly flagged: boolean
}

/** What can be decided on a report as it is now. */
export function reportChoices({ report, flagged }: Situation): readonly Choice[] {
  const target = `reports/${report.id}`
  const decisions = moves[report.status].map(([action, shortcut]): Choice => ({
    action,
    run: (reason) => decide(report.id, action, reason),
    target,
    settles: true,
    ...(shortcut && { shortcut }),
  }))
  return report.status === 'public' && flagged ? [dismissChoice(target), ...decisions] : decisions
}

/** Dismissing all open flags on the document at `target`. */
export function dismissChoice(target: string): Choice {
  return {
    action: 'dismiss',
    run: (reason) => dismissFlags(target, reason),
    target,
    settles: true,
    shortcut: 'A',
  }
}

type Culprit = {
  readonly uid: string
  readonly name: string
  /** A flagged message, which nothing but a ban can settle. */
  readonly messagePath?: string
}

/** Banning a member, asked about first. */
export function banChoice({ uid, name, messagePath }: Culprit): Choice {
  return {
    action: 'ban',
    run: (reason) =>
      ban({ uid, reason, ...(messagePath !== undefined && { targetPath: messagePath }) }),
    target: `bans/${uid}`,
    settles: messagePath !== undefined,
    question: `Ban ${name}? They can then read and write nothing any more.`,
  }
}
