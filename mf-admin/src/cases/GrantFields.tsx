import type { Case, CaseWish } from '@greenlight/domain/case'
import { isBlank } from '@greenlight/domain/fields'
import { limits } from '@greenlight/domain/limits'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input, TextArea } from '@greenlight/kit/ui/form/Input'
import { RadioGroup } from '@greenlight/kit/ui/form/RadioGroup'
import type { Grant } from './requests.ts'

export const acts = ['takedown', 'delete', 'reply', 'none'] as const

type Act = (typeof acts)[number]

const actLabels: Readonly<Record<Act, string>> = {
  takedown: 'Take the profile down',
  delete: 'Delete the profile',
  reply: 'Put their answer on it',
  none: 'Only answer them',
}

/** What an admin fills in beside the answer. */
type GrantForm = {
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

type Props = {
  form: GrantForm
  onChange: (changes: Partial<GrantForm>) => void
  /** Without a profile, the admin can only answer the request. */
  hasProfile: boolean
  /** True once the admin has tried to grant the request. Missing fields then show their errors. */
  asked: boolean
}

const options = acts.map((value) => ({ value, label: actLabels[value] }))

/** What granting a request does. */
export function GrantFields({ form, onChange, hasProfile, asked }: Props) {
  const { act, reason, text } = form
  const missing = (value: string, problem: string) =>
    asked && value.trim() === '' ? problem : null
  return (
    <>
      <RadioGroup
        legend="If you grant it"
        options={options}
        value={act}
        onChange={(value) => onChange({ act: value })}
        error={asked && act !== 'none' && !hasProfile ? 'Please find the profile first.' : null}
      />
      {(act === 'takedown' || act === 'delete') && (
        <Field
          label="Reason for the member who shared it"
          hint="They read it under Notices, and can appeal."
          error={missing(reason, 'Please give a reason.')}
          required
        >
          {(control) => (
            <Input
              {...control}
              maxLength={limits.decisionReason}
              autoComplete="off"
              value={reason}
              onChange={(event) => onChange({ reason: event.target.value })}
            />
          )}
        </Field>
      )}
      {act === 'reply' && (
        <Field
          label="Their answer, as members will read it"
          hint="Leave out what identifies other people."
          error={missing(text, 'Please write the answer.')}
          required
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={limits.reply}
              value={text}
              onChange={(event) => onChange({ text: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
