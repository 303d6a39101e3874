import {
  type Failure,
  isLeavingSite,
  localStore,
  readStored,
  retryAfterReconnect,
  sessionStore,
  toGreenlightError,
} from '@greenlight/runtime'
import * as v from 'valibot'
import { failure } from '../errors.ts'
import { moveStored } from '../storage/moveStored.ts'
import { sendInTime } from './sendInTime.ts'
import { type NewThread, PACE_MS, sendMessage } from './sendMessage.ts'

/** A message of mine that the conversation does not list yet. Its id is created here and used for every retry. */
export type Outgoing = {
  readonly id: string
  readonly threadId: string
  readonly text: string
  /** Set while the conversation may not exist: the first message makes it. */
  readonly start: NewThread | null
  /** waiting: for its turn or the connection; sent: stored, but not yet reported by the listener. */
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed'
  /** Why it failed: code and text of the error. */
  readonly failure: Failure | null
}

type Send = (message: Pick<Outgoing, 'id' | 'threadId' | 'text' | 'start'>) => Promise<void>

const isLost = (error: unknown) =>
  toGreenlightError(error, failure('messaging/send-failed')).code === 'messaging/send-failed'

export type Outbox = ReturnType<typeof createOutbox>

/**
 * My messages that are not stored yet. Messages of one conversation are sent one at a time, so that they arrive in
 * order. A failed message stops the ones after it. Unsent messages survive a reload and are sent when the
 * connection returns. A retry uses the same id, so a message never arrives twice.
 * @param uidOf the member's id; asked once, when the outbox is used first
 */
export function createOutbox(
  uidOf: () => string,
  send: Send = (message) => sendInTime(() => sendMessage(message)),
  paceMs = PACE_MS,
) {
  let restored: { readonly uid: string; entries: readonly Outgoing[] } | undefined
  /** Distinguishes what the open tabs keep. */
  const tab = crypto.randomUUID()
  const listeners = new Set<() => void>()
  const busy = new Set<string>()
  /** Conversations whose next message is tried several times, because the connection has just returned. */
  const reconnected = new Set<string>()
  /** When the latest message of a conversation was sent. */
  const sentAt = new Map<string, number>()

  const isUnsent = ({ state }: Outgoing) => state !== 'sent'
  const isPending = ({ state }: Outgoing) => state === 'waiting' || state === 'failed'

  function box() {
    if (!restored) {
      const uid = uidOf()
      restored = { uid, entries: restoreOutbox(uid) }
    }
    return restored
  }

  const has = (id: string) => box().entries.some((entry) => entry.id === id)

  function set(next: readonly Outgoing[]): void {
    box().entries = next
    const unsent = next.filter(isUnsent)
    storeOutbox(box().uid, tab, unsent)
    // Listens for `online` only while there is something to send.
    if (unsent.length > 0) window.addEventListener('online', flushAll)
    else window.removeEventListener('online', flushAll)
    if (unsent.some(isPending)) window.addEventListener('beforeunload', askBeforeUnload)
    else window.removeEventListener('beforeunload', askBeforeUnload)
    listeners.forEach((listener) => listener())
  }

  function change(which: (entry: Outgoing) => boolean, to: Partial<Outgoing>): void {
    set(box().entries.map((entry) => (which(entry) ? { ...entry, ...to } : entry)))
  }

  const waitOf = (threadId: string) =>
    Math.max(0, (sentAt.get(threadId) ?? -Infinity) + paceMs - performance.now())

  /** Sends a message; after the connection has returned, several times. */
  async function trySending(message: Outgoing): Promise<void> {
    const once = async () => {
      // It may have arrived although the try before had no answer.
      if (!has(message.id)) return
      // Also after a failure: the message may have arrived without an answer.
      await send(message).finally(() => sentAt.set(message.threadId, performance.now()))
    }
    const mayTryAgain = (error: unknown) => navigator.onLine && isLost(error)
    await (reconnected.delete(message.threadId) ? retryAfterReconnect(once, mayTryAgain) : once())
  }

  async function flush(threadId: string): Promise<void> {
    if (busy.has(threadId)) return
    const ofThread = (entry: Outgoing) => entry.threadId === threadId && isUnsent(entry)
    const nextOf = () => box().entries.find(ofThread)
    busy.add(threadId)
    change(ofThread, { state: 'waiting', failure: null })
    for (let next = nextOf(); next; next = nextOf()) {
      if (!navigator.onLine || isLeavingSite()) break
      const { id } = next
      const wait = waitOf(threadId)
      if (wait > 0) {
        await new Promise((resolve) => setTimeout(resolve, wait))
        // It may be discarded by now, or the connection lost.
        continue
      }
      change((entry) => entry.id === id, { state: 'sending' })
      try {
        await trySending(next)
        change((entry) => entry.id === id, { state: 'sent' })
        reconnected.delete(threadId)
      } catch (cause) {
        if (!has(id)) continue // it arrived: only the answer was lost
        const hasReturned = isLost(cause) && reconnected.has(threadId)
        if (!navigator.onLine || hasReturned) change(ofThread, { state: 'waiting' })
        else {
          const { code, message } = toGreenlightError(cause, failure('messaging/send-failed'))
          change(ofThread, { state: 'failed', failure: { code, text: message } })
          break
        }
      }
    }
    busy.delete(threadId)
    reconnected.delete(threadId)
  }

  function flushAll(): void {
    for (const threadId of new Set(
      box()
        .entries.filter(isUnsent)
        .map((entry) => entry.threadId),
    )) {
      reconnected.add(threadId)
      void flush(threadId)
    }
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getEntries: () => box().entries,
    flushAll,
    /** Sends all of a conversation's failed messages again, in order. */
    retry: (threadId: string) => void flush(threadId),
    /** Shows `text` as mine at once, and sends it. */
    add(threadId: string, text: string, start: NewThread | null = null): void {
      const id = crypto.randomUUID()
      set([...box().entries, { id, threadId, text, start, state: 'waiting', failure: null }])
      void flush(threadId)
    },
    /** Forgets one that is not being sent. */
    discard(id: string): void {
      set(box().entries.filter((entry) => entry.id !== id || !isPending(entry)))
    },
    /** Removes messages that the conversation now lists. */
    drop(ids: ReadonlySet<string>): void {
      const { entries } = box()
      const left = entries.filter(({ id }) => !ids.has(id))
      if (left.length < entries.length) set(left)
    },
  }
}

/** The browser asks whether to close the tab while messages wait. A quick exit and a sign-out ask nothing. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (!isLeavingSite()) event.preventDefault()
}

/** Unsent messages, in session storage for this tab and in local storage for the next one. Signing out removes both. */
const outboxKey = (uid: string) => `gl.messaging.outbox.v1.${uid}`
const formerOutboxKey = (uid: string) => `gl.outbox.v1.${uid}`

const StoredSchema = v.array(
  v.object({
    id: v.string(),
    threadId: v.string(),
    text: v.string(),
    start: v.nullable(
      v.object({ other: v.string(), name: v.string(), reportId: v.nullable(v.string()) }),
    ),
  }),
)

/**
 * What was not sent before a reload of this tab, or when another one was closed, in order. It is sent again with its old
 * ids, so nothing arrives twice, also if the other tab is still open.
 */
function restoreOutbox(uid: string): readonly Outgoing[] {
  moveStored(formerOutboxKey(uid), outboxKey(uid))
  const ofTabs = localStore.keys().filter((key) => key.startsWith(`${outboxKey(uid)}.`))
  const stored = [
    ...(readStored(outboxKey(uid), StoredSchema, sessionStore) ?? []),
    ...ofTabs.flatMap((key) => readStored(key, StoredSchema) ?? []),
  ]
  const messages = [...new Map(stored.map((message) => [message.id, message])).values()]
  return messages.map((message) => ({ ...message, state: 'waiting', failure: null }))
}

/** Keeps what is not sent yet for a reload of this tab, and for the next tab. */
function storeOutbox(uid: string, tab: string, unsent: readonly Outgoing[]): void {
  const kept = unsent.map(({ id, threadId, text, start }) => ({ id, threadId, text, start }))
  const key = `${outboxKey(uid)}.${tab}`
  // What other tabs had is in this one since its start.
  for (const other of localStore.keys())
    if (other.startsWith(`${outboxKey(uid)}.`) && other !== key) localStore.remove(other)
  if (kept.length > 0) {
    sessionStore.set(outboxKey(uid), JSON.stringify(kept))
    localStore.set(key, JSON.stringify(kept))
  } else {
    sessionStore.remove(outboxKey(uid))
    localStore.remove(key)
  }
}
