import { expect, it } from 'vitest'
import { tempFolder } from '../test/tempFolder.mjs'
import { startEmptyProject } from './deploy/emptyProject.mjs'

/** @import { Call } from '../googleFake/faults.mjs' */

const project = await startEmptyProject(tempFolder('deploy-slow'))
// Each wait costs a second in each of some hundred runs.
const empty = () => project.empty({ polls: 0, listsUntilReady: 1 })

/** Requests that differ only in names which Google or the content gives are of one kind. @param {Call} call */
const kindOf = ({ method, path }) =>
  `${method} ${path
    .replace(/\/(versions|operations|rulesets|webApps|sites)\/[^/:]+/g, '/$1/…')
    .replace(/collectionGroups\/[^/]+/, 'collectionGroups/…')
    .replace(/fields\/[^/]+/, 'fields/…')
    .replace(/^\/upload\/.*/, '/upload/…')}`

/** @type {[string, import('../googleFake/faults.mjs').Fault['answer']][]} */
const failures = [
  ['is refused by Google (403)', 403],
  ['is not answered once (503)', 503],
  ['is the last one of a command that is killed', () => project.kill()],
]

it.each(failures)(
  'deploy finishes in a second run, whichever request %s in the first',
  { timeout: 3_600_000 },
  async (what, answer) => {
    await empty()
    expect(await project.deploy()).toMatchObject({ code: 0 })
    const kinds = new Set(project.current().calls.map(kindOf))
    console.log(`${project.current().calls.length} requests of ${kinds.size} kinds`)
    /** @type {string[]} */
    const unfinished = []
    for (const kind of kinds) {
      const started = performance.now()
      const { faults } = await empty()
      faults.plan({ of: (call) => kindOf(call) === kind, times: 1, answer })
      const first = await project.deploy()
      const { code, said } = first.code === 0 ? first : await project.deploy()
      const problem = code === 0 ? await project.expectOpen().then(() => '', String) : said
      if (problem) unfinished.push(`${kind}: ${problem}`)
      const line = first.said.split('\n').find((each) => each.startsWith('✖ Google'))
      const ended = first.code === 0 ? 'it went on' : (line ?? 'it ended')
      const time = ((performance.now() - started) / 1000).toFixed(0)
      console.log(`${kind} ${what}: ${problem || ended} (${time} s)`)
    }
    expect(unfinished).toEqual([])
  },
)
