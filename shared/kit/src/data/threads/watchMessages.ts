import type { Message } from '../../domain/thread.ts'
import type { OnError, Unsubscribe } from '../listen.ts'
import { watchQuery } from '../watchQuery.ts'
import { parseMessage } from './parseMessage.ts'

const MESSAGES_LIMIT = 500

/**
 * Listens to the latest 500 messages of a conversation, oldest first. Costs a read a message.
 * `onError` gets `messages-load-failed`
 */
export function watchMessages(
  threadId: string,
  onData: (messages: readonly Message[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchQuery(
    {
      code: 'messages-load-failed',
      source: ({ db, collection, limitToLast, orderBy, query }) =>
        query(
          collection(db, 'threads', threadId, 'messages'),
          orderBy('createdAt', 'asc'),
          limitToLast(MESSAGES_LIMIT),
        ),
      parse: (id, fields) => parseMessage(threadId, id, fields),
    },
    onData,
    onError,
  )
}
