import { Button } from '@greenlight/kit/ui/form/Button'
import { Field, FieldHint } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import { WhatStays } from '@greenlight/kit/ui/legal/WhatStays'
import { useId } from 'react'
import styled from 'styled-components'
import * as v from 'valibot'
import { failure } from '../errors.ts'
import { DialogForm } from './AccountSection.tsx'

type Props = {
  everything: boolean
  onEverything: (everything: boolean) => void
  onCancel: () => void
  onConfirm: () => void
}

/** Must be typed to confirm, in lower or upper case. */
const WORD = 'DELETE'

const schema = v.object({
  typed: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.literal(WORD, `Please type ${WORD}.`)),
})

/**
 * Shows what is deleted and what stays. A word must be typed, so that a deletion is never confirmed by
 * accident.
 */
export function ConfirmDelete({ everything, onEverything, onCancel, onConfirm }: Props) {
  const form = useForm({
    initial: { typed: '' },
    schema,
    submit: () => Promise.resolve(onConfirm()),
    failure: failure('profile/account-delete-failed'),
  })
  const warning = useId()
  return (
    <DialogForm {...form.props}>
      <p id={warning}>
        This cannot be undone. Messages that you sent stay with the members you wrote to, who see
        that you have left.
      </p>
      <Choice>
        <input
          type="checkbox"
          checked={everything}
          onChange={(event) => onEverything(event.target.checked)}
        />
        <span>
          Also delete my shares, experiences, comments, blocks and saved searches, and my sign-in
          <FieldHint>
            {everything
              ? 'What others added to your shares and experiences is deleted too.'
              : 'Your e-mail address, your sign-in and all of these stay, and so do your notices. What others can see stays under your username. You can sign in again and start over.'}
          </FieldHint>
        </span>
      </Choice>
      {everything && (
        <Disclosure label={(open) => (open ? 'Hide what stays' : 'Show what stays')}>
          <WhatStays />
        </Disclosure>
      )}
      <Field label={`Type ${WORD} to confirm`} error={form.errors.typed} required>
        {(control) => (
          <Input
            {...control}
            {...form.text('typed')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <ButtonRow $end>
        <Button autoFocus aria-describedby={warning} onClick={onCancel}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger">
          Delete account
        </Button>
      </ButtonRow>
    </DialogForm>
  )
}

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: var(--gl-space-3);
  cursor: pointer;

  & > input {
    width: 1.375rem;
    height: 1.375rem;
    margin: 0.1rem 0 0;
    accent-color: var(--gl-ink);
  }
`
