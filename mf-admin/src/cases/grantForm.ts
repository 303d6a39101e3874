import type { Case, CaseWish } from '@greenlight/domain/case'
import { isBlank } from '@greenlight/domain/blank'
import { limits } from '@greenlight/domain/limits'
import type { Grant } from '../data/requests.ts'

export const acts = ['takedown', 'delete', 'reply', 'none'] as const

type Act = (typeof acts)[number]

export const actLabels: Readonly<Record<Act, string>> = {
  takedown: 'Take the profile down',
  delete: 'Delete the profile',
  reply: 'Put their answer on it',
  none: 'Only answer them',
}

/** What an admin fills in beside the answer. */
export type GrantForm = {
  readonly act: Act
  /** For the member who shared the profile. */
  readonly reason: string
  /** The answer of the person described, as members will read it. */
  readonly text: string
}

const usualActs: Readonly<Record<CaseWish, Act>> = {
  remove: 'takedown',
  intimate: 'delete',
  // Nobody can edit a profile. Its author can share it again with what is right.
  correct: 'takedown',
  answer: 'reply',
}

/** What is usually done for such a request. The reason does not tell that somebody asked. */
export function newGrantForm({ wish, statement }: Case): GrantForm {
  const text = statement.slice(0, limits.reply)
  return { act: usualActs[wish], reason: 'It does not follow our guidelines.', text }
}

/** What granting does; null while something is missing. Without a profile there is only an answer. */
export function grantOf({ act, reason, text }: GrantForm, reportId: string | null): Grant | null {
  if (act === 'none') return { act }
  if (reportId === null) return null
  if (act === 'reply') return isBlank(text) ? null : { act, reportId, text }
  return isBlank(reason) ? null : { act, reportId, reason }
}
