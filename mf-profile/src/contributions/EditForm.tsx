import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { TextArea } from '@greenlight/kit/ui/form/Input'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { PrivateInfoHint } from '@greenlight/kit/write/PrivateInfoHint'
import type { Failure } from '@greenlight/runtime'
import { useState, type SubmitEvent } from 'react'
import { failure } from '../errors.ts'
import { StackedForm } from './StackedForm.tsx'

type Props = {
  text: string
  /** "Ann’s comment" */
  label: string
  problemOf: (text: string) => Failure | null
  save: (text: string) => Promise<void>
  onClose: () => void
}

/** Changes the words of an own experience or comment. */
export function EditForm({ text, label, problemOf, save, onClose }: Props) {
  const [typed, setTyped] = useState(text)
  const [problem, setProblem] = useState<Failure | null>(null)
  const { busy, error, run, clear } = useAction(failure('profile/edit-failed'))

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const found = problemOf(typed)
    setProblem(found)
    if (!found && (typed.trim() === text || (await run(() => save(typed))))) onClose()
  }
  // During the request the words are saved anyway.
  const cancel = () => {
    if (!busy) onClose()
  }
  return (
    <StackedForm noValidate aria-label={`Edit ${label}`} onSubmit={(event) => void submit(event)}>
      <Field
        label="Your words"
        hint="You can change them for 15 minutes. Others see that you did."
        error={problem?.text}
        required
      >
        {(control) => (
          <TextArea
            {...control}
            autoFocus
            value={typed}
            readOnly={busy}
            onChange={(event) => {
              setTyped(event.target.value)
              setProblem(null)
              clear()
            }}
          />
        )}
      </Field>
      <PrivateInfoHint text={typed} />
      {error && !problem && <ErrorPanel text={error.message} />}
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
