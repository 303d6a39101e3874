import { searchMatch } from '@greenlight/domain/alertsSearch'
import { searchFields, type SearchTerms } from '@greenlight/domain/savedSearch'
import { expect, it } from 'vitest'
import { createWorld, secrets, type World } from '../testing/world.ts'
import { searchDue } from './searchDelay.ts'

const anyone: SearchTerms = {
  name: secrets.name,
  place: { text: '', coords: null },
  miles: 0,
  tones: [],
  genders: ['everyone'],
  ages: [18, 100],
}

function save(world: World, uid: string, terms: Partial<SearchTerms> = {}, slot = '1') {
  const search = { ...anyone, ...terms }
  return world.services.db.doc(`users/${uid}/searches/${slot}`).set({
    ...searchFields({ ...search, title: secrets.name }),
    match: searchMatch(search.name),
  })
}

/** Moves the clock hour by hour. */
async function hours(world: World, count: number) {
  for (let hour = 0; hour < count; hour += 1) {
    world.advance(60)
    await world.sweep()
  }
}

const subjects = (world: World) => world.mails().map(({ subject }) => subject)

it('tells of a report in the daily digest, not before a day', async () => {
  const world = await createWorld()
  const ann = await world.createMember('ann@example.org', { open: true })
  await save(world, ann)
  await save(world, ann, { ages: [18, 90] }, '2')
  await world.sweep()
  world.advance(1)
  await world.createReport()
  await hours(world, 23)
  expect((await world.waiting(ann)).items).toEqual([])
  await hours(world, 14)
  expect((await world.waiting(ann)).handled).not.toEqual({})
  await hours(world, 24)
  expect(subjects(world)).toEqual(['1 new profile in your saved searches'])
})

it.each([
  ['another name', { name: 'Barnabas' }],
  ['another tone', { tones: ['green'] }],
  ['another age', { ages: [30, 40] }],
  ['another gender', { genders: ['women'] }],
] as const)('says nothing to a search for %s', async (_, terms) => {
  const world = await createWorld()
  const ann = await world.createMember('ann@example.org')
  await save(world, ann, terms)
  await world.sweep()
  world.advance(1)
  await world.createReport({ age: 50, gender: 'man' })
  await hours(world, 38)
  expect((await world.waiting(ann)).handled).toEqual({})
})

it('finds a name that sounds the same', async () => {
  const world = await createWorld()
  const ann = await world.createMember('ann@example.org')
  await save(world, ann, { name: 'Zebulun' })
  await world.sweep()
  world.advance(1)
  await world.createReport()
  await hours(world, 38)
  expect(Object.keys((await world.waiting(ann)).handled)).toHaveLength(1)
})

it('counts the day from the approval', async () => {
  const world = await createWorld()
  const ann = await world.createMember('ann@example.org')
  await save(world, ann)
  await world.sweep()
  world.advance(1)
  const report = await world.createReport({ status: 'pending' })
  await hours(world, 40)
  await report.update({ status: 'public' })
  await world.services.db
    .doc('modlog/one')
    .set({ action: 'approve', target: report.path, at: world.now() })
  await hours(world, 23)
  expect((await world.waiting(ann)).handled).toEqual({})
  await hours(world, 15)
  expect(Object.keys((await world.waiting(ann)).handled)).toHaveLength(1)
})

it('says nothing of a report that was hidden meanwhile, or of an own one', async () => {
  const world = await createWorld()
  const ann = await world.createMember('ann@example.org')
  await save(world, ann)
  await world.sweep()
  world.advance(1)
  const hidden = await world.createReport()
  await world.createReport({ ownerUid: ann })
  await hours(world, 20)
  await hidden.update({ status: 'pending' })
  await hours(world, 20)
  expect((await world.waiting(ann)).handled).toEqual({})
})

it('delays each report by its own time, between 24 and 36 hours', () => {
  const at = new Date('2026-03-02T12:00:00Z')
  const delays = Array.from({ length: 200 }, (_, index) => {
    const due = searchDue(`report${index}`, at)
    expect(searchDue(`report${index}`, at)).toEqual(due)
    return (due.getTime() - at.getTime()) / 3_600_000
  })
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(24)
  expect(Math.max(...delays)).toBeLessThan(36)
  expect(new Set(delays).size).toBeGreaterThan(100)
})
