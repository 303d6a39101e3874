import { afterAll, beforeAll, expect, it } from 'vitest'
import { matrixCases } from './matrix/matrixCases.ts'
import { play } from './stage/case.ts'
import { openStage, projectOfWorker, rules, type Stage } from './stage/stage.ts'
import { twins } from './twins/twins.ts'

// Ten is what Firestore grants a request, six what we grant ourselves: with four more, all different,
// everything must still be allowed.
const granted = 10
const ours = 6

let stage: Stage
beforeAll(async () => {
  stage = await openStage(`${projectOfWorker()}-lookups`, withMoreLookups(rules, granted - ours))
})
afterAll(() => stage.close())

const allowed = [...matrixCases(), ...twins].filter(({ may }) => may)

it('no request needs more than six look-ups', async () => {
  const tooMany: string[] = []
  for (const one of allowed) {
    const problem = await play(stage, one)
    if (problem) tooMany.push(`${one.path}, ${one.as.uid}: ${one.title}: ${problem}`)
  }
  expect(tooMany).toEqual([])
})

/** The rules with so many look-ups more in each condition. */
function withMoreLookups(text: string, count: number): string {
  const lookups = Array.from(
    { length: count },
    (_, i) => `!exists(/databases/$(database)/documents/nothing/n${i})`,
  )
  return text
    .replaceAll(/(allow [\w, ]+: if )([^;]+);/g, '$1($2) && more();')
    .replace('function me()', `function more() { return ${lookups.join(' && ')}; }\n function me()`)
}
