import { expect, it } from 'vitest'
import { createWorld, type World } from '../testing/world.ts'
import { handleSignInDeleted } from './finishErasures.ts'

/** A member with a document of each kind. */
async function createContent(world: World) {
  const { db } = world.services
  const ann = await world.createMember('ann@example.org')
  const ben = await world.createMember('ben@example.org')
  const { threadId } = await world.send(ben, ann)
  const own = await world.createReport({ ownerUid: ann })
  const other = await world.createReport({ ownerUid: ben })
  const answered = await world.ask(ann, { state: 'granted' })
  await Promise.all(
    Object.entries({
      [`usernames/ann`]: { uid: ann },
      [`users/${ann}/devices/0`]: { hash: 'x' },
      [`users/${ann}/quota/share`]: { count: 1 },
      [`standing/${ann}`]: {},
      [`revisions/${own.id}`]: { ownerUid: ann },
      [`${own.path}/photos/full`]: {},
      [`${other.path}/experiences/${ann}`]: { userId: ann },
      [`${other.path}/experiences/${ann}/comments/c`]: { userId: ben },
      [`${other.path}/experiences/${ben}/comments/c`]: { userId: ann },
      [`cases/open`]: { by: ann, state: 'open', kind: 'removal' },
      [`erasures/${ann}`]: { at: world.now(), done: false },
    }).map(([path, fields]) => db.doc(path).set(fields)),
  )
  return { ann, threadId, own, other, answered }
}

async function expectErased(world: World, content: Awaited<ReturnType<typeof createContent>>) {
  const { db } = world.services
  const { ann, threadId, own, other, answered } = content
  const gone = [
    `users/${ann}`,
    `users/${ann}/devices/0`,
    'usernames/ann',
    `standing/${ann}`,
    `alerts/${ann}`,
    own.path,
    `${own.path}/photos/full`,
    `revisions/${own.id}`,
    `${other.path}/experiences/${ann}`,
    `${other.path}/experiences/${ann}/comments/c`,
    'cases/open',
  ]
  for (const path of gone) expect([path, (await db.doc(path).get()).exists]).toEqual([path, false])
  expect((await db.doc(`threads/${threadId}`).get()).data()).toMatchObject({
    left: { [ann]: true },
    memberInfo: { [ann]: { displayName: '' } },
  })
  expect((await answered.get()).data()).toMatchObject({ by: ann, about: '', statement: '' })
  expect((await db.doc(`gone/${own.id}`).get()).get('ownerUid')).toBe(ann)
  expect((await db.doc(`users/${ann}/quota/share`).get()).exists).toBe(true)
  expect((await other.get()).exists).toBe(true)
  expect((await db.doc(`erasures/${ann}`).get()).get('done')).toBe(true)
}

it('is finished when the sign-in is deleted', async () => {
  const world = await createWorld()
  const content = await createContent(world)
  await handleSignInDeleted(world.services, content.ann)
  await expectErased(world, content)
})

it('is finished an hour later by itself, with the sign-in', async () => {
  const world = await createWorld()
  const content = await createContent(world)
  await world.run(1)
  expect((await world.services.db.doc(`users/${content.ann}`).get()).exists).toBe(true)
  world.advance(60)
  await world.sweep()
  await expectErased(world, content)
  await expect(world.services.auth.getUser(content.ann)).rejects.toThrow()
})

it('does not touch the content of a member who did not ask for it', async () => {
  const world = await createWorld()
  const ann = await world.createMember('ann@example.org')
  const report = await world.createReport({ ownerUid: ann })
  await world.services.db.doc(`alerts/${ann}`).set({ due: null })
  await handleSignInDeleted(world.services, ann)
  expect((await report.get()).exists).toBe(true)
  expect((await world.services.db.doc(`alerts/${ann}`).get()).exists).toBe(false)
})

it('keeps the name of a banned member', async () => {
  const world = await createWorld()
  const content = await createContent(world)
  await world.services.db.doc(`bans/${content.ann}`).set({})
  await handleSignInDeleted(world.services, content.ann)
  expect((await world.services.db.doc('usernames/ann').get()).exists).toBe(true)
})
