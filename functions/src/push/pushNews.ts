import { parsePushDevice, type PushMessage } from '@greenlight/domain/alerts'
import { readUserProfile } from '@greenlight/domain/member'
import { readDate } from '@greenlight/domain/stored'
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { News } from '../digest/recheck.ts'
import { DISCREET, newsSentences } from '../digest/words.ts'
import type { Services } from '../services.ts'

/** Sends news to all devices of a member, `users/{uid}`. Costs two reads for each device. */
export async function pushNews(
  services: Services,
  user: DocumentSnapshot,
  { counts, target }: News,
  isOpen: boolean,
): Promise<void> {
  const body = newsSentences(counts, isOpen)
    .filter((sentence) => sentence !== DISCREET)
    .join(', ')
  await pushTo(services, user, { title: DISCREET, body, path: target })
}

/**
 * Sends a push message to all devices of a member, `users/{uid}`. Subscriptions that have ended are deleted, and those
 * from before the member signed out everywhere. A failure is not tried again: the news is also on the site.
 * @returns the number of devices that got it
 */
export async function pushTo(
  { db, push }: Services,
  user: DocumentSnapshot,
  message: PushMessage,
): Promise<number> {
  const { validAfter } = readUserProfile(user.id, user.data() ?? {})
  const { docs } = await user.ref.collection('devices').limit(10).get()
  const results = await Promise.all(
    docs.map(async (document) => {
      const device = parsePushDevice(document.id, document.data())
      const isCurrent = isRegisteredSince(document, validAfter) && (await isLastOwner(db, document))
      const result = device && isCurrent ? await push.send(device, message) : 'gone'
      if (result === 'gone') await document.ref.delete()
      return result
    }),
  )
  return results.filter((result) => result === 'sent').length
}

/** Whether it was registered at this second since 1970, or later. */
function isRegisteredSince(device: QueryDocumentSnapshot, second: number): boolean {
  const registered = readDate(device.get('at'))
  return registered !== null && registered.getTime() >= second * 1000
}

/** Whether no other account has registered this browser later: somebody else uses it now. */
async function isLastOwner(db: Firestore, device: QueryDocumentSnapshot): Promise<boolean> {
  const registered = readDate(device.get('at'))
  const { docs } = await db
    .collectionGroup('devices')
    .where('hash', '==', device.get('hash'))
    .limit(10)
    .get()
  return docs
    .filter(({ ref }) => ref.path !== device.ref.path)
    .every((other) => {
      const at = readDate(other.get('at'))
      return registered !== null && at !== null && at <= registered
    })
}
