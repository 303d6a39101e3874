import { type DecisionPoint, decisionPoints } from '@greenlight/domain/decisionPoint'
import { isBlank } from '@greenlight/domain/fields'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { askConfirm } from '@greenlight/runtime'
import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { failure } from '../errors.ts'
import { useHeldDecisions, useHeldState } from '../held/HeldContext.ts'
import type { ShownItem } from '../queue/QueueItemContext.ts'
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

type Options = {
  readonly label: WrittenLabel
  readonly choices: readonly Choice[]
  /** The item of a queue that the form decides on; null for other forms. */
  readonly item: ShownItem | null
  /** Whether everything is loaded that a decision is based on. A choice waits for it. */
  readonly isReady: boolean
  /** Called at once if the item leaves its queue, otherwise when the decision is stored. */
  readonly onDone: (choice: Choice) => void
}

/** The form of a decision, which is held before it is sent. Runs one choice at a time. */
export function useDecision({ label, choices, item, isReady, onDone }: Options) {
  const held = useHeldDecisions()
  const form = useForm<Values, Values>({
    initial: { written: '', point: '', keepsPhoto: false, choice: null },
    schema: schemas[label],
    submit: run,
    failure: failure('admin/decision-failed'),
  })
  const [waiting, setWaiting] = useState<Choice | null>(null)
  const [banQuestion, setBanQuestion] = useState<BanQuestion | null>(null)
  /** Chosen before everything was loaded. */
  const [early, setEarly] = useState<Choice['action'] | null>(null)
  /** Why the decision before was not stored. */
  const [lastError, setLastError] = useState<string | null>(null)
  const formKey = item?.key ?? choices[0]?.targetPath ?? ''

  const showReturned = useEffectEvent(() => {
    const draft = held.takeDraft(formKey)
    if (!draft) return
    const { error, ...values } = draft
    form.change(values)
    setLastError(error)
  })
  const state = useHeldState()
  useEffect(() => showReturned(), [state])

  async function run(values: Values): Promise<void> {
    const { written, choice, point, keepsPhoto } = values
    if (!choice) return
    const { button, defaultReason } = actionTexts[choice.action]
    const reason = isBlank(written) ? (defaultReason ?? '') : written.trim()
    const { question, publicShares = 0, targetPath, also = [] } = choice
    const id = crypto.randomUUID()
    let given = { id, point: pointOf(values), keepsPhoto, answer: { takeDown: false } }
    const options = { confirmLabel: choice.button ?? button, destructive: true }
    if (question && publicShares !== 0) {
      const answer = await askBan(question, publicShares)
      if (!answer) return
      given = { ...given, answer }
    } else if (question && !(await askConfirm(question, options))) return
    const leaves = item !== null && choice.closesItem
    const others = also.map((other) => ({ ...other, request: other.request(reason, given) }))
    const name = item?.name ?? choice.name ?? ''
    const request = choice.request(reason, given)
    const key = leaves ? item.key : ''
    held.hold({
      action: choice.action,
      formKey,
      draft: { written, point, keepsPhoto },
      parts: [...others, { key, name, targetPath, request }],
      ...(!leaves && { onSent: () => onDone(choice) }),
    })
    for (const other of others) item?.removeDecided(other.key)
    setLastError(null)
    form.reset()
    // Before `busy` ends: a form that is idle shows the decision of another admin instead.
    if (leaves) onDone(choice)
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
    if (!isReady) return setEarly(choice.action)
    const isComplete = choice.check?.() ?? true
    form.change({ choice })
    setWaiting(lacksReason({ ...form.values, choice }) ? choice : null)
    if (isComplete) await form.submit()
    else form.check()
  }

  const decideEarly = useEffectEvent(() => {
    const choice = choices.find(({ action }) => action === early)
    setEarly(null)
    if (choice) void decide(choice)
  })
  useEffect(() => {
    if (isReady && early !== null) decideEarly()
  }, [isReady, early])

  return {
    form,
    busyAction: form.busy ? (form.values.choice?.action ?? null) : early,
    error: form.error?.message ?? lastError,
    /** The choice that waits for a reason. Enter runs it. */
    waiting,
    /** Asked before a ban, to be shown as a `BanDialog`. */
    banQuestion,
    decide,
  }
}
