import { toneLabels, tones, type Tone } from '@greenlight/domain/tone'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Field } from '@greenlight/kit/ui/form/Field'
import { RadioGroup } from '@greenlight/kit/ui/form/RadioGroup'
import { TextArea } from '@greenlight/kit/ui/form/Input'
import { mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { PrivateInfoHint } from '@greenlight/kit/write/PrivateInfoHint'
import { WriteGate } from '@greenlight/kit/write/WriteGate'
import { ToneMark } from '@greenlight/kit/ui/display/Tone'
import { useRef, type SubmitEvent, useState } from 'react'
import styled from 'styled-components'
import type { Experience } from '@greenlight/domain/experience'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { type ErrorCode, errorText, GreenlightError, session } from '@greenlight/runtime'
import { ContributionForm } from './CommentForm.tsx'
import { addExperience } from '../../data/experiences.ts'
import { textProblem } from './contributionRules.ts'
import type { Contributions } from './useContributions.ts'

const options = tones.map((value) => ({
  value,
  label: toneLabels[value],
  icon: <ToneMark tone={value} />,
}))

/** Adds the member's own experience: a tone and a note. A member who has added one reads that there is one for each. */
export function ExperienceForm(props: ReturnType<typeof useAddExperience>) {
  const { draft, edit, add, error, pendingId, exists } = props
  const note = useRef<HTMLTextAreaElement>(null)
  const sending = pendingId !== null
  const isAboutNote = error?.code === 'experience-note' || error?.code === 'experience-note-length'

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    await add()
    if (mayMoveFocusFrom(note.current?.form)) note.current?.focus()
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
        hint={
          exists
            ? errorText('experience-exists')
            : 'Facts help others most. No addresses, phone numbers or full names.'
        }
        error={isAboutNote ? error.message : null}
        required
      >
        {(control) => (
          <TextArea
            {...control}
            ref={note}
            value={sending ? '' : draft.notes}
            readOnly={sending || exists}
            onChange={(event) => edit({ notes: event.target.value })}
          />
        )}
      </Field>
      <PrivateInfoHint text={sending ? '' : draft.notes} />
      {error && !isAboutNote && !exists && <ErrorPanel text={error.message} />}
      <WriteGate kind="experience">
        <div>
          <Button type="submit" variant="primary" busy={sending} aria-disabled={exists}>
            {sending ? 'Adding…' : 'Add experience'}
          </Button>
        </div>
      </WriteGate>
    </Form>
  )
}

const Form = styled(ContributionForm)`
  gap: var(--gl-space-4);
  padding: clamp(1rem, 4vw, 1.5rem);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-l);
  background: var(--gl-surface);

  & textarea {
    min-height: 5rem;
  }
`

type Draft = { readonly tone: Tone; readonly notes: string }

const emptyDraft: Draft = { tone: 'green', notes: '' }

type Shown = Pick<Contributions<Experience>, 'items' | 'show' | 'withdraw'> & {
  readonly recount: () => void
}

/** Adds an experience. The list shows it at once, and drops it if it could not be written. */
export function useAddExperience(reportId: string, { items, show, withdraw, recount }: Shown) {
  const [draft, setDraft] = useState(emptyDraft)
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  const { busy, error, run, clear } = useAction('experience-add-failed')
  // While mine is being written, the list shows its preview.
  const exists = !busy && items.some(({ id }) => id === myUid())

  async function add(): Promise<void> {
    if (exists) return
    const found = textProblem(draft.notes, 'experienceNotes')
    setProblem(found)
    if (found) return
    await run(async () => {
      const shown = preview(draft, reportId)
      show(shown)
      try {
        show(await addExperience({ reportId, ...draft }))
        recount()
        setDraft(emptyDraft)
      } catch (cause) {
        withdraw(shown.id)
        throw cause
      }
    })
  }
  const edit = (changes: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes }))
    setProblem(null)
    clear()
  }
  return {
    draft,
    edit,
    add,
    error: problem ? new GreenlightError(problem) : error,
    /** The id of the experience while it is being written. */
    pendingId: busy ? myUid() : null,
    /** The list has an experience of mine, so that the server would refuse another one. */
    exists,
  }
}

/** Also the id of my experience: each member adds one. */
const myUid = () => session.getState().user?.uid ?? ''

/** The experience as the list shows it until it is written. */
function preview({ tone, notes }: Draft, reportId: string): Experience {
  const { member } = session.getState()
  return {
    id: myUid(),
    reportId,
    userId: myUid(),
    authorName: member.state === 'ready' ? member.profile.username : 'User',
    tone,
    notes: notes.trim(),
    createdAt: new Date(),
    editedAt: null,
  }
}
