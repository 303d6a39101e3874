import { flagId, flagTargetPath } from '@greenlight/domain/flag'
import { type Message, otherMember, type Thread } from '@greenlight/domain/thread'
import { attempt, currentMember } from '@greenlight/kit/data/attempt'
import type { Evidence, EvidenceEntry } from '@greenlight/kit/ui/evidence/evidenceFile'
import { firestore } from '@greenlight/runtime'
import { listAllMessages } from '../conversation/messages.ts'
import { failure } from '../errors.ts'

/**
 * All messages of a conversation with names and times. A message that an admin removed has no text any more: the text
 * comes from the report of this member, if there is one. Costs a read for each message, and one more for each that
 * was removed.
 * @throws GreenlightError `messaging/messages-load-failed`
 * @public used through importWithRetry
 */
export function conversationEvidence(thread: Thread, name: string): Promise<Evidence> {
  const failed = failure('messaging/messages-load-failed')
  return attempt(failed, async () => {
    const { uid, username } = currentMember(failed)
    const other = otherMember(thread, uid)
    const entryOf = async (message: Message): Promise<EvidenceEntry> => {
      const by = message.sender === uid ? `${username} (me)` : name
      const { createdAt: at, text } = message
      if (!message.removed) return { by, at, text }
      const reported = message.sender === other ? await reportedText(uid, message) : ''
      const note = reported
        ? 'An admin removed this message. This is its text in the report that I sent.'
        : 'An admin removed this message.'
      return { by, at, text: reported, note }
    }
    const messages = await listAllMessages(thread.id)
    return {
      title: `Conversation with ${name}`,
      facts: [
        ['Their name', name],
        ['Their account number', other],
        ['My name', username],
        ['My account number', uid],
      ],
      parts: [{ title: 'Messages', entries: await Promise.all(messages.map(entryOf)) }],
    }
  })
}

/** The text of a removed message, as my report has it; '' without one. */
async function reportedText(uid: string, { threadId, id }: Message): Promise<string> {
  const { db, doc, getDoc } = await firestore()
  const path = flagTargetPath({ kind: 'message', threadId, messageId: id })
  // The rules refuse to read a report that does not exist.
  const flag = await getDoc(doc(db, 'flags', flagId(uid, path))).catch(() => null)
  const evidence: unknown = flag?.get('evidence')
  return typeof evidence === 'string' ? evidence : ''
}
