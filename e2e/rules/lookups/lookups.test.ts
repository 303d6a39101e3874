import { afterAll, beforeAll, expect, it } from 'vitest'
import { matrixRequests } from '../matrix/matrixCases.ts'
import { scenarioCases } from '../scenarios/scenarioCases.ts'
import { loadRules } from '../setup/loadRules.ts'
import { runCase } from '../setup/ruleCase.ts'
import { openTestDatabase, type TestDatabase, workerProjectId } from '../setup/testDatabase.ts'
import { lookupRows, readLookups } from './documentedLookups.ts'
import { measureLookups, withMoreLookups } from './measure.ts'

// Firestore allows 10 look-ups for a document; the product’s own limit is 8. With 2 more look-ups, all
// different, every allowed request must still pass.
const FIRESTORE_LIMIT = 10
const OWN_LIMIT = 8

const projectId = `${workerProjectId()}-lookups`
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(projectId)
})
afterAll(() => database.close())

it('each kind of request needs as many look-ups as docs/access.md says', async () => {
  const documented = readLookups()
  const measured = await measureLookups(database, projectId, documented)
  expect(lookupRows(measured)).toEqual(lookupRows(documented))
  expect(Math.max(...measured.values())).toBeLessThanOrEqual(FIRESTORE_LIMIT)
})

it('no allowed request needs more than eight look-ups', async () => {
  await loadRules(projectId, withMoreLookups(FIRESTORE_LIMIT - OWN_LIMIT))
  const variations = scenarioCases.filter(({ isAllowed }) => isAllowed)
  const refused: string[] = []
  for (const one of [...matrixRequests(), ...variations]) {
    const problem = await runCase(database, one)
    if (problem) refused.push(`${one.path}, ${one.as.uid}: ${one.title}: ${problem}`)
  }
  expect(refused).toEqual([])
})
