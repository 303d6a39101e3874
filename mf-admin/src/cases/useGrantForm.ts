import type { Case, CaseWish } from '@greenlight/domain/case'
import { isBlank } from '@greenlight/domain/fields'
import { limits } from '@greenlight/domain/limits'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import * as v from 'valibot'
import { failure } from '../errors.ts'
import type { Grant } from './requests.ts'

export const acts = ['takedown', 'delete', 'reply', 'none'] as const

export type Act = (typeof acts)[number]

/** What an admin fills in beside the answer. */
type GrantValues = {
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

/** What is usually done for the wish of a request. The reason does not reveal that there was a request. */
export function newGrantValues({ wish, statement }: Case): GrantValues {
  const text = statement.slice(0, limits.reply)
  return { act: usualActs[wish], reason: 'It does not follow our guidelines.', text }
}

/** Whether an act ends the profile, for which its author gets a reason. */
export const needsReason = (act: Act) => act === 'takedown' || act === 'delete'

/** What granting does. Without a profile there is only an answer. */
export function grantSchema(reportId: string | null) {
  return v.pipe(
    v.object({ act: v.picklist(acts), reason: v.string(), text: v.string() }),
    v.forward(
      v.check(({ act }) => act === 'none' || reportId !== null, 'Please find the profile first.'),
      ['act'],
    ),
    v.forward(
      v.check(({ act, reason }) => !needsReason(act) || !isBlank(reason), 'Please give a reason.'),
      ['reason'],
    ),
    v.forward(
      v.check(({ act, text }) => act !== 'reply' || !isBlank(text), 'Please write the answer.'),
      ['text'],
    ),
    v.transform(({ act, reason, text }): Grant => {
      if (act === 'none' || reportId === null) return { act: 'none' }
      return act === 'reply' ? { act, reportId, text } : { act, reportId, reason }
    }),
  )
}

/** The fields of a request that say what granting it does. The form of the decision checks and sends them. */
export function useGrantForm(request: Case, reportId: string | null) {
  return useForm<GrantValues, Grant>({
    initial: () => newGrantValues(request),
    schema: grantSchema(reportId),
    submit: () => Promise.resolve(),
    failure: failure('admin/grant-failed'),
  })
}
