import { expect, it } from 'vitest'
import { tempFolder } from '../test/tempFolder.mjs'
import { startEmptyProject } from './deploy/emptyProject.mjs'

const project = await startEmptyProject(tempFolder('deploy'))

it('deploy sets up an empty project; a second run finishes what a failure left', async () => {
  const fake = await project.empty({ listsUntilReady: 2 })
  fake.faults.plan({
    of: ({ path }) => path.endsWith('/our-shell/channels/live/releases'),
    answer: 403,
  })
  const failed = await project.deploy()
  expect(failed.said).toContain('Google refused')
  expect(failed.code).toBe(1)
  fake.faults.clear()

  const { code, said } = await project.deploy()
  expect(code, said).toBe(0)
  expect(said).toContain(`Greenlight is at ${await project.origin()}`)
  expect(said).toContain('What only the console can do')
  expect(said).toContain('Still missing, as npm run doctor says:\n✖ sign-in with Google: off')
  await project.expectOpen()

  const before = fake.calls.length
  expect(await project.deploy()).toMatchObject({ code: 0 })
  const isQuestion = (/** @type {{ method: string, path: string }} */ { method, path }) =>
    method === 'GET' || /:(runQuery|runAggregationQuery|test)$/.test(path)
  expect(fake.calls.slice(before).filter((call) => !isQuestion(call))).toEqual([])
})

it('opens the site only when the indexes are ready', () => {
  const { calls } = project.current()
  const lastIndexes = calls.findLastIndex(
    ({ method, path }, at) =>
      method === 'GET' && path.endsWith('/collectionGroups/-/indexes') && at < firstRelease(calls),
  )
  const lastMade = calls.findLastIndex(
    ({ method, path }) => method === 'POST' && path.endsWith('/indexes'),
  )
  expect(lastMade).toBeGreaterThan(-1)
  expect(lastIndexes).toBeGreaterThan(lastMade)
})

/** @param {readonly { method: string, path: string }[]} calls */
const firstRelease = (calls) =>
  calls.findIndex(({ method, path }) => method === 'POST' && path.endsWith('/live/releases'))
