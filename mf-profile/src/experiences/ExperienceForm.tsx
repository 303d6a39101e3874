import {
  type ExperienceTag,
  experienceTagLabels,
  experienceTags,
  type ExperienceTime,
  experienceTimes,
  MAX_TAGS,
} from '@greenlight/domain/experience'
import { toneLabels, tones } from '@greenlight/domain/tone'
import { ToneMark } from '@greenlight/kit/ui/display/Tone'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { TextArea } from '@greenlight/kit/ui/form/Input'
import { RadioGroup } from '@greenlight/kit/ui/form/RadioGroup'
import { ToggleGroup } from '@greenlight/kit/ui/form/ToggleGroup'
import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { PrivateInfoHint } from '@greenlight/kit/write/PrivateInfoHint'
import { WriteGate } from '@greenlight/kit/write/WriteGate'
import { type SubmitEvent, useRef } from 'react'
import styled from 'styled-components'
import { StackedForm } from '../contributions/StackedForm.tsx'
import { failure } from '../errors.ts'
import { contentId } from '../flags/flagging.ts'
import type { useAddExperience } from './useAddExperience.ts'

const options = tones.map((value) => ({
  value,
  label: toneLabels[value],
  icon: <ToneMark tone={value} />,
}))

type Props = ReturnType<typeof useAddExperience> & { readonly onAdded: () => void }

const tagOptions = experienceTags.map((value) => ({ value, label: experienceTagLabels[value] }))

const timeLabels: Readonly<Record<ExperienceTime, string>> = {
  'this-year': 'This year',
  'last-year': 'Last year',
  earlier: 'Earlier',
}
const timeOptions = experienceTimes.map((value) => ({ value, label: timeLabels[value] }))

/** Adds the member's own experience: a tone and a note. */
export function ExperienceForm({ form, add, target, pendingId, exists, onAdded }: Props) {
  const note = useRef<HTMLTextAreaElement>(null)
  const sending = pendingId !== null
  const { value, onChange } = form.text('notes')
  // The list shows it already.
  const notes = sending ? '' : value

  async function submit(event: SubmitEvent): Promise<void> {
    const added = await add(event)
    if (added) onAdded()
    if (!mayMoveFocusFrom(note.current?.form)) return
    // The list has shown it since the press. Afterwards the field is read-only.
    if (added) document.getElementById(contentId(target))?.focus()
    // An invalid field has the focus already.
    else if (!exists && !note.current?.form?.querySelector('[aria-invalid="true"], [data-invalid]'))
      note.current?.focus()
  }
  return (
    <Form {...form.props} aria-label="Add your experience" onSubmit={(event) => void submit(event)}>
      <RadioGroup legend="Your experience" options={options} {...form.field('tone')} required />
      <Field
        label="Short note"
        hint={
          exists
            ? failure('profile/experience-exists').text
            : 'Facts help others most. No addresses, phone numbers or full names.'
        }
        error={form.errors.notes}
        required
      >
        {(control) => (
          <TextArea
            {...control}
            ref={note}
            value={notes}
            readOnly={sending || exists}
            onChange={onChange}
          />
        )}
      </Field>
      <PrivateInfoHint text={notes} />
      <Disclosure label={() => 'Say more (optional)'}>
        <MoreAbout form={form} />
      </Disclosure>
      {form.message && !exists && <ErrorPanel text={form.message} />}
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

/** Marks beside the own words, and when it was. */
function MoreAbout({ form }: Pick<Props, 'form'>) {
  const { tags, when } = form.values
  const toggle = (tag: ExperienceTag) => {
    const others = tags.filter((one) => one !== tag)
    if (others.length < tags.length) form.change({ tags: others })
    else if (tags.length < MAX_TAGS) form.change({ tags: [...tags, tag] })
  }
  return (
    <More>
      <ToggleGroup
        legend={`What fits, up to ${MAX_TAGS}`}
        options={tagOptions}
        selected={tags}
        onToggle={toggle}
        several
      />
      <ToggleGroup
        legend="When was this?"
        hint="They may recognize this."
        options={timeOptions}
        selected={when === null ? [] : [when]}
        onToggle={(time) => form.change({ when: time === when ? null : time })}
      />
    </More>
  )
}

const More = styled.div`
  display: grid;
  gap: var(--gl-space-4);
`

const Form = styled(StackedForm)`
  gap: var(--gl-space-4);
  padding: clamp(1rem, 4vw, 1.5rem);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-l);
  background: var(--gl-surface);

  & textarea {
    min-height: 5rem;
  }
`
