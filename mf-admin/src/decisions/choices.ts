import type { DecisionPoint } from '@greenlight/domain/decisionPoint'
import type { Report, ReportStatus } from '@greenlight/domain/report'
import { GreenlightError } from '@greenlight/runtime'
import type { DecisionAction } from '../log/logEntry.ts'
import { ban } from '../members/bans.ts'
import { warnMember } from '../members/warnings.ts'
import type { BanAnswer } from './BanDialog.tsx'
import { type Basis, dismissFlags } from './flagDecisions.ts'
import {
  decideReport,
  deleteReport,
  type ReportDecision,
  takeDownSharesOf,
} from './reportDecisions.ts'

/** What goes with the reason of a decision. */
export type Given = {
  /** The id of its log entry, the same one when it is repeated. */
  readonly id: string
  /** The point of the guidelines; null for decisions that have none. */
  readonly point: DecisionPoint | null
  /** For the deletion of a profile for *minor*: keeps the picture as evidence, because it will be reported. */
  readonly keepsPhoto: boolean
  /** To the question before a ban. */
  readonly answer?: BanAnswer
}

/** One decision that an admin can make on an item. */
export type Choice = {
  readonly action: DecisionAction
  readonly run: (reason: string, given: Given) => Promise<void>
  /** Path of the document that is decided on. */
  readonly targetPath: string
  /** Whether the decision closes the item; after a ban it may still wait. */
  readonly closesItem: boolean
  /** Whether evidence of it can be kept, with its picture. */
  readonly keepsEvidence?: boolean
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

/** Decisions against somebody, which can name a point of the guidelines. */
const withPoint: readonly DecisionAction[] = ['reject', 'takedown', 'delete', 'warn', 'ban']

export const takesPoint = ({ action }: Pick<Choice, 'action'>): boolean =>
  withPoint.includes(action)

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

/** What the admin saw of an item: the ids of its open flags, and for a report the decision before. */
export type Seen = Required<Pick<Basis, 'flags'>> & Pick<Basis, 'previous'>

/** What can be decided on a report in its present status. */
export function reportChoices(
  { id: reportId, status, createdAt }: Pick<Report, 'id' | 'status' | 'createdAt'>,
  seen: Seen,
): readonly Choice[] {
  const targetPath = `reports/${reportId}`
  const decisions = choicesByStatus[status].map(([action, shortcut]): Choice => ({
    action,
    run: (reason, { id, point }) => decideReport(reportId, action, reason, { ...seen, id, point }),
    targetPath,
    closesItem: true,
    ...(shortcut && { shortcut }),
  }))
  const remove: Choice = {
    action: 'delete',
    run: (reason, { point, keepsPhoto }) =>
      deleteReport(reportId, reason, { ...seen, point, keepsPhoto, createdAt }),
    targetPath,
    closesItem: true,
    keepsEvidence: true,
    question:
      'Delete this profile with its photo, experiences and comments? It cannot be brought back.',
  }
  const dismiss =
    status === 'public' && seen.flags.length > 0 ? [dismissChoice(targetPath, seen)] : []
  return [...dismiss, ...decisions, remove]
}

/** Dismisses all open flags on a document. */
export function dismissChoice(targetPath: string, seen: Seen): Choice {
  return {
    action: 'dismiss',
    run: (reason, { id }) => dismissFlags(targetPath, reason, { ...seen, id }),
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
  readonly seen: Seen
}

type Warned = {
  readonly uid: string
  /** What led to it: its open flags are upheld. Left out where they wait for another decision. */
  readonly flaggedPath?: string | undefined
  readonly seen: Seen
}

/** Sends a warning to a member, and changes nothing else. */
export function warnChoice({ uid, flaggedPath, seen: { flags } }: Warned): Choice {
  return {
    action: 'warn',
    run: (reason, { id, point }) =>
      warnMember({
        uid,
        reason,
        point,
        id,
        ...(flaggedPath !== undefined && { targetPath: flaggedPath, flags }),
      }),
    targetPath: flaggedPath ?? `users/${uid}`,
    closesItem: flaggedPath !== undefined,
  }
}

/**
 * Bans a member after a confirmation. The ban comes first, so that the member shares nothing new while the profiles
 * are taken down. On a banned member it goes on with those that are left.
 */
export function banChoice({ uid, name, flaggedPath, publicShares, seen }: Banned): Choice {
  return {
    action: 'ban',
    run: async (reason, { id, point, answer }) => {
      const takesDown = answer?.takeDown ?? false
      const target = flaggedPath !== undefined && { targetPath: flaggedPath, flags: seen.flags }
      await ban({ uid, reason, point, id, ...target }).catch((cause: unknown) => {
        if (!takesDown || !isBanned(cause)) throw cause
      })
      if (takesDown) await takeDownSharesOf(uid, reason, point)
    },
    publicShares,
    targetPath: `bans/${uid}`,
    closesItem: flaggedPath !== undefined,
    question: `Ban ${name}? They can then read and write nothing any more.`,
  }
}

const isBanned = (cause: unknown) =>
  cause instanceof GreenlightError && cause.code === 'admin/already-decided'
