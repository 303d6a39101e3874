import { readUserProfile } from '@greenlight/domain/member'
import { firestore } from '../firebase/firebase.ts'
import { auth, refreshUser } from './auth.ts'
import { checkBan } from './ban.ts'
import { session } from './sessionState.ts'
import { signOut } from './signOut.ts'

/** Ends sessions that began before their member signed out everywhere, whenever `users/{me}` has been read. */
export function endOldSessions(): void {
  session.subscribe(({ member }, before) => {
    if (member === before.member || member.state !== 'ready') return
    void endIfOlder(member.profile.validAfter)
  })
}

let checking: Promise<unknown> | null = null

/**
 * After a denied request: reads whether the member is banned, has signed out everywhere, or has deleted the
 * account. The shell shows the first, the others end the session. Never rejects.
 */
export async function checkSession(): Promise<void> {
  checking ??= Promise.all([checkBan(), checkAccount()])
  await checking
  checking = null
}

async function checkAccount(): Promise<void> {
  const { user, member } = session.getState()
  if (!user || member.state !== 'ready') return
  try {
    const { db, doc, getDoc } = await firestore()
    const stored = (await getDoc(doc(db, 'users', user.uid))).data()
    if (stored) await endIfOlder(readUserProfile(user.uid, stored).validAfter)
    // Ends the session if the sign-in has been deleted, too.
    else await refreshUser()
  } catch (cause) {
    console.warn('Whether this session has ended could not be read.', cause)
  }
}

/** `validAfter` in seconds since 1970. Never rejects. */
async function endIfOlder(validAfter: number): Promise<void> {
  if (validAfter === 0) return
  try {
    const { auth: provider } = await auth()
    const token = await provider.currentUser?.getIdTokenResult()
    if (!token || Date.parse(token.authTime) >= validAfter * 1000) return
    await signOut('/login?ended=everywhere')
  } catch (cause) {
    console.warn('An old session could not be ended.', cause)
  }
}
