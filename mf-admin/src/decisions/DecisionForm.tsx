import { isBlank } from '@greenlight/domain/fields'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useId, useState, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { ShortcutKey, useShortcuts } from '../queue/shortcuts.tsx'
import { AlreadyDecided } from './AlreadyDecided.tsx'
import { AnswerField } from './AnswerField.tsx'
import { BanDialog } from './BanDialog.tsx'
import { actionTexts, type Choice } from './choices.ts'
import { ReasonField } from './ReasonField.tsx'
import { useDecision } from './useDecision.ts'

/** Another admin has decided on the item meanwhile. */
export type OtherDecision = {
  /** Path of the document that was decided on. */
  readonly targetPath: string
  readonly showNext: () => void
}

type Props = {
  choices: readonly Choice[]
  /** What the text is: a reason, or the answer to a request. */
  label?: 'Reason' | 'Answer'
  /** Says who reads the reason. */
  hint: string
  /** Reasons, or first sentences of an answer. */
  suggestions: readonly string[]
  onDone: (choice: Choice) => void
  otherDecision?: OtherDecision | null
}

/** A field for the reason, and a button for each choice. */
export function DecisionForm({
  choices,
  label = 'Reason',
  hint,
  suggestions,
  onDone,
  otherDecision = null,
}: Props) {
  const id = useId()
  const [reason, setReason] = useState('')
  const { busyAction, error, needsReason, tooLate, banQuestion, decide } = useDecision((choice) => {
    setReason('')
    onDone(choice)
  })
  const Written = label === 'Answer' ? AnswerField : ReasonField
  const isClosed = !busyAction && (otherDecision !== null || tooLate?.closesItem === true)

  const choose = (choice: Choice) => {
    void decide(choice, reason)
    // The admin types a reason, and Enter then runs the choice.
    if (isBlank(reason) && actionTexts[choice.action].defaultReason === null) {
      document.getElementById(id)?.focus()
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (needsReason) choose(needsReason)
  }
  useShortcuts(
    Object.fromEntries(
      isClosed
        ? []
        : choices.flatMap((choice) =>
            choice.shortcut ? [[choice.shortcut.toLowerCase(), () => choose(choice)]] : [],
          ),
    ),
  )

  if (isClosed) {
    const targetPath = otherDecision?.targetPath ?? tooLate?.targetPath ?? ''
    return (
      <AlreadyDecided
        targetPath={targetPath}
        {...(otherDecision && { onNext: otherDecision.showNext })}
      />
    )
  }
  return (
    <Form noValidate onSubmit={submit}>
      <Written
        id={id}
        hint={hint}
        error={needsReason && isBlank(reason) ? missingText(label, needsReason) : null}
        value={reason}
        onChange={setReason}
        suggestions={suggestions}
      />
      {error && <ErrorPanel text={error.message} />}
      {tooLate && <AlreadyDecided targetPath={tooLate.targetPath} />}
      <ButtonRow>
        {choices.map((choice) => (
          <Button
            key={choice.action}
            variant={variantOf(choice)}
            busy={busyAction === choice.action}
            onClick={() => choose(choice)}
          >
            {choice.button ?? actionTexts[choice.action].button}
            {choice.shortcut && <ShortcutKey>{choice.shortcut}</ShortcutKey>}
          </Button>
        ))}
      </ButtonRow>
      {banQuestion && <BanDialog {...banQuestion} />}
    </Form>
  )
}

function missingText(label: 'Reason' | 'Answer', { action }: Choice): string {
  if (label === 'Answer') return 'Please write an answer.'
  return `Please give a reason: ${actionTexts[action].button.toLowerCase()} needs one.`
}

function variantOf({ action }: Choice) {
  if (action === 'delete') return 'danger'
  const isLenient = actionTexts[action].defaultReason !== null || action === 'unban'
  return isLenient ? 'primary' : 'secondary'
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
`
