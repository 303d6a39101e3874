import { expect, it } from 'vitest'
import { createWorld, type World } from '../testing/world.ts'

const subjects = (world: World) => world.mails().map(({ subject }) => subject)

it.each([
  ['reject', 'A decision about something you shared'],
  ['takedown', 'A decision about something you shared'],
  ['restore', 'A decision about something you shared'],
  ['warn', 'A decision about your account'],
  ['experience', 'A new experience on something you shared'],
])('a notice of %s is in the next digest', async (kind, subject) => {
  const world = await createWorld()
  const ann = await world.createMember('ann@example.org', { open: true })
  await world.sweep()
  world.advance(1)
  await world.notify(ann, kind)
  await world.run(8)
  expect(subjects(world)).toEqual([])
  await world.run(4)
  expect(subjects(world)).toEqual([subject])
})

it('a ban and deletions are sent at once, at most three a day', async () => {
  const world = await createWorld()
  const ann = await world.createMember('ann@example.org', { open: true })
  await world.services.db.doc(`bans/${ann}`).set({ reason: 'x' })
  await world.sweep()
  for (const kind of ['delete', 'delete', 'ban', 'delete', 'delete']) {
    world.advance(1)
    await world.notify(ann, kind)
    await world.run(1)
  }
  expect(subjects(world)).toEqual([
    'A decision about something you shared',
    'A decision about something you shared',
    'A decision about your account',
  ])
  await world.run(12)
  expect(subjects(world).slice(3)).toEqual(['2 decisions about what you shared'])
})

it('a notice that was read before is left out', async () => {
  const world = await createWorld()
  const ann = await world.createMember('ann@example.org')
  await world.sweep()
  world.advance(1)
  const path = await world.notify(ann, 'reject')
  await world.run(2)
  await world.services.db.doc(path).update({ readAt: world.now() })
  await world.run(12)
  expect(subjects(world)).toEqual([])
})

it('new experiences and comments are no news to a member who does not want notices of them', async () => {
  const world = await createWorld()
  const ann = await world.createMember('ann@example.org', { open: true })
  const ben = await world.createMember('ben@example.org', { open: true })
  const setAdditions = (uid: string, additions: boolean) =>
    world.services.db.doc(`users/${uid}`).update({ 'messageSettings.additions': additions })
  await setAdditions(ann, false)
  await world.sweep()
  world.advance(1)
  await world.notify(ann, 'experience')
  await world.notify(ben, 'experience')
  await world.run(2)
  expect((await world.waiting(ann)).items).toEqual([])
  expect((await world.waiting(ben)).items).toHaveLength(1)
  await setAdditions(ben, false)
  await world.notify(ann, 'reject')
  await world.run(13)
  expect(world.mails().map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['ann@example.org', 'A decision about something you shared'],
  ])
})

it('what was there before the functions is no news', async () => {
  const world = await createWorld()
  const ann = await world.createMember('ann@example.org')
  await world.notify(ann, 'reject')
  await world.run(30)
  expect(subjects(world)).toEqual([])
})

it('an answer is announced at once to a person without an account, with a link that does not sign in', async () => {
  const world = await createWorld()
  const asking = await world.createPerson('asking@example.org')
  const request = await world.ask(asking)
  await world.sweep()
  world.advance(1)
  await request.update({ state: 'granted', answer: 'x', answeredAt: world.now() })
  await world.run(1)
  expect(subjects(world)).toEqual(['Your request was answered'])
  expect((await world.waiting(asking)).target).toBe('/about-me')
  await world.run(60, 10)
  expect(world.mails()).toHaveLength(1)
})

it('an answer is not announced to an address that is not verified', async () => {
  const world = await createWorld()
  const asking = await world.createPerson('asking@example.org', false)
  const request = await world.ask(asking)
  await world.sweep()
  await request.update({ state: 'granted', answeredAt: world.now() })
  await world.run(2)
  expect(world.mails()).toEqual([])
})

it('an answer does not delay the next digest, and comes in one e-mail though it is a notice, too', async () => {
  const world = await createWorld()
  const ann = await world.createMember('ann@example.org', { open: true })
  const ben = await world.createMember('ben@example.org')
  const request = await world.ask(ann)
  await world.sweep()
  world.advance(1)
  await request.update({ state: 'declined', answeredAt: world.now() })
  await world.notify(ann, 'decline')
  await world.run(1)
  expect(subjects(world)).toEqual(['Your request was answered'])
  await world.send(ben, ann)
  await world.run(12)
  expect(subjects(world)).toEqual(['Your request was answered', 'A new message'])
})
