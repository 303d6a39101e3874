import { addComment } from '@greenlight/kit/data/comments/addComment'
import type { Comment } from '@greenlight/kit/domain/comment'
import { GreenlightError, toGreenlightError } from '@greenlight/kit/domain/errors'
import type { Experience } from '@greenlight/kit/domain/experience'
import { Button } from '@greenlight/kit/ui/Button'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { Field } from '@greenlight/kit/ui/Field'
import { TextArea } from '@greenlight/kit/ui/TextArea'
import { useOnline } from '@greenlight/runtime'
import { useRef, useState, type RefObject, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { failureText } from '../failureText.ts'
import { checkText } from './checkText.ts'

type Props = {
  experience: Experience
  change: (to: (items: readonly Comment[]) => readonly Comment[]) => void
  field: RefObject<HTMLTextAreaElement | null>
}

/** Adds a comment. A failed one stays in the field, under the same id, so that it is never there twice. */
export function CommentForm({ experience, change, field }: Props) {
  const { reportId, id: experienceId } = experience
  const online = useOnline()
  const [text, setText] = useState('')
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<GreenlightError | null>(null)
  const id = useRef(crypto.randomUUID())
  const busy = useRef(false)

  async function add(): Promise<void> {
    const problem = checkText(text, 'comment')
    if (problem) return setError(new GreenlightError(problem))
    if (text.trim() === '' || busy.current) return
    busy.current = true
    setSending(true)
    setError(null)
    try {
      const written = await addComment({ reportId, experienceId, text, id: id.current })
      change((items) => [...items, written])
      setText('')
      id.current = crypto.randomUUID()
    } catch (cause) {
      setError(toGreenlightError(cause, 'comment-add-failed'))
    } finally {
      busy.current = false
      setSending(false)
    }
  }
  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    await add()
    field.current?.focus()
  }
  const isAboutText = error?.code === 'comment-length'
  return (
    <Form noValidate aria-label="Add a comment" onSubmit={(event) => void submit(event)}>
      <Field label="Your comment" error={isAboutText ? error.message : null}>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            value={text}
            readOnly={sending}
            onChange={(event) => {
              setText(event.target.value)
              setError(null)
            }}
          />
        )}
      </Field>
      {error && !isAboutText && <ErrorPanel text={failureText(error, online)} />}
      <div>
        <Button type="submit" size="small" busy={sending}>
          {sending ? 'Adding…' : 'Add comment'}
        </Button>
      </div>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-2);

  & textarea {
    min-height: 3.5rem;
  }
`
