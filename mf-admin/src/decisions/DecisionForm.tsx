import { decisionPointLabels, decisionPoints } from '@greenlight/domain/decisionPoint'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Select } from '@greenlight/kit/ui/form/Input'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import type { SubmitEvent } from 'react'
import styled from 'styled-components'
import { ShortcutKey, useShortcuts } from '../queue/shortcuts.tsx'
import { AlreadyDecided } from './AlreadyDecided.tsx'
import { AnswerField } from './AnswerField.tsx'
import { BanDialog } from './BanDialog.tsx'
import { actionTexts, type Choice, takesPoint } from './choices.ts'
import { ReasonField } from './ReasonField.tsx'
import { useDecision, type WrittenLabel } from './useDecision.ts'

/** Another admin has decided on the item meanwhile. */
export type OtherDecision = {
  /** Path of the document that was decided on. */
  readonly targetPath: string
  readonly showNext: () => void
}

type Props = {
  choices: readonly Choice[]
  label?: WrittenLabel
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
  const decision = useDecision(label, onDone)
  const { form, busyAction, error, waiting, tooLate, banQuestion, decide } = decision
  const Written = label === 'Answer' ? AnswerField : ReasonField
  const isClosed = !form.busy && (otherDecision !== null || tooLate?.closesItem === true)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (waiting) void decide(waiting)
  }
  useShortcuts(
    Object.fromEntries(
      isClosed
        ? []
        : choices.flatMap((choice) =>
            choice.shortcut ? [[choice.shortcut.toLowerCase(), () => void decide(choice)]] : [],
          ),
    ),
  )

  if (isClosed) {
    const targetPath = otherDecision?.targetPath ?? tooLate?.targetPath ?? ''
    return (
      <AlreadyDecided
        targetPath={targetPath}
        typed={form.values.written}
        {...(otherDecision && { onNext: otherDecision.showNext })}
      />
    )
  }
  return (
    <Form {...form.props} onSubmit={submit}>
      {label === 'Reason' && choices.some(takesPoint) && (
        <Field label="Point of the guidelines">
          {(control) => (
            <Select
              {...control}
              value={form.values.point}
              onChange={(event) => {
                const point = decisionPoints.find((one) => one === event.target.value) ?? ''
                form.change({ point })
              }}
            >
              <option value="">None</option>
              {decisionPoints.map((point) => (
                <option key={point} value={point}>
                  {decisionPointLabels[point]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Written hint={hint} {...form.field('written')} suggestions={suggestions} />
      {error && <ErrorPanel text={error.message} />}
      {tooLate && <AlreadyDecided targetPath={tooLate.targetPath} />}
      <ButtonRow>
        {choices.map((choice) => (
          <Button
            key={choice.action}
            variant={variantOf(choice)}
            busy={busyAction === choice.action}
            onClick={() => void decide(choice)}
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
