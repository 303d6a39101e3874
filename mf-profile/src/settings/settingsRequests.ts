import { type Coords, roundCoords } from '@greenlight/domain/coords'
import { type MessageSettings, readUserProfile, type UserProfile } from '@greenlight/domain/member'
import { parseThread } from '@greenlight/domain/thread'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { writeMember } from '@greenlight/kit/data/members'
import { readAll } from '@greenlight/kit/data/pages'
import { fail as kitFail, failure } from '@greenlight/kit/errors'
import { firestore, session, updateMember } from '@greenlight/runtime'
import { myThreadsQuery } from '../account/myDocuments.ts'

/** The member document is not read again within this time. */
const FRESH_MS = 60_000

/**
 * Reads `users/{me}` into the session, because another device may have changed it. A failure leaves the
 * session as it is, because guards depend on it. Costs one read; none if the last one is less than a minute
 * ago.
 * @throws GreenlightError `kit/settings-load-failed`
 */
export function refreshSettings(): Promise<void> {
  return attempt(failure('kit/settings-load-failed'), async () => {
    const { uid } = currentUser(failure('kit/settings-load-failed'))
    const { memberReadAt } = session.getState()
    if (memberReadAt !== null && Date.now() - memberReadAt < FRESH_MS) return
    const { db, doc, getDoc } = await firestore()
    const fields = (await getDoc(doc(db, 'users', uid))).data()
    if (!fields) throw kitFail('kit/settings-load-failed')
    updateMember(readUserProfile(uid, fields))
  })
}

/**
 * Saves the default place: its text (0–120 characters) and coordinates, null for a typed place.
 * @throws GreenlightError `kit/settings-save-failed`
 */
export function saveDefaultLocation(text: string, coords: Coords | null): Promise<void> {
  const change = { locationText: text.trim(), locationCoords: coords && roundCoords(coords) }
  return attempt(failure('kit/settings-save-failed'), () =>
    writeMember({ ...change, defaultLocation: change.locationText }, (profile) => ({
      ...profile,
      ...change,
    })),
  )
}

export type OwnProfile = Pick<UserProfile, 'myGender' | 'showMe'>

/**
 * Saves gender and whom to see.
 * @throws GreenlightError `kit/settings-save-failed`
 */
export function saveOwnProfile({ myGender, showMe }: OwnProfile): Promise<void> {
  return attempt(failure('kit/settings-save-failed'), () =>
    writeMember({ myGender, showMe: [...showMe] }, (profile) => ({ ...profile, myGender, showMe })),
  )
}

/**
 * Saves the message settings in `change` only, so that two switches turned at once do not undo each other.
 * Costs no read. Turning read receipts off removes what others know already: a read for each conversation, and a write
 * for each with a read time.
 * @throws GreenlightError `kit/settings-save-failed`
 */
export function saveMessageSettings(change: Partial<MessageSettings>): Promise<void> {
  return attempt(failure('kit/settings-save-failed'), async () => {
    await writeMember({ messageSettings: change }, (profile) => ({
      ...profile,
      messageSettings: { ...profile.messageSettings, ...change },
    }))
    if (change.readReceipts === false) await takeBackReadTimes()
  })
}

async function takeBackReadTimes(): Promise<void> {
  const { uid } = currentUser(failure('kit/settings-save-failed'))
  const { source, size } = await myThreadsQuery(uid)
  const threads = await readAll(source, size, parseThread)
  const { db, deleteField, doc, updateDoc } = await firestore()
  for (const { id, lastRead } of threads) {
    if (lastRead[uid]) {
      await updateDoc(doc(db, 'threads', id), { [`lastRead.${uid}`]: deleteField() })
    }
  }
}
