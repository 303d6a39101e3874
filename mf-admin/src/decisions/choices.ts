import type { Case } from '@greenlight/domain/case'
import type { DecisionPoint } from '@greenlight/domain/decisionPoint'
import type { Report, ReportStatus } from '@greenlight/domain/report'
import type { DecisionRequest } from '../held/decisionRequest.ts'
import type { DecisionAction } from '../log/logEntry.ts'
import type { BanAnswer } from './BanDialog.tsx'
import type { Basis } from './flagDecisions.ts'
import type { ReportDecision } from './reportDecisions.ts'

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

/** Another item that gets the same decision. */
export type AlsoDecided = {
  /** Its key in a queue. */
  readonly key: string
  readonly name: string
  readonly targetPath: string
  readonly request: (reason: string, given: Given) => DecisionRequest
}

/** One decision that an admin can make on an item. */
export type Choice = {
  readonly action: DecisionAction
  /** What it asks of the database. */
  readonly request: (reason: string, given: Given) => DecisionRequest
  /** Other items that get the same decision, first. */
  readonly also?: readonly AlsoDecided[]
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
  /** What is decided on, outside of a queue. */
  readonly name?: string
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
  { id: reportId, name, status, createdAt }: Pick<Report, 'id' | 'name' | 'status' | 'createdAt'>,
  seen: Seen,
): readonly Choice[] {
  const targetPath = `reports/${reportId}`
  const decisions = choicesByStatus[status].map(([action, shortcut]): Choice => ({
    action,
    request: (reason, { id, point }) => ({
      ...{ kind: 'report', reportId, action, reason },
      basis: { ...seen, id, point },
    }),
    name,
    targetPath,
    closesItem: true,
    ...(shortcut && { shortcut }),
  }))
  const remove: Choice = {
    action: 'delete',
    request: (reason, { point, keepsPhoto }) => ({
      ...{ kind: 'report-deletion', reportId, reason, createdAt: createdAt?.getTime() ?? null },
      basis: { ...seen, point, keepsPhoto },
    }),
    name,
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
    request: (reason, { id }) => ({
      ...{ kind: 'dismissal', targetPath, reason },
      basis: { ...seen, id },
    }),
    targetPath,
    closesItem: true,
    shortcut: 'A',
  }
}

/** Declines an open request or appeal. */
export function declineChoice({ id: caseId, by }: Pick<Case, 'id' | 'by'>): Choice {
  return {
    action: 'decline',
    request: (answer, { id }) => ({ kind: 'decline', id, openCase: { id: caseId, by }, answer }),
    targetPath: `cases/${caseId}`,
    closesItem: true,
    shortcut: 'R',
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
    request: (reason, { id, point }) => ({
      ...{ kind: 'warning', uid, reason, point, id },
      ...(flaggedPath !== undefined && { targetPath: flaggedPath, flags }),
    }),
    targetPath: flaggedPath ?? `users/${uid}`,
    closesItem: flaggedPath !== undefined,
  }
}

/** Bans a member after a confirmation. */
export function banChoice({ uid, name, flaggedPath, publicShares, seen }: Banned): Choice {
  return {
    action: 'ban',
    request: (reason, { id, point, answer }) => ({
      ...{ kind: 'ban', uid, reason, point, id, takeDown: answer?.takeDown ?? false },
      ...(flaggedPath !== undefined && { targetPath: flaggedPath, flags: seen.flags }),
    }),
    publicShares,
    name,
    targetPath: `bans/${uid}`,
    closesItem: flaggedPath !== undefined,
    question: `Ban ${name}? They can then read and write nothing any more.`,
  }
}
