import { expect, it } from 'vitest'
import { createWorld, type World } from '../testing/world.ts'

const subjects = (world: World, address = 'one@example.org') =>
  world.mails(address).map(({ subject }) => subject)

async function withAdmins() {
  const world = await createWorld()
  await world.createAdmin('one@example.org')
  await world.createAdmin('two@example.org')
  await world.sweep()
  world.advance(1)
  return world
}

it.each([
  ['an intimate picture', { wish: 'intimate' }],
  ['somebody under 18', { relation: 'minor' }],
])(
  'a request about %s is with each admin within five minutes, with one number',
  async (_, fields) => {
    const world = await withAdmins()
    await world.ask('somebody', fields)
    await world.run(5)
    expect(subjects(world)).toEqual(['1 urgent item'])
    expect(subjects(world, 'two@example.org')).toEqual(['1 urgent item'])
    expect(world.mails()[0]?.text).toContain('1 urgent item, the oldest since 3 minutes.')
    await world.run(60)
    expect(world.mails()).toHaveLength(2)
  },
)

it('finds an urgent item after a quiet day', async () => {
  const world = await withAdmins()
  await world.flag('ben', 'r2', 'spam')
  for (let hour = 0; hour < 10; hour += 1) {
    world.advance(60)
    await world.sweep()
  }
  await world.flag('ann', 'r1', 'threats')
  await world.run(5)
  expect(subjects(world)).toEqual(['1 urgent item'])
})

it('any other request is not urgent', async () => {
  const world = await withAdmins()
  await world.ask('somebody')
  await world.flag('ann', 'r1', 'spam')
  await world.run(10)
  expect(world.mails()).toEqual([])
})

it.each(['minor', 'nudity', 'threats', 'private-info'])(
  'a flag for %s is urgent',
  async (reason) => {
    const world = await withAdmins()
    await world.flag('ann', 'r1', reason)
    await world.run(5)
    expect(subjects(world)).toEqual(['1 urgent item'])
  },
)

it('a profile that flags have hidden is urgent', async () => {
  const world = await withAdmins()
  const report = await world.createReport({ status: 'pending' })
  await report.collection('private').doc('review').set({ flagCount: 3 })
  for (const by of ['ann', 'ben', 'cat']) await world.flag(by, report.id, 'false')
  await world.run(5)
  expect(subjects(world)).toEqual(['1 urgent item'])
})

it('twenty flags of one member are one e-mail', async () => {
  const world = await withAdmins()
  for (let index = 0; index < 20; index += 1) {
    await world.flag('ann', `r${index}`, 'threats')
    if (index % 10 === 9) await world.run(1)
  }
  await world.run(10)
  expect(subjects(world)).toEqual(['20 urgent items'])
})

it('what was decided before is left out', async () => {
  const world = await withAdmins()
  const request = await world.ask('somebody', { wish: 'intimate' })
  await request.update({ state: 'granted', answeredAt: world.now() })
  await world.run(10)
  expect(world.mails('one@example.org')).toEqual([])
})

it('an urgent request is named again when 24 hours are left, unless it was answered', async () => {
  const world = await withAdmins()
  await world.ask('somebody', { wish: 'intimate' })
  const answered = await world.ask('somebody', { wish: 'intimate' })
  await world.run(5)
  await answered.update({ state: 'declined', answeredAt: world.now() })
  world.advance(24 * 60 - 10)
  await world.sweep()
  expect(subjects(world).filter((subject) => subject === '24 hours left')).toEqual([])
  await world.run(10)
  const [mail] = world.mails('one@example.org').filter(({ subject }) => subject === '24 hours left')
  expect(mail?.text).toContain('24 hours are left for 1 request.')
})

it('what waits for more than a day is one e-mail a day, with numbers', async () => {
  const world = await withAdmins()
  await world.createReport({ status: 'pending' })
  await world.flag('ann', 'r9', 'spam')
  await world.ask('somebody')
  for (let hour = 0; hour < 23; hour += 1) {
    world.advance(60)
    await world.sweep()
  }
  expect(world.mails()).toEqual([])
  for (let hour = 0; hour < 24; hour += 1) {
    world.advance(60)
    await world.sweep()
  }
  expect(subjects(world)).toEqual(['Waiting for a decision'])
  expect(world.mails()[0]?.text).toContain('Waiting: 1 pending profile, 1 flag, 1 request.')
})

it('an e-mail that was not delivered is sent again', async () => {
  const world = await withAdmins()
  await world.ask('somebody', { wish: 'intimate' })
  await world.server.stop()
  await world.run(10)
  await world.server.start()
  await world.run(20)
  expect(subjects(world)).toEqual(['1 urgent item'])
  expect(subjects(world, 'two@example.org')).toEqual(['1 urgent item'])
})

it('who was removed, or has not verified the address, gets nothing', async () => {
  const world = await withAdmins()
  await world.services.db.doc('admins/one@example.org').delete()
  const uid = await world.createAdmin('three@example.org')
  await world.services.auth.updateUser(uid, { emailVerified: false })
  await world.ask('somebody', { wish: 'intimate' })
  await world.run(5)
  expect(world.mails().map(({ recipient }) => recipient)).toEqual(['two@example.org'])
})
