import { firestore } from '@greenlight/runtime'
import type { Message } from '../../domain/thread.ts'
import { attempt } from '../attempt.ts'
import { createOnce } from '../createOnce.ts'
import { currentUser } from '../currentMember.ts'

/**
 * Sends a text of 1–2000 characters. `id` is chosen by the caller and kept for every retry, also
 * after a reload: however often it is sent, it arrives once. Message and thread are written in one
 * batch, which costs two writes.
 * @throws GreenlightError `message-not-allowed` if the other member takes no messages from me (the
 * only way to learn it), `message-send-failed`
 */
export function sendMessage({
  id,
  threadId,
  text,
}: Pick<Message, 'id' | 'threadId' | 'text'>): Promise<void> {
  const send = async () => {
    const { uid } = currentUser('message-send-failed')
    const { db, doc, serverTimestamp, writeBatch } = await firestore()
    const thread = doc(db, 'threads', threadId)
    const message = doc(thread, 'messages', id)
    const now = serverTimestamp()
    const batch = writeBatch(db)
    batch.set(message, { sender: uid, text, createdAt: now, threadId })
    batch.update(thread, { lastMessage: text, lastSender: uid, lastAt: now, lastId: id })
    await createOnce(message, () => batch.commit())
  }
  return attempt('message-send-failed', send, 'message-not-allowed')
}
