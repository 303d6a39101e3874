import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadRules } from '../setup/loadRules.ts'
import { runCase } from '../setup/ruleCase.ts'
import {
  firestoreRules,
  openTestDatabase,
  type TestDatabase,
  workerProjectId,
} from '../setup/testDatabase.ts'
import { adminWrites } from './adminWrites.ts'
import { memberWrites, type WriteKind } from './memberWrites.ts'

// Firestore evaluates at most 1,000 expressions for a document of a batch.
const ONE_PERCENT = 10
const MOST_PERCENT = 80

const projectId = `${workerProjectId()}-expressions`
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(projectId)
})
afterAll(() => database.close())

/** The rules with so many more expressions in each condition: a list has one for each of its items. */
function withMoreExpressions(count: number): string {
  const list = Array.from({ length: count }, () => '1').join()
  return firestoreRules
    .replaceAll(/(allow [\w, ]+: if )([^;]+);/g, '$1($2) && more();')
    .replace('function me()', `function more() { return [${list}].size() >= 0; }\n function me()`)
}

/** How many percent of the expressions a batch uses, for the document that needs most, rounded up. */
async function percentOf({ as, writes, given = {} }: WriteKind): Promise<number> {
  let [fits, fails] = [0, 100]
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2)
    await loadRules(projectId, withMoreExpressions(middle * ONE_PERCENT))
    const problem = await runCase(database, {
      ...{ path: '', title: '', as, subject: as, isAllowed: true, given: () => given },
      run: (s) => s.write(...writes),
    })
    if (problem) fails = middle
    else fits = middle
  }
  return 100 - fits
}

it('no batch evaluates more than 80 % of the expressions that Firestore allows', async () => {
  const { share, 'experience, its owner told': experience } = memberWrites
  const { 'share decided, with two flags': decision } = adminWrites
  if (!share || !experience || !decision) throw new Error('No such kinds of writes')
  const percent = {
    share: await percentOf(share),
    experience: await percentOf(experience),
    decision: await percentOf(decision),
  }
  console.log('percent of the expressions:', percent)
  expect(Math.max(...Object.values(percent))).toBeLessThanOrEqual(MOST_PERCENT)
  // It would be 1 if the added expressions did not count.
  expect(Math.min(...Object.values(percent))).toBeGreaterThan(10)
})
