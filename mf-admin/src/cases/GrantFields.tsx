import { limits } from '@greenlight/domain/limits'
import { findPrivateParts } from '@greenlight/domain/privateInfo'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input, TextArea } from '@greenlight/kit/ui/form/Input'
import { RadioGroup } from '@greenlight/kit/ui/form/RadioGroup'
import styled from 'styled-components'
import { MarkedText } from '../ui/MarkedText.tsx'
import { type Act, acts, needsReason, type useGrantForm } from './useGrantForm.ts'

const actLabels: Readonly<Record<Act, string>> = {
  takedown: 'Take the profile down',
  delete: 'Delete the profile',
  reply: 'Put their answer on it',
  none: 'Only answer them',
}

const options = acts.map((value) => ({ value, label: actLabels[value] }))

/** What granting a request does. */
export function GrantFields({ form }: { form: ReturnType<typeof useGrantForm> }) {
  const { act, text } = form.values
  return (
    // Enter decides nothing here: a button of the decision does.
    <Fields {...form.props} onSubmit={(event) => event.preventDefault()}>
      <RadioGroup legend="If you grant it" options={options} {...form.field('act')} />
      {needsReason(act) && (
        <Field
          label="Reason for the member who shared it"
          hint="They read it under Notices, and can appeal."
          error={form.errors.reason}
          required
        >
          {(control) => (
            <Input
              {...control}
              maxLength={limits.decisionReason}
              autoComplete="off"
              {...form.text('reason')}
            />
          )}
        </Field>
      )}
      {act === 'reply' && (
        <>
          <Field
            label="Their answer, as members will read it"
            hint="Leave out what identifies other people."
            error={form.errors.text}
            required
          >
            {(control) => <TextArea {...control} maxLength={limits.reply} {...form.text('text')} />}
          </Field>
          <Checked>{findPrivateParts(text).length > 0 && <MarkedText>{text}</MarkedText>}</Checked>
        </>
      )}
    </Fields>
  )
}

/** The text again, where it has something that should perhaps be left out. */
const Checked = styled.div`
  padding-inline-start: var(--gl-space-3);
  border-inline-start: 4px solid var(--gl-amber);
  font-size: var(--gl-text-sm);
  white-space: pre-line;

  &:empty {
    display: none;
  }
`

/** The fields take part in the layout of the panel. */
const Fields = styled.form`
  display: contents;
`
