import { expect, it } from 'vitest'
import { tempFolder } from '../test/tempFolder.mjs'
import { startEmptyProject } from './deploy/emptyProject.mjs'

/** @import { Call } from '../googleFake/faults.mjs' */

const project = await startEmptyProject(tempFolder('deploy-slow'))

/** Requests that differ only in names which Google or the content gives are of one kind. @param {Call} call */
const kindOf = ({ method, path }) =>
  `${method} ${path
    .replace(/\/(versions|operations|rulesets|webApps|sites)\/[^/:]+/g, '/$1/…')
    .replace(/collectionGroups\/[^/]+/, 'collectionGroups/…')
    .replace(/fields\/[^/]+/, 'fields/…')
    .replace(/^\/upload\/.*/, '/upload/…')}`

it.each([403, 503])(
  'deploy finishes in a second run, whichever request Google answers with %s in the first',
  { timeout: 3_600_000 },
  async (answer) => {
    await project.empty()
    expect(await project.deploy()).toMatchObject({ code: 0 })
    const kinds = new Set(project.current().calls.map(kindOf))
    console.log(`${project.current().calls.length} requests of ${kinds.size} kinds`)
    /** @type {string[]} */
    const unfinished = []
    for (const kind of kinds) {
      const { faults } = await project.empty()
      faults.plan({ of: (call) => kindOf(call) === kind, times: 1, answer })
      const first = await project.deploy()
      const { code, said } = first.code === 0 ? first : await project.deploy()
      if (code === 0) await project.expectOpen()
      else unfinished.push(`${kind}: ${said}`)
      const line = first.said.split('\n').find((each) => each.startsWith('✖')) ?? 'it went on'
      console.log(`${answer} for ${kind}: ${code === 0 ? line : said}`)
    }
    expect(unfinished).toEqual([])
  },
)
