import { type DecisionPoint, decisionPoints } from '@greenlight/domain/decisionPoint'
import { isBlank } from '@greenlight/domain/fields'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { askConfirm, showToast } from '@greenlight/runtime'
import { useState } from 'react'
import * as v from 'valibot'
import { failure } from '../errors.ts'
import { moderationActionLabels } from '../log/logEntry.ts'
import type { BanAnswer, BanQuestion } from './BanDialog.tsx'
import { actionTexts, type Choice, takesPoint } from './choices.ts'

/** What an admin writes: a reason, or the answer to a request. */
export type WrittenLabel = 'Reason' | 'Answer'

type Values = {
  readonly written: string
  readonly point: DecisionPoint | ''
  readonly keepsPhoto: boolean
  readonly choice: Choice | null
}

const pointOf = ({ point, choice }: Values) =>
  point !== '' && choice !== null && takesPoint(choice) ? point : null

const lacksReason = (values: Values) =>
  values.choice !== null &&
  isBlank(values.written) &&
  pointOf(values) === null &&
  actionTexts[values.choice.action].defaultReason === null

const schemaFor = (label: WrittenLabel) =>
  v.pipe(
    v.object({
      written: v.string(),
      point: v.picklist(['', ...decisionPoints]),
      keepsPhoto: v.boolean(),
      choice: v.custom<Choice | null>(() => true),
    }),
    v.forward(
      v.check(
        (values) => !lacksReason(values),
        ({ input }) => missingText(label, input.choice),
      ),
      ['written'],
    ),
  )

const schemas = { Reason: schemaFor('Reason'), Answer: schemaFor('Answer') } as const

function missingText(label: WrittenLabel, choice: Choice | null): string {
  if (label === 'Answer' || !choice) return 'Please write an answer.'
  return `Please give a reason: ${actionTexts[choice.action].button.toLowerCase()} needs one.`
}

/** The form of a decision. Runs one choice at a time. `onDone` is called after it has succeeded. */
export function useDecision(label: WrittenLabel, onDone: (choice: Choice) => void) {
  const form = useForm<Values, Values>({
    initial: { written: '', point: '', keepsPhoto: false, choice: null },
    schema: schemas[label],
    submit: run,
    // Every choice throws errors that have their own code, so this one is never shown.
    failure: failure('admin/dismiss-failed'),
  })
  /** A repeated decision has the same id: an answer may have been lost. */
  const [formId, setFormId] = useState(() => crypto.randomUUID())
  const [waiting, setWaiting] = useState<Choice | null>(null)
  const [banQuestion, setBanQuestion] = useState<BanQuestion | null>(null)

  async function run(values: Values): Promise<void> {
    const { written, choice } = values
    if (!choice) return
    const { button, defaultReason } = actionTexts[choice.action]
    const reason = isBlank(written) ? (defaultReason ?? '') : written.trim()
    const { question, publicShares = 0 } = choice
    const given = {
      id: `${formId}-${choice.action}`,
      point: pointOf(values),
      keepsPhoto: values.keepsPhoto,
    }
    const options = { confirmLabel: choice.button ?? button, destructive: true }
    if (question && publicShares !== 0) {
      const answer = await askBan(question, publicShares)
      if (answer) await choice.run(reason, { ...given, answer })
      else return
    } else {
      if (question && !(await askConfirm(question, options))) return
      await choice.run(reason, given)
    }
    setFormId(crypto.randomUUID())
    showToast(`${moderationActionLabels[choice.action]}.`)
    form.reset()
    // Before `busy` ends: a form that is idle shows the decision of another admin instead.
    onDone(choice)
  }

  /** Asks before a ban; null if the admin changes their mind. */
  async function askBan(question: string, publicShares: number | null) {
    const answer = await new Promise<BanAnswer | null>((resolve) =>
      setBanQuestion({ question, publicShares, answer: resolve }),
    )
    setBanQuestion(null)
    return answer
  }

  /** Runs a choice, or shows what is missing. */
  async function decide(choice: Choice): Promise<void> {
    if (form.busy) return
    const isReady = choice.check?.() ?? true
    form.change({ choice })
    setWaiting(lacksReason({ ...form.values, choice }) ? choice : null)
    if (isReady) await form.submit()
    else form.check()
  }

  const { choice } = form.values
  const wasTooLate = form.error?.code === 'admin/already-decided'
  return {
    form,
    busyAction: form.busy ? (choice?.action ?? null) : null,
    error: wasTooLate ? null : form.error,
    /** The choice that waits for a reason. Enter runs it. */
    waiting,
    /** The choice that failed because another admin had already decided. */
    tooLate: wasTooLate ? choice : null,
    /** Asked before a ban, to be shown as a `BanDialog`. */
    banQuestion,
    decide,
  }
}
