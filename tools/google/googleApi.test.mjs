// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeProject } from '../googleFake/fakeProject.mjs'
import { googleApi } from './googleApi.mjs'

// Without the pauses.
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }))

const project = fakeProject()
/** @type {import('../googleFake/fakeProject.mjs').GoogleFake} */
let fake
beforeEach(async () => {
  fake = await project.start()
})

const databases = '/v1/projects/fake-project/databases'
const ask = (path = databases) => googleApi('firestore').ask('GET', path)

it.each([409, 429, 503, /** @type {const} */ ('reset')])('tries again after %s', async (answer) => {
  fake.faults.plan({ times: 2, answer })
  expect(await ask()).toMatchObject({ databases: [{ databaseEdition: 'STANDARD' }] })
})

it.each([
  ['/v1/projects/other/databases', 'The caller does not have permission. Sign in with gcloud'],
  [`${databases}/none`, 'Requested entity was not found: projects/fake-project/databases/none.'],
])('says at once what Google refuses: %s', async (path, message) => {
  await expect(ask(path)).rejects.toThrow(`Google refused GET ${path}: ${message}`)
  expect(fake.calls).toHaveLength(1)
})

it('gives up after a while, and says so', async () => {
  fake.faults.plan({ answer: 'reset' })
  await expect(ask()).rejects.toThrow('Google does not answer (GET /v1/projects')
})
