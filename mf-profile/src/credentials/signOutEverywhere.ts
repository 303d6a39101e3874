import { readDate } from '@greenlight/domain/stored'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { firestore, signOut } from '@greenlight/runtime'
import { myDevicesQuery } from '../account/myDocuments.ts'
import { fail, failure } from '../errors.ts'

/**
 * Ends all sessions of this member, this one too, and push messages to all devices, and opens /login. The access rules
 * accept a recent second only, so the time is the server's: this device's clock may be wrong. Costs two reads and two
 * writes, and one of each for each device.
 * @throws GreenlightError `profile/sign-out-everywhere-failed`
 */
export function signOutEverywhere(): Promise<void> {
  return attempt(failure('profile/sign-out-everywhere-failed'), async () => {
    const { uid } = currentUser(failure('profile/sign-out-everywhere-failed'))
    const { db, doc, getDoc, getDocs, limit, query, serverTimestamp, updateDoc, writeBatch } =
      await firestore()
    const user = doc(db, 'users', uid)
    await updateDoc(user, { updatedAt: serverTimestamp() })
    const now = readDate((await getDoc(user)).data()?.['updatedAt'])
    if (!now) throw fail('profile/sign-out-everywhere-failed')
    const { source, size } = await myDevicesQuery(uid)
    const batch = writeBatch(db)
    for (const { ref } of (await getDocs(query(source, limit(size)))).docs) batch.delete(ref)
    batch.update(user, { validAfter: Math.floor(now.getTime() / 1000) })
    await batch.commit()
    await signOut('/login?ended=everywhere')
  })
}
