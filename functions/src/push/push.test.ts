import type { PushMessage } from '@greenlight/domain/alerts'
import { expect, it } from 'vitest'
import { createWorld, secrets, type World } from '../testing/world.ts'
import { turnOff } from '../unsubscribe/unsubscribe.ts'

const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'

const register = (world: World, uid: string, slot = '0', more = {}) =>
  world.services.db.doc(`users/${uid}/devices/${slot}`).set({
    endpoint: `${endpoint}${slot}`,
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
    hash: slot.repeat(64),
    at: world.now(),
    ...more,
  })

async function pushWorld() {
  const messages: PushMessage[] = []
  const gone = new Set<string>()
  const world = await createWorld({
    send: (device, message) => {
      if (gone.has(device.endpoint)) return Promise.resolve('gone')
      messages.push(message)
      return Promise.resolve('sent')
    },
  })
  const ann = await world.createMember('ann@example.org', { email: 'off', push: true })
  const ben = await world.createMember('ben@example.org')
  return { world, messages, gone, ann, ben }
}

it('a push says that there is news, and opens the conversation', async () => {
  const { world, messages, ann, ben } = await pushWorld()
  await register(world, ann)
  const { threadId } = await world.send(ben, ann)
  await world.run(9)
  expect(messages).toEqual([])
  await world.run(1)
  const path = `/messages?thread=${threadId}`
  expect(messages).toEqual([{ title: 'You have news', body: '', path }])
  expect(JSON.stringify(messages)).not.toContain(secrets.username)
  expect(world.mails()).toEqual([])
  expect((await world.waiting(ann)).items).toEqual([])
})

it('an open push says what kind of news there is', async () => {
  const { world, messages, ann, ben } = await pushWorld()
  await world.services.db.doc(`users/${ann}`).update({ 'alerts.open': true })
  await register(world, ann)
  await world.send(ben, ann)
  await world.send(ben, ann)
  await world.run(10)
  expect(messages.map(({ title, body }) => [title, body])).toEqual([
    ['You have news', '2 new messages'],
  ])
})

it('with an e-mail a day, push does not wait for it', async () => {
  const { world, messages, ann, ben } = await pushWorld()
  await world.services.db.doc(`users/${ann}`).update({ 'alerts.email': 'daily' })
  await register(world, ann)
  await world.send(ben, ann)
  await world.run(10)
  expect(messages).toHaveLength(1)
  for (let hour = 0; hour < 25; hour += 1) {
    world.advance(60)
    await world.sweep()
  }
  expect(world.mails()).toHaveLength(1)
  expect(messages).toHaveLength(1)
})

it('goes on after e-mail was turned off by its link', async () => {
  const { world, messages, ann, ben } = await pushWorld()
  await world.services.db.doc(`users/${ann}`).update({ 'alerts.email': 'soon' })
  await register(world, ann)
  await world.send(ben, ann)
  await world.run(12, 12)
  await turnOff(world.services.db, (await world.waiting(ann)).unsubscribe)
  world.advance(200)
  await world.send(ben, ann)
  await world.run(12, 12)
  expect(messages).toHaveLength(2)
  expect(world.mails()).toHaveLength(1)
})

it('a subscription that has ended is removed', async () => {
  const { world, messages, gone, ann, ben } = await pushWorld()
  await register(world, ann, '0')
  await register(world, ann, '1')
  await register(world, ann, '2', { endpoint: 'https://169.254.169.254/latest' })
  gone.add(`${endpoint}0`)
  await world.send(ben, ann)
  await world.run(10)
  expect(messages).toHaveLength(1)
  const left = await world.services.db.collection(`users/${ann}/devices`).listDocuments()
  expect(left.map(({ id }) => id)).toEqual(['1'])
})

it('a subscription from before its member signed out everywhere is removed', async () => {
  const { world, messages, ann, ben } = await pushWorld()
  await register(world, ann, '0')
  world.advance(1)
  const validAfter = Math.floor(world.now().getTime() / 1000)
  await world.services.db.doc(`users/${ann}`).update({ validAfter })
  await register(world, ann, '1')
  await world.send(ben, ann)
  await world.run(10)
  expect(messages).toHaveLength(1)
  const left = await world.services.db.collection(`users/${ann}/devices`).listDocuments()
  expect(left.map(({ id }) => id)).toEqual(['1'])
})

it('a browser belongs to the last account that registered it', async () => {
  const { world, messages, ann, ben } = await pushWorld()
  await register(world, ann)
  world.advance(1)
  await register(world, ben)
  await world.send(ben, ann)
  await world.run(11)
  expect(messages).toEqual([])
  expect((await world.services.db.doc(`users/${ann}/devices/0`).get()).exists).toBe(false)
})
