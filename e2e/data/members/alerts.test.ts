import { type AlertSettings, defaultAlertSettings } from '@greenlight/domain/alerts'
import { currentAlerts, saveAlerts } from '@greenlight/kit/data/alerts'
import { addThisDevice, removeThisDevice } from '@greenlight/kit/data/pushDevice'
import { Timestamp } from 'firebase/firestore/lite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearDatabase, documentsIn, seed, storedDocument } from '../setup/database.ts'
import { account, timeAt } from '../setup/documents.ts'
import { errorCodeOf } from '../setup/liveAnswers.ts'
import { ann, bob } from '../setup/person.ts'
import { asPerson, closeAllPages, localStore, session } from '../setup/runtime.ts'

const SLOT_KEY = 'gl.push.v1'
const KEY = `B${'A'.repeat(86)}`
const daily: AlertSettings = { ...defaultAlertSettings, email: 'daily', kinds: ['messages'] }

/** The browser of these tests. Its push service gives each subscription a new address. */
function createBrowser(permission: NotificationPermission = 'granted') {
  let subscription: ReturnType<typeof subscribe> | null = null
  let made = 0
  const subscribe = () => {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${++made}`
    return {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'k'.repeat(87), auth: 'a'.repeat(22) } }),
      unsubscribe: () => Promise.resolve(void (subscription = null)),
    }
  }
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: () => Promise.resolve((subscription ??= subscribe())),
  }
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } })
  vi.stubGlobal('Notification', { permission })
}

const device = (number: number, minutes = 0) => ({
  endpoint: `https://web.push.apple.com/${number}`,
  p256dh: 'k'.repeat(87),
  auth: 'a'.repeat(22),
  hash: String(number % 10).repeat(64),
  at: timeAt(minutes),
})
const devicesOf = async (uid: string) =>
  Object.keys(await documentsIn({ collections: [`users/${uid}/devices`], groups: [] })).toSorted()

beforeEach(async () => {
  await clearDatabase()
  for (const who of [ann, bob]) await asPerson(who, () => localStore.remove(SLOT_KEY))
  // The sessions so far know of no account.
  await closeAllPages()
  createBrowser()
})
afterEach(() => vi.unstubAllGlobals())

it('a choice replaces the whole map, also what the functions have added to it', async () => {
  const bounced = { ...defaultAlertSettings, bouncedAt: timeAt() }
  await seed({ 'users/ann': account(ann, { alerts: bounced }) })
  await asPerson(ann, async () => {
    await saveAlerts(daily)
    expect(currentAlerts()).toEqual(daily)
    const { member } = session.getState()
    expect(member).toMatchObject({ profile: { bouncedAt: null } })
  })
  expect((await storedDocument('users/ann'))?.['alerts']).toEqual(daily)
})

it('a device is stored once, and turns push on', async () => {
  await seed({ 'users/ann': account(ann, { alerts: daily }) })
  await asPerson(ann, async () => {
    await addThisDevice(KEY)
    await addThisDevice(KEY)
  })
  expect(await devicesOf('ann')).toEqual(['users/ann/devices/0'])
  expect(await storedDocument('users/ann/devices/0')).toEqual({
    endpoint: 'https://fcm.googleapis.com/fcm/send/1',
    p256dh: 'k'.repeat(87),
    auth: 'a'.repeat(22),
    hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    at: expect.any(Timestamp) as Timestamp,
  })
  expect((await storedDocument('users/ann'))?.['alerts']).toEqual({ ...daily, push: true })
})

it('an eleventh device takes the place of the oldest', async () => {
  const ten = Array.from({ length: 10 }, (_, slot) => slot)
  for (const slot of ten) {
    await seed({ [`users/ann/devices/${slot}`]: device(slot, slot === 6 ? -9 : 0) })
  }
  await seed({ 'users/ann': account(ann) })
  await asPerson(ann, () => addThisDevice(KEY))
  expect(await devicesOf('ann')).toHaveLength(10)
  expect(await storedDocument('users/ann/devices/6')).toMatchObject({
    endpoint: 'https://fcm.googleapis.com/fcm/send/1',
  })
})

it('a subscription of another account of this browser is replaced', async () => {
  await seed({ 'users/ann': account(ann), 'users/bob': account(bob) })
  await asPerson(ann, () => addThisDevice(KEY))
  await asPerson(bob, () => addThisDevice(KEY))
  expect(await storedDocument('users/bob/devices/0')).toMatchObject({
    endpoint: 'https://fcm.googleapis.com/fcm/send/2',
  })
})

it('push stays on while another device has it, and ends with the last', async () => {
  await seed({ 'users/ann': account(ann), 'users/ann/devices/0': device(1) })
  await asPerson(ann, async () => {
    await addThisDevice(KEY)
    expect(localStore.get(SLOT_KEY)).toBe('1')
    await removeThisDevice()
    expect(localStore.get(SLOT_KEY)).toBeNull()
    expect(currentAlerts().push).toBe(true)
  })
  expect(await devicesOf('ann')).toEqual(['users/ann/devices/0'])
  await asPerson(ann, () => localStore.set(SLOT_KEY, '0'))
  await asPerson(ann, removeThisDevice)
  expect(await devicesOf('ann')).toEqual([])
  expect((await storedDocument('users/ann'))?.['alerts']).toMatchObject({ push: false })
})

it('without permission of the browser nothing is stored', async () => {
  createBrowser('denied')
  await seed({ 'users/ann': account(ann) })
  expect(await asPerson(ann, () => errorCodeOf(addThisDevice(KEY)))).toBe('kit/push-refused')
  expect(await devicesOf('ann')).toEqual([])
  expect(await storedDocument('users/ann')).not.toHaveProperty('alerts')
})
