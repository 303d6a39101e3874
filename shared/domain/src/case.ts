import * as v from 'valibot'
import { type Fields } from './fields.ts'
import { limits } from './limits.ts'
import { date, filledOrNull, oneOf, text } from './stored.ts'

/** How the person who asks is related to the person described. */
export const relations = ['me', 'minor', 'representative'] as const

export type Relation = (typeof relations)[number]

export const relationLabels: Readonly<Record<Relation, string>> = {
  me: 'I am this person',
  minor: 'This is somebody under 18',
  representative: 'I act for this person',
}

/** What can be asked for, in the order of the form. */
export const caseWishes = ['remove', 'intimate', 'correct', 'answer'] as const

export type CaseWish = (typeof caseWishes)[number]

export const caseWishLabels: Readonly<Record<CaseWish, string>> = {
  remove: 'Remove the profile',
  intimate: 'Remove an intimate picture',
  correct: 'Correct something',
  answer: 'Publish my answer',
}

const caseStates = ['open', 'granted', 'declined'] as const

export type CaseState = (typeof caseStates)[number]

/** A request of somebody described here, or a member's appeal; `cases/{id}`. */
export type Case = {
  readonly id: string
  readonly kind: 'removal' | 'appeal'
  readonly by: string
  /** The report that it is about; null if it was described in words, and for an appeal against a ban. */
  readonly reportId: string | null
  /** Name, town and what else is known, where there is no link to the profile. */
  readonly about: string
  readonly relation: Relation
  readonly wish: CaseWish
  readonly statement: string
  /** Of a request about an intimate picture, which is made in good faith; '' for others. */
  readonly signature: string
  /** The log entry of the decision that is appealed; null for a request. */
  readonly appealed: string | null
  readonly createdAt: Date | null
  readonly state: CaseState
  readonly answer: string
  readonly answeredAt: Date | null
}

const storedCase = v.object({
  kind: oneOf(['removal', 'appeal'], 'removal'),
  by: text(128),
  reportId: filledOrNull,
  about: text(limits.caseAbout),
  relation: oneOf(relations, 'me'),
  wish: oneOf(caseWishes, 'remove'),
  statement: text(limits.caseStatement),
  signature: text(limits.signature),
  appealed: filledOrNull,
  createdAt: date,
  state: oneOf(caseStates, 'open'),
  answer: text(limits.decisionReason),
  answeredAt: date,
})

/** Parses a stored case. An unknown state becomes open, so that an admin looks at it. */
export function parseCase(id: string, fields: Fields): Case {
  return { id, ...v.parse(storedCase, fields) }
}

/** "Appeal", or what is asked for. */
export function caseTitle({ kind, wish }: Case): string {
  return kind === 'appeal' ? 'Appeal' : caseWishLabels[wish]
}

/** The id of a member's appeal against a decision: one appeal for each decision. */
export function appealId(uid: string, decision: string): string {
  return `${uid}~${decision}`
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A decision can be appealed for this long. */
export const APPEAL_DAYS = 30

/** Only another admin than the one who decided answers an appeal in its first days. */
export const OTHER_ADMIN_DAYS = 7

/** Whether `days` have passed since `date`. An unknown date is long ago. */
export function isOlderThan(days: number, date: Date | null, now: Date): boolean {
  return date === null || now.getTime() - date.getTime() > days * DAY_MS
}

/** The id in a link to a profile, or in the id itself; null for anything else. */
export function reportIdOfLink(link: string): string | null {
  const [, found] =
    /^(?:https?:\/\/[^/\s]+)?\/?(?:profile\/)?([A-Za-z0-9_-]{1,128})\/?(?:[?#]\S*)?$/.exec(
      link.trim(),
    ) ?? []
  return found ?? null
}
