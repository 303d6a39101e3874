import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import styled from 'styled-components'
import { toGreenlightError } from '../domain/errors.ts'
import type { GreenlightError } from '../domain/errors.ts'
import { flagReasonLabels, flagReasons } from '../domain/flag.ts'
import type { FlagReason } from '../domain/flag.ts'
import type { FlagTarget } from '../domain/flagTarget.ts'
import { limits } from '../domain/limits.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'
import { Field } from './Field.tsx'
import { flagNames, whatHappens } from './flagWords.ts'
import { RadioGroup } from './RadioGroup.tsx'
import { TextArea } from './TextArea.tsx'

type Props = {
  kind: FlagTarget['kind']
  /** Sends the flag; `note` has 0–1000 characters. What it rejects with is shown, and nothing typed is lost. */
  onSend: (reason: FlagReason, note: string) => Promise<void>
  /** The caller takes the dialog away; `sent` tells whether the flag got through. */
  onClose: (sent: boolean) => void
}

const options = flagReasons.map((value) => ({ value, label: flagReasonLabels[value] }))

/**
 * A member reports something: why, an optional note, then thanks and what happens next. What was
 * flagged may be hidden as soon as `onSend` resolves, so render the dialog beside it, not in it.
 */
export function FlagDialog({ kind, onSend, onClose }: Props) {
  const [reason, setReason] = useState<FlagReason | null>(null)
  const [note, setNote] = useState('')
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [missing, setMissing] = useState(false)
  const [error, setError] = useState<GreenlightError | null>(null)
  const form = useRef<HTMLFormElement>(null)

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (state !== 'open') return
    setMissing(reason === null)
    if (reason === null) return form.current?.querySelector('input')?.focus()
    setState('sending')
    setError(null)
    try {
      await onSend(reason, note.trim())
      setState('sent')
    } catch (cause) {
      setError(toGreenlightError(cause, 'flag-failed'))
      setState('open')
    }
  }

  if (state === 'sent') {
    const done = (
      // Whoever sent by keyboard goes on here: the button that had the focus is gone.
      <Button variant="primary" autoFocus onClick={() => onClose(true)}>
        Close
      </Button>
    )
    return (
      <Dialog title="Thank you" onClose={() => onClose(true)} actions={done}>
        <p role="status">{whatHappens[kind]}</p>
      </Dialog>
    )
  }
  return (
    <Dialog title={`Report this ${flagNames[kind]}`} onClose={() => onClose(false)}>
      <Form ref={form} noValidate onSubmit={(event) => void send(event)}>
        <RadioGroup
          legend="What is wrong?"
          options={options}
          value={reason}
          onChange={setReason}
          error={missing && reason === null ? 'Please choose a reason.' : null}
          required
        />
        <Field label="Note (optional)" hint="Only admins read it. Nobody is told who reported.">
          {(control) => (
            <TextArea
              {...control}
              maxLength={limits.flagNote}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        {error && <ErrorPanel text={error.message} />}
        <Buttons>
          <Button onClick={() => onClose(false)}>Cancel</Button>
          <Button type="submit" variant="primary" busy={state === 'sending'}>
            {state === 'sending' ? 'Sending…' : 'Send report'}
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-5);

  & textarea {
    min-height: 5rem;
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--gl-space-2);
`
