import { searchMatch } from '@greenlight/domain/alertsSearch'
import { searchFields, type SearchTerms } from '@greenlight/domain/savedSearch'
import { DocumentReference, Query, QuerySnapshot, Transaction } from 'firebase-admin/firestore'
import { expect, it, vi } from 'vitest'
import { createWorld, secrets, type World } from '../testing/world.ts'
import { findSearches } from './findSearches.ts'
import { collectPublicReports } from './publicReports.ts'

const MEMBERS_PER_BATCH = 250
/** None of them sounds like the name of the report. */
const otherNames = ['Barnabas', 'Florian', 'Gideon', 'Konrad', 'Leopold', 'Marcus', 'Thaddeus']

/** One search each of so many members who have alerts on. The first ones search for the name of the report. */
async function saveSearches(world: World, count: number, ofName: number): Promise<void> {
  const { db } = world.services
  const alerts = { email: 'daily', push: false, open: false, kinds: ['searches'] }
  for (let first = 0; first < count; first += MEMBERS_PER_BATCH) {
    const batch = db.batch()
    for (let at = first; at < first + MEMBERS_PER_BATCH; at += 1) {
      const name = at < ofName ? secrets.name : (otherNames[at % otherNames.length] ?? '')
      const terms: SearchTerms = {
        name,
        place: { text: '', coords: null },
        miles: 0,
        tones: [],
        genders: ['everyone'],
        ages: [18, 100],
      }
      batch.set(db.doc(`users/member${at}`), { alerts })
      batch.set(db.doc(`users/member${at}/searches/1`), {
        ...searchFields({ ...terms, title: name }),
        match: searchMatch(name),
      })
    }
    await batch.commit()
  }
}

/** The documents that `work` is billed for: an empty answer of a query is one. */
async function readsOf(work: () => Promise<unknown>): Promise<number> {
  const spies = [Query, DocumentReference, Transaction].map(({ prototype }) =>
    vi.spyOn(prototype, 'get'),
  )
  await work()
  const answers = await Promise.all(
    spies.flatMap(({ mock }) => mock.results.map(({ value }): unknown => value)),
  )
  for (const spy of spies) spy.mockRestore()
  return answers
    .map((answer) => (answer instanceof QuerySnapshot ? Math.max(1, answer.size) : 1))
    .reduce((sum, count) => sum + count, 0)
}

/** docs/scale.md calculates with these reads for more searches. */
it('reads the searches with a key of a new report, not the other ones among 2,000', async () => {
  const world = await createWorld()
  const readsAmong = async (count: number, ofName: number) => {
    await saveSearches(world, count, ofName)
    await world.createReport()
    world.advance(1)
    await collectPublicReports(world.services)
    world.advance(36 * 60)
    return readsOf(() => findSearches(world.services))
  }
  await collectPublicReports(world.services)
  world.advance(1)
  // Two for the report; for each search with its name the search, its member and what waits.
  expect(await readsAmong(250, 10)).toBe(2 + 3 * 10)
  expect(await readsAmong(2000, 10)).toBe(2 + 3 * 10)
  expect(await readsAmong(2000, 100)).toBe(2 + 3 * 100)
})
