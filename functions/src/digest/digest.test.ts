import { FieldValue } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { handleMessage } from '../events/messageEvent.ts'
import { createWorld, type World } from '../testing/world.ts'
import { openNews } from '../unsubscribe/unsubscribe.ts'
import { sendDigest } from './sendDigest.ts'
import { sendDue } from './sendDue.ts'

const two = async (world: World, alerts = {}) => ({
  ann: await world.createMember('ann@example.org', alerts),
  ben: await world.createMember('ben@example.org'),
})

it('says after ten minutes that there is news, and nothing else', async () => {
  const world = await createWorld()
  const { ann, ben } = await two(world)
  const { threadId } = await world.send(ben, ann)
  await world.run(9)
  expect(world.mails()).toEqual([])
  await world.run(1)
  const [mail, ...others] = world.mails('ann@example.org')
  expect(others).toEqual([])
  expect(mail?.subject).toBe('You have news')
  const secret = /links\.example\/n\/([\w-]{32})\n/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(mail?.text).toBe(
    `You have news.

Open: https://links.example/n/${secret}

--${' '}
You get this e-mail because you asked for it in your settings.
Turn off these e-mails: https://links.example/u/${secret}
`,
  )
  expect(mail?.headers.get('list')).toMatchObject({
    unsubscribe: { url: `https://links.example/u/${secret}` },
    'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
  })
  expect(await openNews(world.services.db, 'https://site.example', secret)).toEqual({
    status: 302,
    location: `https://site.example/messages?thread=${threadId}`,
  })
  expect((await world.waiting(ann)).items).toEqual([])
})

it('says what kind of news there is, if the member wants that', async () => {
  const world = await createWorld()
  const { ann, ben } = await two(world, { open: true })
  await world.send(ben, ann)
  await world.send(ben, ann)
  await world.run(10)
  expect(world.mails().map(({ subject }) => subject)).toEqual(['2 new messages'])
})

it('sends 30 messages as one e-mail, and further ones two hours later', async () => {
  const world = await createWorld()
  const { ann, ben } = await two(world, { open: true })
  for (let count = 0; count < 30; count += 1) await world.send(ben, ann)
  await world.run(10)
  expect(world.mails().map(({ subject }) => subject)).toEqual(['30 new messages'])
  await world.send(ben, ann)
  world.advance(118)
  await world.sweep()
  expect(world.mails()).toHaveLength(1)
  await world.run(2)
  expect(world.mails().map(({ subject }) => subject)).toEqual(['30 new messages', 'A new message'])
})

it('counts what does not fit into the document', async () => {
  const world = await createWorld()
  const { ann, ben } = await two(world, { open: true })
  for (let count = 0; count < 53; count += 1) await world.send(ben, ann)
  expect((await world.waiting(ann)).items).toHaveLength(50)
  await world.run(10)
  expect(world.mails().map(({ subject }) => subject)).toEqual(['53 new messages'])
  expect((await world.waiting(ann)).more).toBe(0)
})

type Message = { readonly threadId: string; readonly path: string }

it.each<[string, (world: World, ann: string, ben: string, message: Message) => Promise<unknown>]>([
  [
    'was read',
    ({ services, now }, ann, _, { threadId }) =>
      services.db.doc(`users/${ann}/reads/${threadId}`).set({ at: now() }),
  ],
  [
    'was removed',
    ({ services }, _, __, { path }) => services.db.doc(path).update({ removed: 'x' }),
  ],
  ['was deleted', ({ services }, _, __, { path }) => services.db.doc(path).delete()],
  [
    'is of a blocked member',
    ({ services }, ann, ben) => services.db.doc(`users/${ann}/blocks/${ben}`).set({}),
  ],
  [
    'is of a member who has blocked the recipient',
    ({ services }, ann, ben) => services.db.doc(`users/${ben}/blocks/${ann}`).set({}),
  ],
  [
    'is in a conversation that was left',
    ({ services }, ann, _, { threadId }) =>
      services.db.doc(`threads/${threadId}`).update({ [`left.${ann}`]: true }),
  ],
  [
    'is of a kind that was turned off',
    ({ services }, ann) => services.db.doc(`users/${ann}`).update({ 'alerts.kinds': ['notices'] }),
  ],
  [
    'is for a member who has turned off e-mail',
    ({ services }, ann) => services.db.doc(`users/${ann}`).update({ 'alerts.email': 'off' }),
  ],
  [
    'is for an address that is not verified any more',
    ({ services }, ann) => services.auth.updateUser(ann, { emailVerified: false }),
  ],
])('sends nothing if the message %s', async (_, change) => {
  const world = await createWorld()
  const { ann, ben } = await two(world)
  const message = await world.send(ben, ann)
  await change(world, ann, ben, message)
  await world.run(12, 12)
  expect(world.mails()).toEqual([])
  expect(await world.waiting(ann)).toMatchObject({ items: [], due: null })
})

it('sends nothing to an account that is gone, and forgets it', async () => {
  const world = await createWorld()
  const { ann, ben } = await two(world)
  await world.send(ben, ann)
  await world.services.auth.deleteUser(ann)
  await world.run(11)
  expect(world.mails()).toEqual([])
  expect((await world.services.db.doc(`alerts/${ann}`).get()).exists).toBe(false)
})

it.each([
  ['was never asked', null],
  ['has turned alerts off', { email: 'off', push: false }],
  ['does not want this kind', { kinds: ['notices'] }],
] as const)('stores nothing for a member who %s', async (_, alerts) => {
  const world = await createWorld()
  const ann = await world.createMember('ann@example.org', alerts)
  const ben = await world.createMember('ben@example.org')
  await world.send(ben, ann)
  expect((await world.services.db.doc(`alerts/${ann}`).get()).exists).toBe(false)
})

it('handles an event once, also after its e-mail was sent', async () => {
  const world = await createWorld()
  const { ann, ben } = await two(world)
  const { event } = await world.send(ben, ann)
  await handleMessage(world.services, event)
  expect((await world.waiting(ann)).items).toHaveLength(1)
  await world.run(10)
  world.advance(24 * 60)
  await handleMessage(world.services, event)
  await world.run(200, 50)
  expect(world.mails()).toHaveLength(1)
})

it('sends one e-mail if two sweeps have read the same digest', async () => {
  const world = await createWorld()
  const { ann, ben } = await two(world)
  await world.send(ben, ann)
  world.advance(10)
  const document = await world.services.db.doc(`alerts/${ann}`).get()
  const results = [1, 2, 3].map(() => sendDigest(world.services, document))
  expect((await Promise.all(results)).toSorted()).toEqual(['done', 'skipped', 'skipped'])
  expect(world.mails()).toHaveLength(1)
})

it('joins a digest that was taken and not confirmed to the next one', async () => {
  const world = await createWorld()
  const { ann, ben } = await two(world, { open: true })
  await world.send(ben, ann)
  world.advance(10)
  // The sweep has ended after its first write.
  await world.services.db.doc(`alerts/${ann}`).update({ due: null })
  await world.run(30)
  expect(world.mails()).toEqual([])
  await world.send(ben, ann)
  await world.run(10)
  expect(world.mails().map(({ subject }) => subject)).toEqual(['2 new messages'])
})

it('keeps news that comes while an e-mail is being sent', async () => {
  const world = await createWorld()
  const { ann, ben } = await two(world, { open: true })
  await world.send(ben, ann)
  world.advance(10)
  const { mailer } = world.services
  const late = {
    ...world.services,
    mailer: {
      ...mailer,
      send: async (mail: Parameters<typeof mailer.send>[0]) => {
        await world.send(ben, ann)
        return mailer.send(mail)
      },
    },
  }
  await sendDue(late)
  expect(world.mails()).toHaveLength(1)
  expect((await world.waiting(ann)).items).toHaveLength(1)
  await world.run(125, 25)
  expect(world.mails().map(({ subject }) => subject)).toEqual(['A new message', 'A new message'])
})

it('sends a request to write at most once a day', async () => {
  const world = await createWorld()
  const { ann, ben } = await two(world, { open: true })
  const cat = await world.createMember('cat@example.org')
  await world.send(ben, ann, { state: 'request' })
  await world.run(10)
  expect(world.mails().map(({ subject }) => subject)).toEqual(['Somebody wants to write to you'])
  await world.send(cat, ann, { state: 'request' })
  world.advance(23 * 60)
  await world.sweep()
  expect(world.mails()).toHaveLength(1)
  world.advance(60)
  const dan = await world.createMember('dan@example.org')
  await world.send(dan, ann, { state: 'request' })
  await world.run(10)
  expect(world.mails()).toHaveLength(2)
})

it('sends one e-mail a day to a member who wants that, each at a time of its own', async () => {
  const world = await createWorld()
  const { ann, ben } = await two(world, { email: 'daily' })
  await world.send(ben, ann)
  const first = (await world.waiting(ann)).due
  await world.send(ben, ann)
  const alerts = await world.waiting(ann)
  expect(alerts.due).toEqual(first)
  const minutes = ((first?.getTime() ?? 0) - world.now().getTime()) / 60_000
  expect(minutes).toBeGreaterThan(0)
  expect(minutes).toBeLessThanOrEqual(24 * 60)
  world.advance(minutes)
  await world.sweep()
  expect(world.mails()).toHaveLength(1)
})

it('does not fail for documents with unreadable fields', async () => {
  const world = await createWorld()
  const { ann, ben } = await two(world)
  await world.services.db
    .doc(`alerts/${ann}`)
    .set({ items: [7, { kind: 'x' }], due: 'soon', more: -1 })
  const { threadId } = await world.send(ben, ann)
  await world.services.db.doc(`threads/${threadId}`).update({ lastRead: FieldValue.delete() })
  await world.run(10)
  expect(world.mails()).toHaveLength(1)
})
