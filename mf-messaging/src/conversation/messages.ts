import { limits } from '@greenlight/domain/limits'
import { type Fields } from '@greenlight/domain/fields'
import { isRequestTo, parseMessage, parseThread, type Message } from '@greenlight/domain/thread'
import { attempt, currentMember, isDenied } from '@greenlight/kit/data/attempt'
import { createOnce } from '@greenlight/kit/data/documents'
import { createCounted } from '@greenlight/kit/data/quota'
import { type OnError, type Unsubscribe, watchQuery } from '@greenlight/kit/data/listeners'
import { firestore, GreenlightError } from '@greenlight/runtime'
import type { Timestamp } from 'firebase/firestore/lite'

/** What a conversation needs that is made with its first message. */
export type NewThread = {
  /** The other member, and the name by which I know them. */
  readonly other: string
  readonly name: string
  /** The profile from which it is started. */
  readonly reportId: string | null
}

type SentMessage = Pick<Message, 'id' | 'threadId' | 'text'> & { readonly start?: NewThread | null }

/**
 * Sends a text of 1–2000 characters. The caller chooses `id` and keeps it for every retry, also after a
 * reload, so that the message arrives once. Costs one read (the thread) and two writes (message and thread, in
 * one batch). If there is no thread, creates it from `start` as a request. The first answer accepts the request.
 * @throws GreenlightError `message-not-allowed` if the other member takes no messages from me (the
 * only way to learn it), `day-is-full`, `message-send-failed`
 */
export function sendMessage({ id, threadId, text, start }: SentMessage): Promise<void> {
  const send = async () => {
    const { uid, username } = currentMember('message-send-failed')
    const { db, doc, getDoc, serverTimestamp, writeBatch } = await firestore()
    const thread = doc(db, 'threads', threadId)
    const message = doc(thread, 'messages', id)
    const now = serverTimestamp()
    const last = { lastMessage: text, lastSender: uid, lastAt: now, lastId: id }
    const fields = { sender: uid, text, createdAt: now, threadId }
    const write = async (): Promise<void> => {
      const stored = (await getDoc(thread)).data()
      if (stored) {
        const batch = writeBatch(db)
        batch.set(message, fields)
        batch.update(thread, { ...last, ...nextState(stored, uid) })
        return batch.commit()
      }
      if (!start) throw new GreenlightError('message-send-failed')
      const made = { ...newThread(start, { uid, username }), createdAt: now, ...last }
      const isMade = await createCounted({
        kind: 'thread',
        ref: thread,
        write: (batch) => batch.set(message, fields).set(thread, made),
      })
      // The thread exists by now, for instance because the other member wrote first.
      if (!isMade) await write()
    }
    // The rules refuse a write if the other member changed the thread after it was read here. Then a second try works.
    const writeAgain = (cause: unknown) => {
      if (!isDenied(cause)) throw cause
      return write()
    }
    await createOnce(message, () => write().catch(writeAgain))
  }
  return attempt('message-send-failed', send, 'message-not-allowed')
}

/** The first message of a conversation is a request. */
function newThread({ other, name, reportId }: NewThread, me: { uid: string; username: string }) {
  const shownName = name.trim().slice(0, limits.reportName)
  return {
    members: [me.uid, other].toSorted(),
    memberInfo: {
      [me.uid]: { displayName: me.username },
      ...(shownName && { [other]: { displayName: shownName } }),
    },
    startedBy: me.uid,
    state: 'request',
    sent: 1,
    ...(reportId && { reportId }),
  }
}

/** The starter's messages of a request are counted, and the other's first one accepts it. */
function nextState(stored: Fields, me: string): Fields {
  const thread = parseThread('', stored)
  if (thread?.state !== 'request') return {}
  return isRequestTo(thread, me) ? { state: 'open' } : { sent: thread.sent + 1 }
}

const MESSAGES_LIMIT = 500

/** The messages of the first read, oldest first, and the time of the last one. */
type History = { readonly messages: readonly Message[]; readonly until: Timestamp | null }

const NO_HISTORY: History = { messages: [], until: null }

/**
 * Listens to the latest 500 messages of a conversation, oldest first. Stored messages are read once, and the
 * listener covers only newer ones: a listener for all 500 takes six times the processor time. A message that an
 * admin removes meanwhile stays until the next visit. Costs one read for each message, and one more.
 * `onError` gets `messages-load-failed`.
 */
export function watchMessages(
  threadId: string,
  onData: (messages: readonly Message[]) => void,
  onError: OnError,
): Unsubscribe {
  let stop: Unsubscribe | null = null
  let stopped = false

  const follow = ({ messages, until }: History) => {
    if (stopped) return
    if (until) onData(messages)
    const onNewer = (newer: readonly Message[]) => {
      if (until && newer.length === 0) return
      onData([...messages, ...newer].slice(-MESSAGES_LIMIT))
    }
    stop = watchSince(threadId, until, onNewer, onError)
  }
  // If the read fails, the listener gets all messages when the connection returns, or reports the error.
  void readHistory(threadId).then(follow, () => follow(NO_HISTORY))

  return () => {
    stopped = true
    stop?.()
  }
}

async function readHistory(threadId: string): Promise<History> {
  const { db, collection, getDocs, limit, orderBy, query, Timestamp } = await firestore()
  const { docs } = await getDocs(
    query(
      collection(db, 'threads', threadId, 'messages'),
      orderBy('createdAt', 'desc'),
      limit(MESSAGES_LIMIT),
    ),
  )
  const until: unknown = docs[0]?.get('createdAt')
  if (!(until instanceof Timestamp)) return NO_HISTORY
  const messages = docs.map((message) => parseMessage(threadId, message.id, message.data()))
  return { messages: messages.reverse(), until }
}

function watchSince(
  threadId: string,
  since: Timestamp | null,
  onData: (messages: readonly Message[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchQuery(
    {
      code: 'messages-load-failed',
      source: ({ db, collection, limitToLast, orderBy, query, Timestamp, where }) =>
        query(
          collection(db, 'threads', threadId, 'messages'),
          ...(since
            ? [where('createdAt', '>', new Timestamp(since.seconds, since.nanoseconds))]
            : []),
          orderBy('createdAt', 'asc'),
          limitToLast(MESSAGES_LIMIT),
        ),
      parse: (id, fields) => parseMessage(threadId, id, fields),
    },
    onData,
    onError,
  )
}
