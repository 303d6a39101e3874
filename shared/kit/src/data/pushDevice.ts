import { date, filledOrNull } from '@greenlight/domain/stored'
import { firestore, localStore, storageKeys, unsubscribePush, withLimit } from '@greenlight/runtime'
import * as v from 'valibot'
import { fail, failure } from '../errors.ts'
import { currentAlerts, saveAlerts } from './alerts.ts'
import { attempt, currentUser } from './attempt.ts'
import { readPage } from './pages.ts'

/** The access rules have slots `0` to `9`. */
const SLOTS = 10

/** A worker that could not be registered is never ready, and a push service may not answer. */
const SUBSCRIBE_LIMIT_MS = 20_000

type Slot = { readonly slot: string; readonly hash: string | null; readonly at: Date | null }

const stored = v.object({ hash: filledOrNull, at: date })

/**
 * Lets this browser get push messages for this member, after the member has allowed notifications: subscribes, and
 * stores the subscription among the member's devices, in place of the oldest if there are ten. A subscription that is
 * not this member's is replaced, because it belongs to the last account that registered it. Costs one read for each
 * device, at least one, and two writes.
 * @param key the public VAPID key, base64url
 * @throws GreenlightError `kit/push-refused`, `kit/push-failed`
 * @public used through importWithRetry
 */
export function addThisDevice(key: string): Promise<void> {
  return attempt(failure('kit/push-failed'), async () => {
    if (Notification.permission !== 'granted') throw fail('kit/push-refused')
    const devices = await listDevices()
    const late = () => fail('kit/push-failed')
    const device = await withLimit(subscribe(key, devices), SUBSCRIBE_LIMIT_MS, late)
    const slot = slotFor(device.hash, devices)
    const { uid } = currentUser(failure('kit/push-failed'))
    const { db, doc, serverTimestamp } = await firestore()
    await saveAlerts({ ...currentAlerts(), push: true }, (batch) => {
      batch.set(doc(db, 'users', uid, 'devices', slot), { ...device, at: serverTimestamp() })
    })
    localStore.set(storageKeys.pushSlot, slot)
  })
}

/**
 * Ends push messages to this browser. Costs one read for each device, at least one, and one or two writes.
 * @throws GreenlightError `kit/push-failed`
 * @public used through importWithRetry
 */
export function removeThisDevice(): Promise<void> {
  return attempt(failure('kit/push-failed'), async () => {
    const { uid } = currentUser(failure('kit/push-failed'))
    const mine = localStore.get(storageKeys.pushSlot)
    const others = (await listDevices()).filter(({ slot }) => slot !== mine)
    const { db, doc } = await firestore()
    await saveAlerts({ ...currentAlerts(), push: others.length > 0 }, (batch) => {
      if (mine !== null) batch.delete(doc(db, 'users', uid, 'devices', mine))
    })
    localStore.remove(storageKeys.pushSlot)
    await unsubscribePush()
  })
}

async function listDevices(): Promise<readonly Slot[]> {
  const { db, collection } = await firestore()
  const { uid } = currentUser(failure('kit/push-failed'))
  const source = collection(db, 'users', uid, 'devices')
  const page = await readPage(source, SLOTS, null, (slot, fields) => ({
    slot,
    ...v.parse(stored, fields),
  }))
  return page.items
}

async function subscribe(applicationServerKey: string, devices: readonly Slot[]) {
  const { pushManager } = await navigator.serviceWorker.ready
  const existing = await pushManager.getSubscription()
  if (existing) {
    const hash = await hashOf(existing.endpoint)
    if (!devices.some((device) => device.hash === hash)) await existing.unsubscribe()
  }
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw fail('kit/push-failed')
  return { endpoint, p256dh, auth, hash: await hashOf(endpoint) }
}

/** SHA-256 in hexadecimal. */
async function hashOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The slot that this subscription has, else a free one, else the one with the oldest subscription. */
function slotFor(hash: string, devices: readonly Slot[]): string {
  const own = devices.find((device) => device.hash === hash)
  if (own) return own.slot
  const slots = Array.from({ length: SLOTS }, (_, index) => String(index))
  const free = slots.find((each) => devices.every(({ slot }) => slot !== each))
  const [oldest] = devices.toSorted((a, b) => Number(a.at ?? 0) - Number(b.at ?? 0))
  return free ?? oldest?.slot ?? '0'
}
