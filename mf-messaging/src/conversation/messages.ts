import { type Message, parseMessage } from '@greenlight/domain/thread'
import { type OnError, type Unsubscribe, watchQuery } from '@greenlight/kit/data/listeners'
import { readAll } from '@greenlight/kit/data/pages'
import { firestore } from '@greenlight/runtime'
import type { Timestamp } from 'firebase/firestore/lite'
import { failure } from '../errors.ts'

const MESSAGES_LIMIT = 500

/** The messages of the first read, oldest first, and the time of the last one. */
type History = { readonly messages: readonly Message[]; readonly until: Timestamp | null }

const NO_HISTORY: History = { messages: [], until: null }

/**
 * Listens to the latest 500 messages of a conversation, oldest first. Stored messages are read once, and the
 * listener covers only newer ones: a listener for all 500 takes six times the processor time. A message that an
 * admin removes meanwhile stays until the next visit. Costs one read for each message, and one more.
 * `onError` gets `messaging/messages-load-failed`.
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

/** All messages of a conversation, oldest first. Costs one read for each, at least one. */
export async function listAllMessages(threadId: string): Promise<readonly Message[]> {
  const { db, collection, orderBy, query } = await firestore()
  const messages = collection(db, 'threads', threadId, 'messages')
  const newestFirst = await readAll(
    query(messages, orderBy('createdAt', 'desc')),
    MESSAGES_LIMIT,
    (id, fields) => parseMessage(threadId, id, fields),
  )
  return newestFirst.toReversed()
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
      code: failure('messaging/messages-load-failed'),
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
