import { beforeAll, expect, it } from 'vitest'
import { tempFolder } from '../test/tempFolder.mjs'
import { startEmptyProject } from './deploy/emptyProject.mjs'

/** @import { Call } from '../googleFake/faults.mjs' */

const project = await startEmptyProject(tempFolder('deploy-slow'))
// Each wait costs a second in each of many runs.
const empty = () => project.empty({ polls: 0, listsUntilReady: 1 })

/** Requests that differ only in names which Google or the content gives are of one kind. @param {Call} call */
const kindOf = ({ method, path }) =>
  `${method} ${path
    .replace(/\/(versions|operations|rulesets|webApps|sites)\/[^/:]+/g, '/$1/…')
    .replace(/collectionGroups\/[^/]+/, 'collectionGroups/…')
    .replace(/fields\/[^/]+/, 'fields/…')
    .replace(/^\/upload\/.*/, '/upload/…')}`

/** Of a deployment in which nothing fails. @type {Set<string>} */
let kinds

beforeAll(async () => {
  await empty()
  expect(await project.deploy()).toMatchObject({ code: 0 })
  const { calls } = project.current()
  kinds = new Set(calls.map(kindOf))
  console.log(`${calls.length} requests of ${kinds.size} kinds`)
})

it.each([403, 503])(
  'deploy finishes when it is repeated, after each kind of request was answered with %s once',
  { timeout: 1_800_000 },
  async (answer) => {
    const { faults } = await empty()
    for (const kind of kinds) faults.plan({ of: (call) => kindOf(call) === kind, times: 1, answer })
    /** @type {string[]} */
    const failed = []
    for (let run = await project.deploy(); run.code !== 0; run = await project.deploy()) {
      failed.push(run.said)
      expect(failed.length, run.said).toBeLessThan(kinds.size)
    }
    await project.expectOpen()
    console.log(
      `${answer} for each of ${kinds.size} kinds: finished after ${failed.length} failed runs`,
    )
  },
)

it(
  'deploy finishes in a second run, whichever request was the last one of a command that was killed',
  { timeout: 3_600_000 },
  async () => {
    /** @type {string[]} */
    const unfinished = []
    for (const kind of kinds) {
      const started = performance.now()
      const { faults } = await empty()
      const isKind = (/** @type {Call} */ call) => kindOf(call) === kind
      faults.plan({ of: isKind, times: 1, answer: () => project.kill() })
      expect((await project.deploy()).code, kind).not.toBe(0)
      const { code, said } = await project.deploy()
      const problem = code === 0 ? await project.expectOpen().then(() => '', String) : said
      if (problem) unfinished.push(`${kind}: ${problem}`)
      const time = ((performance.now() - started) / 1000).toFixed(0)
      console.log(`killed at ${kind}: ${problem || 'finished in the second run'} (${time} s)`)
    }
    expect(unfinished).toEqual([])
  },
)
