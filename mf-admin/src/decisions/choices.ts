import type { Report, ReportStatus } from '@greenlight/domain/report'
import type { DecisionAction } from '../log/logEntry.ts'
import { ban } from '../members/bans.ts'
import { warnMember } from '../members/warnings.ts'
import type { BanAnswer } from './BanDialog.tsx'
import { dismissFlags } from './flagDecisions.ts'
import {
  decideReport,
  deleteReport,
  type ReportDecision,
  takeDownSharesOf,
} from './reportDecisions.ts'

/** One decision that an admin can make on an item. */
export type Choice = {
  readonly action: DecisionAction
  readonly run: (reason: string, answer?: BanAnswer) => Promise<void>
  /** Path of the document that is decided on. */
  readonly targetPath: string
  /** Whether the decision closes the item; after a ban it may still wait. */
  readonly closesItem: boolean
  readonly shortcut?: 'A' | 'R'
  /** Confirmation question, for what cannot be undone easily. */
  readonly question?: string
  /** Returns false if something other than the reason is missing, and shows what is missing. */
  readonly check?: () => boolean
  /** Replaces the usual text of its button. */
  readonly button?: string
  /** For a ban: the number of public profiles of the member, which can be taken down with it. */
  readonly publicShares?: number | null
}

type ActionTexts = {
  readonly button: string
  /** Used when no reason is written; null where a reason is required. */
  readonly defaultReason: string | null
}

const NO_VIOLATION = 'Follows the community guidelines.'

export const actionTexts: Readonly<Record<DecisionAction, ActionTexts>> = {
  approve: { button: 'Approve', defaultReason: NO_VIOLATION },
  reject: { button: 'Reject', defaultReason: null },
  takedown: { button: 'Take down', defaultReason: null },
  restore: { button: 'Restore', defaultReason: NO_VIOLATION },
  delete: { button: 'Delete', defaultReason: null },
  dismiss: { button: 'Dismiss flags', defaultReason: NO_VIOLATION },
  warn: { button: 'Warn member', defaultReason: null },
  ban: { button: 'Ban member', defaultReason: null },
  unban: { button: 'Lift the ban', defaultReason: null },
  grant: { button: 'Grant', defaultReason: null },
  decline: { button: 'Decline', defaultReason: null },
}

type ReportChoice = readonly [ReportDecision, Choice['shortcut']?]

const choicesByStatus: Readonly<Record<ReportStatus, readonly ReportChoice[]>> = {
  pending: [
    ['approve', 'A'],
    ['reject', 'R'],
  ],
  public: [['takedown', 'R']],
  rejected: [['restore', 'A']],
}

/** What can be decided on a report in its present status. */
export function reportChoices(
  { id, status }: Pick<Report, 'id' | 'status'>,
  hasOpenFlags: boolean,
): readonly Choice[] {
  const targetPath = `reports/${id}`
  const decisions = choicesByStatus[status].map(([action, shortcut]): Choice => ({
    action,
    run: (reason) => decideReport(id, action, reason),
    targetPath,
    closesItem: true,
    ...(shortcut && { shortcut }),
  }))
  const remove: Choice = {
    action: 'delete',
    run: (reason) => deleteReport(id, reason),
    targetPath,
    closesItem: true,
    question:
      'Delete this profile with its photo, experiences and comments? It cannot be brought back.',
  }
  const dismiss = status === 'public' && hasOpenFlags ? [dismissChoice(targetPath)] : []
  return [...dismiss, ...decisions, remove]
}

/** Dismisses all open flags on a document. */
export function dismissChoice(targetPath: string): Choice {
  return {
    action: 'dismiss',
    run: (reason) => dismissFlags(targetPath, reason),
    targetPath,
    closesItem: true,
    shortcut: 'A',
  }
}

type Banned = {
  readonly uid: string
  readonly name: string
  /** A flagged message or member. Apart from dismissing its flags, only a ban closes it. */
  readonly flaggedPath?: string | undefined
  /** How many public profiles the member has; null while it is not known. */
  readonly publicShares: number | null
}

type Warned = {
  readonly uid: string
  /** What led to it: its open flags are upheld. Left out where they wait for another decision. */
  readonly flaggedPath?: string | undefined
}

/** Sends a warning to a member, and changes nothing else. */
export function warnChoice({ uid, flaggedPath }: Warned): Choice {
  return {
    action: 'warn',
    run: (reason) =>
      warnMember({ uid, reason, ...(flaggedPath !== undefined && { targetPath: flaggedPath }) }),
    targetPath: flaggedPath ?? `users/${uid}`,
    closesItem: flaggedPath !== undefined,
  }
}

/** Bans a member after a confirmation. */
export function banChoice({ uid, name, flaggedPath, publicShares }: Banned): Choice {
  return {
    action: 'ban',
    // The ban comes last: while it fails, both can be tried again.
    run: async (reason, answer) => {
      if (answer?.takeDown) await takeDownSharesOf(uid, reason)
      await ban({ uid, reason, ...(flaggedPath !== undefined && { targetPath: flaggedPath }) })
    },
    publicShares,
    targetPath: `bans/${uid}`,
    closesItem: flaggedPath !== undefined,
    question: `Ban ${name}? They can then read and write nothing any more.`,
  }
}
