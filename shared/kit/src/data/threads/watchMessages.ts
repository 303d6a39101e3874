import { firestore } from '@greenlight/runtime'
import type { Timestamp } from 'firebase/firestore/lite'
import type { Message } from '../../domain/thread.ts'
import type { OnError, Unsubscribe } from '../listen.ts'
import { watchQuery } from '../watchQuery.ts'
import { parseMessage } from './parseMessage.ts'

const MESSAGES_LIMIT = 500

/** The latest messages, oldest first, and when the last of them was written. */
type Past = { readonly messages: readonly Message[]; readonly until: Timestamp | null }

const NOTHING: Past = { messages: [], until: null }

/**
 * The latest 500 messages of a conversation, oldest first, and whatever comes in. Messages never
 * change, so those of before are read once and only newer ones listened to: for 500 of them a
 * listener takes the processor six times as long. Costs a read a message, and one.
 * `onError` gets `messages-load-failed`
 */
export function watchMessages(
  threadId: string,
  onData: (messages: readonly Message[]) => void,
  onError: OnError,
): Unsubscribe {
  let stop: Unsubscribe | null = null
  let stopped = false

  const follow = ({ messages, until }: Past) => {
    if (stopped) return
    if (until) onData(messages)
    const onNews = (news: readonly Message[]) => {
      if (until && news.length === 0) return
      onData([...messages, ...news].slice(-MESSAGES_LIMIT))
    }
    stop = watchSince(threadId, until, onNews, onError)
  }
  // Where they cannot be read the listener gets them all: once there is a connection, or never, and then it says so.
  void readPast(threadId).then(follow, () => follow(NOTHING))

  return () => {
    stopped = true
    stop?.()
  }
}

async function readPast(threadId: string): Promise<Past> {
  const { db, collection, getDocs, limit, orderBy, query, Timestamp } = await firestore()
  const { docs } = await getDocs(
    query(
      collection(db, 'threads', threadId, 'messages'),
      orderBy('createdAt', 'desc'),
      limit(MESSAGES_LIMIT),
    ),
  )
  const until: unknown = docs[0]?.get('createdAt')
  if (!(until instanceof Timestamp)) return NOTHING
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
