import { decisionPoints } from '@greenlight/domain/decisionPoint'
import {
  askConfirm,
  beforeSignOut,
  isLeavingSite,
  localStore,
  readStored,
  showToast,
  toGreenlightError,
} from '@greenlight/runtime'
import * as v from 'valibot'
import { actionTexts } from '../decisions/choices.ts'
import { failure } from '../errors.ts'
import { type DecisionAction, decisionActions } from '../log/logEntry.ts'
import { type DecisionRequest, DecisionRequestSchema } from './decisionRequest.ts'

/** How long a decision can be undone, in ms. */
export const HOLD_MS = 10_000

/** How long a sign-out waits for what is being sent, in ms. */
const SIGN_OUT_LIMIT_MS = 5000

/** The decisions of this admin that are not stored yet. Sign-out removes them. */
export const HELD_KEY = 'gl.admin.held.v1'

/** What an admin has written in the form of a decision. */
const DraftSchema = v.object({
  written: v.string(),
  point: v.picklist(['', ...decisionPoints]),
  keepsPhoto: v.boolean(),
})

export type Draft = v.InferOutput<typeof DraftSchema>

const HeldSchema = v.object({
  id: v.string(),
  action: v.picklist(decisionActions),
  /** Identifies the form that it comes from. */
  formKey: v.string(),
  draft: DraftSchema,
  parts: v.array(
    v.object({
      /** Key of the queue's item; '' if it stays in its queue. */
      key: v.string(),
      name: v.string(),
      /** Path of the document that is decided on. */
      targetPath: v.string(),
      request: DecisionRequestSchema,
      /** Why it was not stored, after a try. */
      error: v.nullable(v.object({ code: v.string(), text: v.string() })),
    }),
  ),
})

export type HeldPart = v.InferOutput<typeof HeldSchema>['parts'][number]

/** A decision that is not stored yet, with the decisions on other items that belong to it. */
export type HeldDecision = v.InferOutput<typeof HeldSchema>

type State = {
  /** Can be undone. */
  readonly held: HeldDecision | null
  readonly sending: readonly HeldDecision[]
  /** Left by an earlier visit, or failed. The admin sends or discards them. */
  readonly unsent: readonly HeldDecision[]
  /** Of the latest decision on several items. */
  readonly results: Results | null
}

/** What happened to each item of a decision on several. */
export type Results = {
  readonly action: DecisionAction
  readonly parts: readonly { readonly name: string; readonly error: string | null }[]
}

/** Items that wait again: an undone decision selects its item, a failed one does not. */
export type Returned = { readonly keys: readonly string[]; readonly selects: boolean }

export type NewHeld = {
  readonly action: DecisionAction
  readonly formKey: string
  readonly draft: Draft
  readonly parts: readonly Omit<HeldPart, 'error'>[]
  /** Called when all of it is stored. */
  readonly onSent?: () => void
}

export type HeldDecisions = ReturnType<typeof createHeldDecisions>

/**
 * The decisions of an admin that can be undone for ten seconds. Each is kept in local storage, together with what it is
 * based on, until it is stored. It is sent after ten seconds, by the next decision, and by `flush`; decisions are sent
 * one after the other. What an earlier visit left is never sent without being asked for.
 * @param send stores one decision
 */
export function createHeldDecisions(send: (request: DecisionRequest) => Promise<void>) {
  const listeners = new Set<() => void>()
  const onReturned = new Set<(returned: Returned) => void>()
  const sentCallbacks = new Map<string, () => void>()
  const drafts = new Map<string, Draft & { readonly error: string | null }>()
  let heldId: string | null = null
  let sendingIds: readonly string[] = []
  let results: Results | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let queue = Promise.resolve()
  let isStarted = false
  let state: State = { held: null, sending: [], unsent: [], results: null }

  const stored = () => readStored(HELD_KEY, v.array(HeldSchema)) ?? []

  function store(next: readonly HeldDecision[]): void {
    if (next.length > 0) localStore.set(HELD_KEY, JSON.stringify(next))
    else localStore.remove(HELD_KEY)
  }

  const change = (id: string, to: HeldDecision | null) =>
    store(stored().flatMap((one) => (one.id === id ? (to ?? []) : one)))

  function emit(): void {
    const all = stored()
    const sending = all.filter(({ id }) => sendingIds.includes(id))
    const unsent = all.filter(({ id }) => id !== heldId && !sendingIds.includes(id))
    state = { held: all.find(({ id }) => id === heldId) ?? null, sending, unsent, results }
    listeners.forEach((listener) => listener())
  }

  function giveBack({ formKey, draft, parts }: HeldDecision, selects: boolean): void {
    const error = parts.find((part) => part.error)?.error?.text ?? null
    drafts.set(formKey, { ...draft, error })
    const keys = parts.flatMap(({ key }) => key || [])
    onReturned.forEach((listener) => listener({ keys, selects }))
  }

  /** Sends what waits in it; what fails stays, with its error. */
  async function sendNow(id: string): Promise<void> {
    // Undone or discarded meanwhile, also by another tab.
    const decision = stored().find((one) => one.id === id)
    const failed = decision && !isLeavingSite() ? await sendParts(decision) : null
    sendingIds = sendingIds.filter((one) => one !== id)
    if (failed?.length === 0) sentCallbacks.get(id)?.()
    else if (decision && failed) {
      giveBack({ ...decision, parts: failed }, false)
      // On another page nothing else says it.
      if (listeners.size === 0) showToast(`Not sent: ${decisionTitle(decision)}.`)
    }
    sentCallbacks.delete(id)
    emit()
  }

  /** Sends one part after the other, and stores what is left after each. Returns those that failed. */
  async function sendParts(decision: HeldDecision): Promise<HeldPart[]> {
    const failed: HeldPart[] = []
    const outcome: Results['parts'][number][] = []
    for (const part of decision.parts) {
      try {
        await send(part.request)
        outcome.push({ name: part.name, error: null })
      } catch (cause) {
        const { code, message: text } = toGreenlightError(cause, failure('admin/decision-failed'))
        failed.push({ ...part, error: { code, text } })
        outcome.push({ name: part.name, error: text })
      }
      const waiting = decision.parts.slice(outcome.length)
      const left = [...failed, ...waiting]
      change(decision.id, left.length > 0 ? { ...decision, parts: left } : null)
      emit()
    }
    if (decision.parts.length > 1) results = { action: decision.action, parts: outcome }
    return failed
  }

  function queueSending(id: string): void {
    sendingIds = [...sendingIds, id]
    emit()
    queue = queue.then(() => sendNow(id))
  }

  /** Sends the held decision. Resolves when nothing is being sent any more; never rejects. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    const id = heldId
    heldId = null
    if (id !== null && !isLeavingSite()) queueSending(id)
    return queue
  }

  const flushHidden = () => {
    if (document.hidden) void flush()
  }
  const askBeforeUnload = (event: BeforeUnloadEvent) => {
    const isUnsent = state.held !== null || state.sending.length > 0
    if (isUnsent && !isLeavingSite()) event.preventDefault()
  }

  /**
   * Sends what is held before the member signs out. What cannot be sent is named, because signing out discards it.
   * @returns whether the sign-out may go on
   */
  async function settle(): Promise<boolean> {
    const late = new Promise((resolve) => setTimeout(resolve, SIGN_OUT_LIMIT_MS))
    await Promise.race([flush(), late])
    const left = stored()
    if (left.length === 0) return true
    const question = `Not sent yet: ${left.map(decisionTitle).join('; ')}. Sign out and discard?`
    return askConfirm(question, { confirmLabel: 'Sign out', destructive: true })
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getState: () => state,
    /** Keys of the items that wait no longer for this admin. */
    decidedKeys: () =>
      [state.held ?? [], state.sending]
        .flat()
        .flatMap(({ parts }) => parts.flatMap(({ key }) => key || [])),
    /** Reports items that wait again. Returns the function that ends it. */
    onReturned: (listener: (returned: Returned) => void) => {
      onReturned.add(listener)
      return () => void onReturned.delete(listener)
    },
    /** Holds a decision, and sends the one before. */
    hold({ onSent, ...decision }: NewHeld): void {
      void flush()
      const id = crypto.randomUUID()
      const parts = decision.parts.map((part) => ({ ...part, error: null }))
      // A decision on the same items replaces what failed before.
      const targets = parts.map(({ targetPath }) => targetPath)
      const others = stored().filter(
        (one) =>
          sendingIds.includes(one.id) ||
          !one.parts.every(({ targetPath }) => targets.includes(targetPath)),
      )
      heldId = id
      results = null
      if (onSent) sentCallbacks.set(id, onSent)
      store([...others, { id, ...decision, parts }])
      timer = setTimeout(() => void flush(), HOLD_MS)
      emit()
    },
    /** Takes the held decision back. */
    undo: (): void => {
      const { held } = state
      if (!held) return
      clearTimeout(timer)
      heldId = null
      sentCallbacks.delete(held.id)
      change(held.id, null)
      giveBack(held, true)
      emit()
    },
    flush,
    /** Sends a decision that was left or has failed. */
    sendAgain: (id: string): void => {
      if (!sendingIds.includes(id)) queueSending(id)
    },
    discard: (id: string): void => {
      change(id, null)
      emit()
    },
    closeResults: (): void => {
      results = null
      emit()
    },
    /** What was written in a form whose decision was undone or failed, once. */
    takeDraft(formKey: string) {
      const draft = drafts.get(formKey) ?? null
      drafts.delete(formKey)
      return draft
    },
    /** Watches this tab, and what other tabs keep, as long as the document is open. */
    start(): void {
      if (isStarted) return
      isStarted = true
      emit()
      localStore.subscribe(HELD_KEY, emit)
      document.addEventListener('visibilitychange', flushHidden)
      window.addEventListener('beforeunload', askBeforeUnload)
      beforeSignOut(settle)
    },
  }
}

/** "Approve Marcus, 34"; with several items "Approve 3 items". */
export function decisionTitle({ action, parts }: Pick<HeldDecision, 'action' | 'parts'>): string {
  const [first] = parts
  const what = actionTexts[action].button
  if (parts.length > 1) return `${what}: ${parts.length} items`
  return first?.name ? `${what}: ${first.name}` : what
}
