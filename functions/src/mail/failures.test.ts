import { readBouncedAt } from '@greenlight/domain/alerts'
import { parseUndelivered, undeliveredPath } from '@greenlight/domain/alertsDelivery'
import { expect, it } from 'vitest'
import { createWorld } from '../testing/world.ts'
import { readFailure } from './mailer.ts'

it('loses nothing and sends nothing twice while the mail server is down for an hour', async () => {
  const world = await createWorld()
  const sender = await world.createMember('sender@example.org')
  const addresses = Array.from({ length: 12 }, (_, index) => `member${index}@example.org`)
  const members = []
  for (const address of addresses) members.push(await world.createMember(address))
  for (const uid of members) await world.send(sender, uid)
  await world.server.stop()
  await world.run(60, 2)
  expect(world.mails()).toEqual([])
  await world.server.start()
  await world.run(120, 10)
  expect(
    world
      .mails()
      .map(({ recipient }) => recipient)
      .toSorted(),
  ).toEqual(addresses.toSorted())
  for (const uid of members) expect((await world.waiting(uid)).failed).toBeNull()
})

it('asks a mail server that is down with pauses of up to an hour', async () => {
  const world = await createWorld()
  const ann = await world.createMember('ann@example.org')
  const ben = await world.createMember('ben@example.org')
  await world.send(ben, ann)
  await world.server.stop()
  const pauses = []
  for (let hour = 0; hour < 4; hour += 1) {
    await world.run(60, 4)
    const pause = await world.services.db.doc('alertState/mail').get()
    pauses.push(pause.get('minutes'))
  }
  expect(pauses).toEqual([32, 60, 60, 60])
  expect((await world.waiting(ann)).failed?.count).toBeLessThan(12)
})

it('counts for admins whose e-mails could not be delivered for a day', async () => {
  const world = await createWorld()
  const ann = await world.createMember('ann@example.org')
  const ben = await world.createMember('ben@example.org')
  world.server.refuse('ann@example.org', 450)
  await world.send(ben, ann)
  const undelivered = async () =>
    parseUndelivered((await world.services.db.doc(undeliveredPath).get()).data() ?? {}).members
  for (let hour = 0; hour < 23; hour += 1) {
    world.advance(60)
    await world.sweep()
  }
  expect(await undelivered()).toBe(0)
  for (let hour = 0; hour < 4; hour += 1) {
    world.advance(60)
    await world.sweep()
  }
  expect(await undelivered()).toBe(1)
  // It is not tried again by itself, and joins the next digest.
  expect((await world.waiting(ann)).due).toBeNull()
  expect((await world.waiting(ann)).items).toHaveLength(1)
})

it('turns e-mail off for an address that does not exist, and says so to the member', async () => {
  const world = await createWorld()
  const ann = await world.createMember('ann@example.org')
  const ben = await world.createMember('ben@example.org')
  const search = world.services.db.doc(`users/${ann}/searches/1`)
  await search.set({ name: 'Marcus', match: ['marcus'] })
  world.server.refuse('ann@example.org', 550)
  await world.send(ben, ann)
  await world.run(10)
  const user = (await world.services.db.doc(`users/${ann}`).get()).data() ?? {}
  expect(user['alerts']).toMatchObject({ email: 'off', push: false, open: false })
  expect(readBouncedAt(user)).not.toBeNull()
  expect((await search.get()).data()).toEqual({ name: 'Marcus' })
  await world.send(ben, ann)
  await world.run(200, 50)
  expect(world.mails()).toEqual([])
})

it.each([
  ['refused', { command: 'RCPT TO', responseCode: 550 }],
  ['later', { command: 'RCPT TO', responseCode: 450 }],
  ['unknown', { command: 'DATA', code: 'ETIMEDOUT' }],
  ['later', { command: 'DATA', responseCode: 451 }],
  ['down', { command: 'CONN', code: 'ESOCKET' }],
  ['down', { command: 'AUTH PLAIN', responseCode: 535 }],
  ['down', { command: 'MAIL FROM', responseCode: 421 }],
])('is %s after %o', (expected, fields) => {
  expect(readFailure(Object.assign(new Error('no'), fields))).toBe(expected)
})
