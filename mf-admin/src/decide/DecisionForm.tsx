import { limits } from '@greenlight/kit/domain/limits'
import { Button } from '@greenlight/kit/ui/Button'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { Field } from '@greenlight/kit/ui/Field'
import { Input } from '@greenlight/kit/ui/Input'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { Key } from '../queue/Key.tsx'
import { useShortcuts } from '../queue/shortcuts.ts'
import { AlreadyDecided } from './AlreadyDecided.tsx'
import { isHarsh, words, type Choice } from './choice.ts'
import { useDecision } from './useDecision.ts'

/** Someone else has decided meanwhile: the document path of what, and how to go on. */
export type Gone = { readonly target: string; readonly onNext: () => void }

type Props = {
  choices: readonly Choice[]
  /** Who gets to read the reason. */
  hint: string
  /** Reasons to choose from while typing. */
  suggestions: readonly string[]
  onDone: (choice: Choice) => void
  gone?: Gone | null
}

/** A reason, and one button for each thing that can be decided. */
export function DecisionForm({ choices, hint, suggestions, onDone, gone = null }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState('')
  const { busy, error, missing, late, decide } = useDecision((choice) => {
    setReason('')
    onDone(choice)
  })
  const closed = !busy && (gone !== null || late?.settles === true)

  const choose = (choice: Choice) => {
    void decide(choice, reason)
    // Enter then does what was asked for, once the reason stands there.
    if (!reason.trim() && words[choice.action].usual === null) input.current?.focus()
  }
  const enter = (event: SubmitEvent) => {
    event.preventDefault()
    if (missing) choose(missing)
  }
  useShortcuts(
    Object.fromEntries(
      closed
        ? []
        : choices.flatMap((choice) =>
            choice.shortcut ? [[choice.shortcut.toLowerCase(), () => choose(choice)]] : [],
          ),
    ),
  )

  if (closed) {
    const target = gone?.target ?? late?.target ?? ''
    return <AlreadyDecided target={target} {...(gone && { onNext: gone.onNext })} />
  }
  return (
    <Form noValidate onSubmit={enter}>
      <Field
        label="Reason"
        hint={hint}
        error={
          missing && !reason.trim()
            ? `Please give a reason: ${words[missing.action].button.toLowerCase()} needs one.`
            : null
        }
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            list={`${id}-reasons`}
            maxLength={limits.decisionReason}
            autoComplete="off"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <datalist id={`${id}-reasons`}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
      {error && <ErrorPanel text={error.message} />}
      {late && <AlreadyDecided target={late.target} />}
      <Buttons>
        {choices.map((choice) => (
          <Button
            key={choice.action}
            variant={variantOf(choice)}
            busy={busy === choice.action}
            onClick={() => choose(choice)}
          >
            {words[choice.action].button}
            {choice.shortcut && <Key>{choice.shortcut}</Key>}
          </Button>
        ))}
      </Buttons>
    </Form>
  )
}

function variantOf({ action }: Choice) {
  if (action === 'delete') return 'danger'
  return isHarsh(action) ? 'secondary' : 'primary'
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-2);
`
