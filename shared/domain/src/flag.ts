import * as v from 'valibot'
import { type Fields } from './fields.ts'
import { limits } from './limits.ts'
import { date, filledOrNull, oneOf, text } from './stored.ts'

/** Reasons for a flag, in the order of the form. */
export const flagReasons = [
  'false',
  'harassment',
  'threats',
  'private-info',
  'minor',
  'nudity',
  'impersonation',
  'this-is-me',
  'spam',
  'other',
] as const

export type FlagReason = (typeof flagReasons)[number]

export const flagReasonLabels: Readonly<Record<FlagReason, string>> = {
  false: 'Not true',
  harassment: 'Harassment or hate',
  threats: 'Threats, I am afraid',
  'private-info': 'Private information',
  minor: 'Someone under 18',
  nudity: 'Nudity or sexual content',
  impersonation: 'Pretends to be someone else',
  'this-is-me': 'This is me',
  spam: 'Spam or advertising',
  other: 'Something else',
}

const flagStates = ['open', 'upheld', 'dismissed', 'withdrawn'] as const

export type FlagState = (typeof flagStates)[number]

/** Whether the target is hidden from the member who flagged it: until the flag is dismissed or taken back. */
export function hidesTarget({ state }: Pick<Flag, 'state'>): boolean {
  return state === 'open' || state === 'upheld'
}

/** A flag of one member on one target, `flags/{id}`. */
export type Flag = {
  readonly id: string
  readonly by: string
  /** Who wrote the target, or the flagged member; null in older flags. '-' is the person described. */
  readonly author: string | null
  readonly targetPath: string
  /** The report that is the target or contains it; null for messages and members. */
  readonly reportId: string | null
  readonly reason: FlagReason
  readonly note: string
  /** The text of a flagged message; null for other targets. */
  readonly evidence: string | null
  readonly createdAt: Date | null
  readonly state: FlagState
  /** Id of the log entry of the decision; null in older flags, which name the admin instead. */
  readonly decision: string | null
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
}

/** What can be flagged, with the ids of its document path. */
export type FlagTarget =
  | { readonly kind: 'report'; readonly reportId: string }
  | { readonly kind: 'experience'; readonly reportId: string; readonly experienceId: string }
  | {
      readonly kind: 'comment'
      readonly reportId: string
      readonly experienceId: string
      readonly commentId: string
    }
  /** The answer of the person described, below a report. */
  | { readonly kind: 'reply'; readonly reportId: string }
  | { readonly kind: 'message'; readonly threadId: string; readonly messageId: string }
  | { readonly kind: 'member'; readonly uid: string }

/** Words for what can be flagged. */
export const flagTargetLabels: Readonly<Record<FlagTarget['kind'], string>> = {
  report: 'profile',
  experience: 'experience',
  comment: 'comment',
  reply: 'answer',
  message: 'message',
  member: 'member',
}

/** The document path of a target, without a leading slash. */
export function flagTargetPath(target: FlagTarget): string {
  switch (target.kind) {
    case 'report':
      return `reports/${target.reportId}`
    case 'experience':
      return `reports/${target.reportId}/experiences/${target.experienceId}`
    case 'comment':
      return `reports/${target.reportId}/experiences/${target.experienceId}/comments/${target.commentId}`
    case 'reply':
      return `reports/${target.reportId}/reply/subject`
    case 'message':
      return `threads/${target.threadId}/messages/${target.messageId}`
    case 'member':
      return `users/${target.uid}`
  }
}

/** The target at a document path; null if documents of that kind cannot be flagged. */
export function parseFlagTargetPath(path: string): FlagTarget | null {
  const [root, rootId, group, groupId, leaf, leafId, ...rest] = path.split('/')
  if (!rootId || rest.length > 0) return null
  if (root === 'users') return group === undefined ? { kind: 'member', uid: rootId } : null
  if (root === 'threads') {
    return group === 'messages' && groupId && leaf === undefined
      ? { kind: 'message', threadId: rootId, messageId: groupId }
      : null
  }
  if (root !== 'reports') return null
  if (group === undefined) return { kind: 'report', reportId: rootId }
  if (group === 'reply') {
    return groupId === 'subject' && leaf === undefined ? { kind: 'reply', reportId: rootId } : null
  }
  if (group !== 'experiences' || !groupId) return null
  if (leaf === undefined) return { kind: 'experience', reportId: rootId, experienceId: groupId }
  return leaf === 'comments' && leafId
    ? { kind: 'comment', reportId: rootId, experienceId: groupId, commentId: leafId }
    : null
}

/** The document id of a member's flag on a target: one flag per member and target. */
export function flagId(uid: string, targetPath: string): string {
  return `${uid}~${targetPath.replaceAll('/', '~')}`
}

const storedFlag = v.object({
  by: text(128),
  author: filledOrNull,
  targetPath: filledOrNull,
  reportId: filledOrNull,
  reason: oneOf(flagReasons, 'other'),
  note: text(limits.flagNote),
  evidence: text(limits.message),
  createdAt: date,
  state: oneOf(flagStates, 'open'),
  decision: filledOrNull,
  decidedBy: filledOrNull,
  decidedAt: date,
})

/** Parses a stored flag. An unknown reason becomes 'other', an unknown state open. Null without a target. */
export function parseFlag(id: string, fields: Fields): Flag | null {
  const { targetPath, evidence, ...flag } = v.parse(storedFlag, fields)
  return targetPath === null ? null : { id, targetPath, evidence: evidence || null, ...flag }
}
