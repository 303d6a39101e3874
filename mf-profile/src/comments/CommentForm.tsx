import type { Comment, Experience } from '@greenlight/domain/experience'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { TextArea } from '@greenlight/kit/ui/form/Input'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { PrivateInfoHint } from '@greenlight/kit/write/PrivateInfoHint'
import { WriteGate } from '@greenlight/kit/write/WriteGate'
import type { Failure } from '@greenlight/runtime'
import { useState, type RefObject, type SubmitEvent } from 'react'
import { textProblem } from '../contributions/contributionRules.ts'
import { StackedForm } from '../contributions/StackedForm.tsx'
import { failure } from '../errors.ts'
import { addComment } from './commentRequests.ts'

type Props = {
  experience: Experience
  onAdded: (comment: Comment) => void
  field: RefObject<HTMLTextAreaElement | null>
}

/** Adds a comment. After a failure its text stays, and a retry uses the same id, so that it is never added twice. */
export function CommentForm({ experience, onAdded, field }: Props) {
  const { reportId, id: experienceId } = experience
  const [text, setText] = useState('')
  const [id, setId] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState<Failure | null>(null)
  const { busy, error, run, clear } = useAction(failure('profile/comment-add-failed'))

  async function add(): Promise<void> {
    const found = textProblem(text, 'comment')
    setProblem(found)
    if (found || text.trim() === '') return
    await run(async () => {
      onAdded(await addComment({ reportId, experienceId, text, id }))
      setText('')
      setId(crypto.randomUUID())
    })
  }
  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    await add()
    if (mayMoveFocusFrom(field.current?.form)) field.current?.focus()
  }
  return (
    <StackedForm noValidate aria-label="Add a comment" onSubmit={(event) => void submit(event)}>
      <Field label="Your comment" error={problem?.text}>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            value={text}
            readOnly={busy}
            onChange={(event) => {
              setText(event.target.value)
              setProblem(null)
              clear()
            }}
          />
        )}
      </Field>
      <PrivateInfoHint text={text} />
      {error && !problem && <ErrorPanel text={error.message} />}
      <WriteGate kind="comment">
        <div>
          <Button type="submit" size="small" busy={busy}>
            {busy ? 'Adding…' : 'Add comment'}
          </Button>
        </div>
      </WriteGate>
    </StackedForm>
  )
}
