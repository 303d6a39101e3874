import { firestore, session } from '@greenlight/runtime'

/**
 * Tells the other member that I am typing, or no longer, unless my typing indicators are off. Costs
 * one write: call it every few seconds while typing (a mark counts for 6 s), not for every key.
 * Never rejects: it is only a courtesy.
 */
export async function setTyping(threadId: string, typing: boolean): Promise<void> {
  const { user, member } = session.getState()
  const shown = member.state === 'ready' && member.profile.messageSettings.typingIndicators
  if (!user || !shown) return
  try {
    const { db, deleteDoc, doc, serverTimestamp, setDoc } = await firestore()
    const mark = doc(db, 'threads', threadId, 'typing', user.uid)
    await (typing ? setDoc(mark, { at: serverTimestamp() }) : deleteDoc(mark))
  } catch (cause) {
    console.warn('The typing mark could not be set.', cause)
  }
}
