import { firestore } from '../firebase/firebase.ts'
import { session, setSession } from './sessionState.ts'

/**
 * After a denied request, reads whether the member is banned; the shell then shows it. Never rejects. Not
 * read at start: bans are rare, and each start would cost one more read.
 */
export async function checkBan(): Promise<void> {
  const { user, banned } = session.getState()
  if (!user || banned) return
  try {
    const { db, doc, getDoc } = await firestore()
    const ban = await getDoc(doc(db, 'bans', user.uid))
    if (!ban.exists()) return
    const reason: unknown = ban.get('reason')
    setSession({ banned: true, banReason: typeof reason === 'string' ? reason : '' })
  } catch (cause) {
    console.warn('Whether this member is banned could not be read.', cause)
  }
}
