import { readAlertSettings } from '@greenlight/domain/alerts'
import { parseThread } from '@greenlight/domain/thread'
import { addItemOf, wants } from '../alerts/addItem.ts'
import type { Services } from '../services.ts'

/** A new message, as its trigger names it. */
export type MessageEvent = {
  /** Of the event; a second delivery has the same. */
  readonly id: string
  readonly threadId: string
  readonly messageId: string
  readonly sender: string
}

/**
 * Adds a message to what waits for its recipient. Costs one read if the recipient has no alerts, else three and a
 * write.
 * @returns the recipient, if something is due now
 */
export async function handleMessage(
  services: Services,
  { id, threadId, messageId, sender }: MessageEvent,
): Promise<string | null> {
  const { db } = services
  const named = recipientIn(threadId, sender)
  const thread = named === null ? await readThread(services, threadId) : null
  const uid = named ?? thread?.members.find((member) => member !== sender)
  if (!uid) return null
  const user = await db.doc(`users/${uid}`).get()
  const settings = readAlertSettings(user.data() ?? {})
  if (!wants(settings, 'messages') && !wants(settings, 'requests')) return null
  const known = thread ?? (await readThread(services, threadId))
  if (!known || known.left.includes(uid)) return null
  const kind = known.state === 'request' ? 'requests' : 'messages'
  const path = `threads/${threadId}/messages/${messageId}`
  return (await addItemOf(services, { id, uid, kind, path }, user)) ? uid : null
}

/** The other member of a thread whose id has both uids; null for older ids. */
function recipientIn(threadId: string, sender: string): string | null {
  const members = threadId.split('_')
  const [other, ...more] = members.filter((uid) => uid !== sender)
  return members.length === 2 && other && more.length === 0 ? other : null
}

async function readThread({ db }: Services, threadId: string) {
  const fields = (await db.doc(`threads/${threadId}`).get()).data()
  return fields ? parseThread(threadId, fields) : null
}
