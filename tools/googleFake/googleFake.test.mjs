// @vitest-environment node
import { afterEach, expect, it } from 'vitest'
import { parseJson } from '../stack/json.mjs'
import { startGoogleFake } from './googleFake.mjs'

/** @type {import('./googleFake.mjs').GoogleFake} */
let fake
afterEach(() => fake.stop())

const ask = async (/** @type {string} */ path, init = {}) => {
  const response = await fetch(`${fake.origin}${path}`, init)
  return { status: response.status, body: await response.text() }
}
const databases = '/v1/projects/fake-project/databases'
const create = { method: 'POST', body: JSON.stringify({ locationId: 'nam5' }) }

it('answers the n-th request as planned', async () => {
  fake = await startGoogleFake()
  fake.faults.plan({ at: 2, times: 1, answer: 503 })
  fake.faults.plan({ at: 3, answer: 'reset', of: ({ path }) => path.endsWith('/releases') })
  expect((await ask(databases)).status).toBe(200)
  const { status, body } = await ask(databases)
  expect(status).toBe(503)
  expect(body).toContain('UNAVAILABLE')
  expect((await ask(databases)).status).toBe(200)
  const releases = '/v1/projects/fake-project/releases'
  await ask(releases)
  await ask(releases)
  await expect(ask(releases)).rejects.toThrow('fetch failed')
  fake.faults.clear()
  fake.faults.plan({ answer: 'hang' })
  await expect(ask(releases, { signal: AbortSignal.timeout(200) })).rejects.toThrow('timeout')
})

it('lets no index in while the database is being created', async () => {
  fake = await startGoogleFake({ database: false, polls: 1 })
  const { body } = await ask(`${databases}?databaseId=(default)`, create)
  const index = `${databases}/(default)/collectionGroups/reports/indexes`
  const fields = [{ fieldPath: 'a' }, { fieldPath: 'b' }]
  const add = { method: 'POST', body: JSON.stringify({ queryScope: 'COLLECTION', fields }) }
  expect(await ask(index, add)).toMatchObject({ status: 409 })
  /** @type {{ name: string }} */
  const { name } = parseJson(body)
  await ask(`/v1/${name}`)
  await ask(`/v1/${name}`)
  expect((await ask(index, add)).status).toBe(200)
  expect((await ask(index)).body).toContain('"state":"CREATING"')
  expect((await ask(index)).body).toContain('"state":"READY"')
})

it('knows one project only', async () => {
  fake = await startGoogleFake()
  expect((await ask('/v1/projects/other/databases')).status).toBe(403)
})
