import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { TextArea } from '@greenlight/kit/ui/form/Input'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { PrivateInfoHint } from '@greenlight/kit/write/PrivateInfoHint'
import { usePrivateInfoQuestion } from '@greenlight/kit/write/usePrivateInfoQuestion'
import { useRef } from 'react'
import * as v from 'valibot'
import { failure } from '../errors.ts'
import { StackedForm } from './StackedForm.tsx'

type Props = {
  text: string
  /** "Ann’s comment" */
  label: string
  /** Checks and trims the changed text. */
  schema: v.GenericSchema<string, string>
  save: (text: string) => Promise<void>
  onClose: () => void
}

/** Changes the words of an own experience or comment. */
export function EditForm({ text, label, schema, save, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const maySave = usePrivateInfoQuestion({ confirmLabel: 'Save anyway' })
  const form = useForm({
    initial: { text },
    schema: v.object({ text: schema }),
    submit: async (checked) => {
      if (checked.text !== text) {
        if (!(await maySave(checked.text))) return field.current?.focus()
        await save(checked.text)
      }
      onClose()
    },
    failure: failure('profile/edit-failed'),
  })
  const { busy, message } = form
  // During the request the words are saved anyway.
  const cancel = () => {
    if (!busy) onClose()
  }
  return (
    <StackedForm {...form.props} aria-label={`Edit ${label}`}>
      <Field
        label="Your words"
        hint="You can change them for 15 minutes. Others see that you did."
        error={form.errors.text}
        required
      >
        {(control) => (
          <TextArea {...control} ref={field} autoFocus {...form.text('text')} readOnly={busy} />
        )}
      </Field>
      <PrivateInfoHint text={form.values.text} />
      {message && <ErrorPanel text={message} />}
      <ButtonRow>
        <Button type="submit" size="small" variant="primary" busy={busy}>
          {busy ? 'Saving…' : 'Save'}
        </Button>
        <Button size="small" aria-disabled={busy} onClick={cancel}>
          Cancel
        </Button>
      </ButtonRow>
    </StackedForm>
  )
}
