import type { Comment, Experience } from '@greenlight/domain/experience'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { TextArea } from '@greenlight/kit/ui/form/Input'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { PrivateInfoHint } from '@greenlight/kit/write/PrivateInfoHint'
import { usePrivateInfoQuestion } from '@greenlight/kit/write/usePrivateInfoQuestion'
import { WriteGate } from '@greenlight/kit/write/WriteGate'
import { showToast } from '@greenlight/runtime'
import { type RefObject, type SubmitEvent, useEffect, useState } from 'react'
import * as v from 'valibot'
import { StackedForm } from '../contributions/StackedForm.tsx'
import { failure } from '../errors.ts'
import { contentId } from '../flags/flagging.ts'
import { addComment } from './commentRequests.ts'
import { commentText } from './commentText.ts'

type Props = {
  experience: Experience
  /** Of the report. */
  ownerUid: string | null
  onAdded: (comment: Comment) => void
  field: RefObject<HTMLTextAreaElement | null>
}

const schema = v.object({ text: commentText })

/** Adds a comment. After a failure its text stays, and a retry uses the same id, so that it is never added twice. */
export function CommentForm({ experience, ownerUid, onAdded, field }: Props) {
  const { reportId, id: experienceId } = experience
  const [id, setId] = useState(() => crypto.randomUUID())
  const [added, setAdded] = useState<string | null>(null)
  const form = useForm({
    initial: { text: '' },
    schema,
    submit: async ({ text }) => {
      onAdded(await addComment({ reportId, experienceId, text, id, ownerUid }))
      form.reset()
      setId(crypto.randomUUID())
      showToast('Comment added.')
    },
    failure: failure('profile/comment-add-failed'),
    item: experienceId,
  })
  const { busy, message } = form
  const mayAdd = usePrivateInfoQuestion({ confirmLabel: 'Add anyway' })

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const sent = (await mayAdd(form.values.text)) && (await form.submit())
    if (!mayMoveFocusFrom(field.current?.form)) return
    if (sent) setAdded(id)
    else field.current?.focus()
  }
  // In an effect, because the list shows the comment when React has rendered.
  useEffect(() => {
    if (!added) return
    const target = { kind: 'comment', reportId, experienceId, commentId: added } as const
    document.getElementById(contentId(target))?.focus()
  }, [added, reportId, experienceId])
  return (
    <StackedForm
      {...form.props}
      aria-label={`Add a comment on ${experience.authorName}’s experience`}
      onSubmit={(event) => void submit(event)}
    >
      <Field label="Your comment" error={form.errors.text} required>
        {(control) => <TextArea {...control} ref={field} {...form.text('text')} readOnly={busy} />}
      </Field>
      <PrivateInfoHint text={form.values.text} />
      {message && <ErrorPanel text={message} />}
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
