import { limits } from '@greenlight/domain/limits'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input, TextArea } from '@greenlight/kit/ui/form/Input'
import { RadioGroup } from '@greenlight/kit/ui/form/RadioGroup'
import { actLabels, acts, type GrantForm } from './grantForm.ts'

type Props = {
  form: GrantForm
  onChange: (changes: Partial<GrantForm>) => void
  /** Without one there is only an answer. */
  hasProfile: boolean
  /** Whether something was missing when the admin granted. */
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
