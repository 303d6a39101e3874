import { isRecord } from '@greenlight/domain/fields'
import { storageKeys } from '@greenlight/domain/storageKeys'
import { type Failure, sessionStore, toGreenlightError } from '@greenlight/runtime'
import type { NewThread } from '../conversation/messages.ts'

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

/** The access rules let a member send one message a second in a conversation. */
const PACE_MS = 1050

/** Further tries after the connection has returned. The browser says that it is online before requests succeed. */
const RETRIES = 2

export type Outbox = ReturnType<typeof createOutbox>

/**
 * My messages that are not stored yet. Messages of one conversation are sent one at a time, so that they arrive in
 * order. A failed message stops the ones after it. Unsent messages survive a reload and are sent when the
 * connection returns. A retry uses the same id, so a message never arrives twice.
 */
export function createOutbox(uid: string, send: Send, paceMs = PACE_MS) {
  let entries = restoreOutbox(uid)
  const listeners = new Set<() => void>()
  const busy = new Set<string>()
  /** How often a conversation's next message is tried again if it fails. */
  const retriesLeft = new Map<string, number>()
  /** When the latest message of a conversation was sent. */
  const sentAt = new Map<string, number>()

  const isUnsent = ({ state }: Outgoing) => state !== 'sent'
  const isPending = ({ state }: Outgoing) => state === 'waiting' || state === 'failed'

  function set(next: readonly Outgoing[]): void {
    entries = next
    const unsent = entries.filter(isUnsent)
    storeOutbox(uid, unsent)
    // Listens for `online` only while there is something to send.
    if (unsent.length > 0) window.addEventListener('online', flushAll)
    else window.removeEventListener('online', flushAll)
    listeners.forEach((tell) => tell())
  }

  function change(which: (entry: Outgoing) => boolean, to: Partial<Outgoing>): void {
    set(entries.map((entry) => (which(entry) ? { ...entry, ...to } : entry)))
  }

  const waitOf = (threadId: string) =>
    Math.max(0, (sentAt.get(threadId) ?? -Infinity) + paceMs - performance.now())

  async function flush(threadId: string): Promise<void> {
    if (busy.has(threadId)) return
    const ofThread = (entry: Outgoing) => entry.threadId === threadId && isUnsent(entry)
    busy.add(threadId)
    change(ofThread, { state: 'waiting', failure: null })
    for (let next = entries.find(ofThread); next; next = entries.find(ofThread)) {
      if (!navigator.onLine) break
      const { id } = next
      const wait = waitOf(threadId)
      if (wait > 0) {
        await new Promise((resolve) => setTimeout(resolve, wait))
        // It may be discarded by now, or the connection lost.
        continue
      }
      change((entry) => entry.id === id, { state: 'sending' })
      try {
        // Also after a failure: the message may have arrived without an answer.
        await send(next).finally(() => sentAt.set(threadId, performance.now()))
        change((entry) => entry.id === id, { state: 'sent' })
        retriesLeft.delete(threadId)
      } catch (cause) {
        if (!entries.some((entry) => entry.id === id)) continue // it arrived: only the answer was lost
        const { code, message } = toGreenlightError(cause, 'message-send-failed')
        const retries = retriesLeft.get(threadId) ?? 0
        retriesLeft.set(threadId, retries - 1)
        const isLost = code === 'message-send-failed'
        if (!navigator.onLine || (isLost && retries > 0)) change(ofThread, { state: 'waiting' })
        else {
          change(ofThread, { state: 'failed', failure: { code, text: message } })
          break
        }
      }
    }
    busy.delete(threadId)
    retriesLeft.delete(threadId)
  }

  function flushAll(): void {
    for (const threadId of new Set(entries.filter(isUnsent).map((entry) => entry.threadId))) {
      retriesLeft.set(threadId, RETRIES)
      void flush(threadId)
    }
  }

  return {
    subscribe: (tell: () => void) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    getEntries: () => entries,
    flushAll,
    /** Sends all of a conversation's failed messages again, in order. */
    retry: (threadId: string) => void flush(threadId),
    /** Shows `text` as mine at once, and sends it. */
    add(threadId: string, text: string, start: NewThread | null = null): void {
      const id = crypto.randomUUID()
      set([...entries, { id, threadId, text, start, state: 'waiting', failure: null }])
      void flush(threadId)
    },
    /** Forgets one that is not under way. */
    discard(id: string): void {
      set(entries.filter((entry) => entry.id !== id || !isPending(entry)))
    },
    /** Removes messages that the conversation now lists. */
    drop(ids: ReadonlySet<string>): void {
      const left = entries.filter(({ id }) => !ids.has(id))
      if (left.length < entries.length) set(left)
    },
  }
}

/** What was not sent before a reload, in order. It is sent again with its old ids. */
function restoreOutbox(uid: string): readonly Outgoing[] {
  try {
    const stored: unknown = JSON.parse(sessionStore.get(storageKeys.outbox(uid)) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(readOutgoing) : []
  } catch {
    return []
  }
}

function readOutgoing(value: unknown): Outgoing[] {
  if (!isRecord(value)) return []
  const { id, threadId, text } = value
  if (typeof id !== 'string' || typeof threadId !== 'string' || typeof text !== 'string') return []
  return [{ id, threadId, text, start: readStart(value['start']), state: 'waiting', failure: null }]
}

function readStart(value: unknown): NewThread | null {
  if (!isRecord(value)) return null
  const { other, name, reportId } = value
  if (typeof other !== 'string' || typeof name !== 'string') return null
  return { other, name, reportId: typeof reportId === 'string' ? reportId : null }
}

/** Keeps what is not sent yet for a reload of this tab. */
function storeOutbox(uid: string, unsent: readonly Outgoing[]): void {
  const kept = unsent.map(({ id, threadId, text, start }) => ({ id, threadId, text, start }))
  if (kept.length > 0) sessionStore.set(storageKeys.outbox(uid), JSON.stringify(kept))
  else sessionStore.remove(storageKeys.outbox(uid))
}
