import { decisionPoint, decisionText } from '@greenlight/domain/decisionPoint'
import { limits } from '@greenlight/domain/limits'
import { text } from '@greenlight/domain/stored'
import * as v from 'valibot'
import { firestore } from '../firebase/firebase.ts'
import { session, setSession } from './sessionState.ts'

const stored = v.object({ point: decisionPoint, reason: text(limits.decisionReason) })

/**
 * Reads whether the member is banned: after a denied request, and when a notice of it arrives. The shell then shows it,
 * or the page again after the ban was lifted. Never rejects. Not read at start: bans are rare, and each start would
 * cost one more read.
 */
export async function checkBan(): Promise<void> {
  const { user, banned } = session.getState()
  if (!user) return
  try {
    const { db, doc, getDoc } = await firestore()
    const ban = await getDoc(doc(db, 'bans', user.uid))
    if (!ban.exists()) {
      if (banned) setSession({ banned: false, banReason: '' })
      return
    }
    const { point, reason } = v.parse(stored, ban.data() ?? {})
    setSession({ banned: true, banReason: decisionText(point, reason) })
  } catch (cause) {
    console.warn('Whether this member is banned could not be read.', cause)
  }
}
