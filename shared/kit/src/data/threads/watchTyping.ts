import { readDate } from '../../domain/stored.ts'
import type { OnError, Unsubscribe } from '../listen.ts'
import { watchDocument } from '../watchDocument.ts'

/**
 * Listens to when `otherUid` last typed in a conversation, by the server's clock; null while there
 * is no mark. A mark older than 6 s means nothing; one that arrives later than the first answer is
 * fresh whatever this device's clock says. Costs one read. `onError` gets `messages-load-failed`
 */
export function watchTyping(
  threadId: string,
  otherUid: string,
  onData: (at: Date | null) => void,
  onError: OnError,
): Unsubscribe {
  return watchDocument(
    {
      code: 'messages-load-failed',
      path: ['threads', threadId, 'typing', otherUid],
      parse: (_, fields) => readDate(fields['at']),
    },
    onData,
    onError,
  )
}
