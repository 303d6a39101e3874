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

it(
  'deploy finishes in a second run, whichever request was refused in the first',
  { timeout: 3_600_000 },
  async () => {
    await project.empty()
    expect(await project.deploy()).toMatchObject({ code: 0 })
    const kinds = new Set(project.current().calls.map(kindOf))
    console.log(`${project.current().calls.length} requests of ${kinds.size} kinds`)
    for (const kind of kinds) {
      const { faults } = await project.empty()
      faults.plan({ of: (call) => kindOf(call) === kind, times: 1, answer: 403 })
      const first = await project.deploy()
      const second = await project.deploy()
      expect(second.code, `${kind}: ${second.said}`).toBe(0)
      await project.expectOpen()
      const line = first.said.split('\n').find((each) => each.startsWith('✖')) ?? 'it went on'
      console.log(`${kind} refused: ${line}`)
    }
  },
)
