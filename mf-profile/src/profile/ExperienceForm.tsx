import { toneLabels, tones } from '@greenlight/kit/domain/tone'
import { Button } from '@greenlight/kit/ui/Button'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { Field } from '@greenlight/kit/ui/Field'
import { RadioGroup } from '@greenlight/kit/ui/RadioGroup'
import { TextArea } from '@greenlight/kit/ui/TextArea'
import { ToneMark } from '@greenlight/kit/ui/ToneMark'
import { useOnline } from '@greenlight/runtime'
import { useRef, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { failureText } from '../failureText.ts'
import type { useAddExperience } from './useAddExperience.ts'

const options = tones.map((value) => ({
  value,
  label: toneLabels[value],
  icon: <ToneMark tone={value} />,
}))

/** Adds one's own experience: a tone and a note. */
export function ExperienceForm(props: ReturnType<typeof useAddExperience>) {
  const { draft, edit, add, error, pendingId } = props
  const online = useOnline()
  const note = useRef<HTMLTextAreaElement>(null)
  const sending = pendingId !== null
  const isAboutNote = error?.code === 'experience-note' || error?.code === 'experience-note-length'

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    await add()
    note.current?.focus()
  }
  return (
    <Form noValidate aria-label="Add your experience" onSubmit={(event) => void submit(event)}>
      <RadioGroup
        legend="Your experience"
        options={options}
        value={draft.tone}
        onChange={(tone) => edit({ tone })}
      />
      <Field
        label="Short note"
        hint="Facts help others most. No addresses, phone numbers or full names."
        error={isAboutNote ? error.message : null}
        required
      >
        {(control) => (
          <TextArea
            {...control}
            ref={note}
            value={sending ? '' : draft.notes}
            readOnly={sending}
            onChange={(event) => edit({ notes: event.target.value })}
          />
        )}
      </Field>
      {error && !isAboutNote && <ErrorPanel text={failureText(error, online)} />}
      <div>
        <Button type="submit" variant="primary" busy={sending}>
          {sending ? 'Adding…' : 'Add experience'}
        </Button>
      </div>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
  padding: clamp(1rem, 4vw, 1.5rem);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-l);
  background: var(--gl-surface);

  & textarea {
    min-height: 5rem;
  }
`
