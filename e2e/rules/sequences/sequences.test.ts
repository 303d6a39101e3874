import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { admin, ann, secondAdmin, zoe } from '../setup/actors.ts'
import { type Documents, experience, past } from '../setup/documents.ts'
import { initialDocuments } from '../setup/initialDocuments.ts'
import { openTestDatabase, type TestDatabase, workerProjectId } from '../setup/testDatabase.ts'
import { Sequence } from './sequence.ts'
import { anyStep, counter } from './steps.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(`${workerProjectId()}-sequences`)
})
afterAll(() => database.close())

const most = { share: 5, experience: 20, comment: 50, flag: 20, thread: 15, case: 3 }
const actors = [ann, zoe, admin, secondAdmin]

/** Each member has one document of each kind left for today. */
const start: Documents = {
  ...Object.fromEntries(
    actors.flatMap(({ uid }) =>
      Object.entries(most).map(([kind, count]) => [
        `users/${uid}/quota/${kind}`,
        counter(count - 1),
      ]),
    ),
  ),
  'reports/common/experiences/zoe': experience(zoe, past),
}

it('whatever a bad member and a bad admin try, the invariants hold', async () => {
  let succeeded = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 12, maxLength: 30 }), async (steps) => {
      const sequence = new Sequence(database, { ...initialDocuments, ...start })
      await database.write(start)
      try {
        for (const step of steps) await sequence.run(step)
        succeeded += sequence.succeeded
        expect(await sequence.foreignReasons(actors)).toEqual([])
      } finally {
        await database.restore(sequence.writtenPaths([...Object.keys(start)]))
      }
    }),
    // Without a failure, a busy machine does fewer runs.
    { numRuns: 25, interruptAfterTimeLimit: 60_000, includeErrorInReport: true },
  )
  expect(succeeded).toBeGreaterThan(20)
})
