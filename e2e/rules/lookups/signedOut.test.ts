import { afterAll, beforeAll, expect, it } from 'vitest'
import { matrixRequests } from '../matrix/matrixCases.ts'
import { baseCases } from '../scenarios/scenarioCases.ts'
import { visitor } from '../setup/actors.ts'
import { runCase } from '../setup/ruleCase.ts'
import {
  firestoreRules,
  openTestDatabase,
  type TestDatabase,
  workerProjectId,
} from '../setup/testDatabase.ts'
import { evaluatedLookups } from './coverage.ts'

const projectId = `${workerProjectId()}-signed-out`
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(projectId)
})
afterAll(() => database.close())

// Look-ups are billed like reads, so a stranger could run up the bill.
it('a request without a sign-in makes no look-up', async () => {
  for (const one of [...matrixRequests(), ...baseCases]) {
    await runCase(database, { ...one, as: visitor })
  }
  expect(await evaluatedLookups(projectId, firestoreRules)).toEqual([])
})
