import { expect, it } from 'vitest'
import { answer, type Asked } from '../http/answer.ts'
import { createWorld, type World } from '../testing/world.ts'

const ask = (world: World, method: string, path: string, more: Partial<Asked> = {}) =>
  answer(
    world.services,
    { method, path, origin: undefined, authorization: undefined, ...more },
    false,
  )

const secretOf = (world: World) =>
  /\/u\/([\w-]{32})/.exec(world.mails().at(-1)?.text ?? '')?.[1] ?? ''

it('a POST turns e-mail off, a GET only asks', async () => {
  const world = await createWorld()
  const ann = await world.createMember('ann@example.org', { push: true, open: true })
  const ben = await world.createMember('ben@example.org')
  await world.send(ben, ann)
  await world.run(10)
  const path = `/u/${secretOf(world)}`
  const email = async () =>
    (await world.services.db.doc(`users/${ann}`).get()).get('alerts') as unknown
  expect((await ask(world, 'GET', path)).html).toContain('<form method="post"')
  expect((await ask(world, 'HEAD', path)).status).toBe(200)
  expect(await email()).toMatchObject({ email: 'soon' })
  expect((await ask(world, 'POST', path)).status).toBe(200)
  expect(await email()).toMatchObject({ email: 'off', push: true, open: true })
  await world.send(ben, ann)
  await world.run(200, 50)
  expect(world.mails()).toHaveLength(1)
})

it('reports no longer find the saved searches of a member with neither e-mail nor push', async () => {
  const world = await createWorld()
  const ann = await world.createMember('ann@example.org')
  const ben = await world.createMember('ben@example.org', { push: true })
  const search = (uid: string) => world.services.db.doc(`users/${uid}/searches/1`)
  for (const [uid, other] of [
    [ann, ben],
    [ben, ann],
  ] as const) {
    await search(uid).set({ name: 'Marcus', match: ['marcus'] })
    await world.send(other, uid)
    await world.run(10)
    await ask(world, 'POST', `/u/${secretOf(world)}`)
  }
  expect((await search(ann).get()).data()).toEqual({ name: 'Marcus' })
  expect((await search(ben).get()).get('match')).toEqual(['marcus'])
})

it('a person without an account turns e-mail off, too', async () => {
  const world = await createWorld()
  const asking = await world.createPerson('asking@example.org')
  await world.sweep()
  for (const _ of [1, 2]) {
    const request = await world.ask(asking)
    world.advance(1)
    await request.update({ state: 'granted', answeredAt: world.now() })
    await world.run(2)
    await ask(world, 'POST', `/u/${secretOf(world)}`)
  }
  expect(world.mails()).toHaveLength(1)
  expect((await world.services.db.doc(`users/${asking}`).get()).exists).toBe(false)
})

it('an unknown address has the same answer', async () => {
  const world = await createWorld()
  const ann = await world.createMember('ann@example.org')
  const ben = await world.createMember('ben@example.org')
  await world.send(ben, ann)
  await world.run(10)
  const known = await ask(world, 'POST', `/u/${secretOf(world)}`)
  for (const unknown of ['x'.repeat(32), '', '..', 'a/b'])
    expect(await ask(world, 'POST', `/u/${unknown}`)).toEqual(known)
})

it('the address of the news leads to the site only', async () => {
  const world = await createWorld()
  const location = { status: 302, location: 'https://site.example/' }
  expect(await ask(world, 'GET', `/n/${'x'.repeat(32)}`)).toEqual(location)
  const ann = await world.createMember('ann@example.org')
  const secret = 'y'.repeat(32)
  await world.services.db.doc(`alerts/${ann}`).set({ unsubscribe: secret, target: '//evil.test' })
  expect(await ask(world, 'GET', `/n/${secret}`)).toEqual(location)
})

it('nobody starts a sweep from outside', async () => {
  const world = await createWorld()
  expect((await ask(world, 'POST', '/sweep')).status).toBe(404)
})

it('a test asks for a sign-in, from the site only', async () => {
  const world = await createWorld()
  const site = 'https://site.example'
  expect((await ask(world, 'POST', '/test')).status).toBe(401)
  const allowed = await ask(world, 'OPTIONS', '/test', { origin: site })
  expect(allowed.headers).toMatchObject({ 'Access-Control-Allow-Origin': site })
  const other = await ask(world, 'OPTIONS', '/test', { origin: 'https://evil.test' })
  expect(other.headers).toEqual({})
})
