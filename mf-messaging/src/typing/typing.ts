import { readDate } from '@greenlight/domain/stored'
import { type OnError, type Unsubscribe, watchDocument } from '@greenlight/kit/data/listeners'
import { firestore, session } from '@greenlight/runtime'
import { failure } from '../errors.ts'

/**
 * Shows or removes my typing mark for the other member, unless my typing indicators are off. Costs one
 * write: call it every few seconds while typing (a mark is valid for 6 s), not for each key, and at the earliest a
 * second after a mark. Never rejects.
 */
export async function setTyping(threadId: string, typing: boolean): Promise<void> {
  const { user, member } = session.getState()
  const shown = member.state === 'ready' && member.profile.messageSettings.typingIndicators
  if (!user || !shown) return
  try {
    const { db, doc, serverTimestamp, setDoc } = await firestore()
    // Not deleted: the rules could not keep the pace of the next mark.
    await setDoc(doc(db, 'threads', threadId, 'typing', user.uid), {
      at: typing ? serverTimestamp() : 0,
    })
  } catch (cause) {
    console.warn('The typing mark could not be set.', cause)
  }
}

/**
 * Listens to when `otherUid` last typed in a conversation, by the server's clock; null without a mark.
 * Costs one read. `onError` gets `messaging/messages-load-failed`
 */
export function watchTyping(
  threadId: string,
  otherUid: string,
  onData: (at: Date | null) => void,
  onError: OnError,
): Unsubscribe {
  return watchDocument(
    {
      code: failure('messaging/messages-load-failed'),
      path: ['threads', threadId, 'typing', otherUid],
      // It is 0 where the member has stopped.
      parse: (_, fields) => (fields['at'] === 0 ? null : readDate(fields['at'])),
    },
    onData,
    onError,
  )
}
