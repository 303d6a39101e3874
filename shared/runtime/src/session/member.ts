import { readUserProfile, type UserProfile } from '@greenlight/domain/member'
import { firestore } from '../firebase/firebase.ts'
import { savedLocation } from '../savedLocation.ts'
import { withLimit } from '../withLimit.ts'
import { session, setSession } from './sessionState.ts'

/** Counts reads and writes of the member, so that an outdated answer is ignored. */
let memberTurn = 0

/** A request on a dying connection may never be answered. */
const MEMBER_LIMIT_MS = 10_000

/**
 * Reads `users/{me}` again into the session. Never rejects: a failure or no answer within 10 s is the state
 * `unreadable`. A later answer still counts.
 */
export async function refreshMember(): Promise<void> {
  const uid = session.getState().user?.uid
  if (!uid) return
  const turn = ++memberTurn
  const late = () => new Error('No answer within 10 s')
  await withLimit(readMember(uid, turn), MEMBER_LIMIT_MS, late).catch((cause: unknown) =>
    failMember(turn, cause),
  )
}

/** Puts the written `users/{me}` into the session, so that guards use it without a read. */
export function updateMember(profile: UserProfile): void {
  memberTurn += 1
  setSession({ member: { state: 'ready', profile } })
}

async function readMember(uid: string, turn: number): Promise<void> {
  try {
    const { db, doc, getDoc } = await firestore()
    const snapshot = await getDoc(doc(db, 'users', uid))
    if (turn !== memberTurn) return
    if (!snapshot.exists()) return setSession({ member: { state: 'none' } })
    const profile = readUserProfile(uid, snapshot.data())
    savedLocation.offer(profile)
    setSession({ member: { state: 'ready', profile }, memberReadAt: Date.now() })
  } catch (cause) {
    failMember(turn, cause)
  }
}

function failMember(turn: number, cause: unknown): void {
  console.error('The member profile could not be read.', cause)
  if (turn === memberTurn) setSession({ member: { state: 'unreadable' } })
}
