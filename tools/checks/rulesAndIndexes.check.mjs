import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startGoogleFake } from '../googleFake/googleFake.mjs'
import {
  compareDeployed,
  differenceLine,
  shipRulesAndIndexes,
} from '../publish/rulesAndIndexes.mjs'
import { root } from '../stack/paths.mjs'
import { tempFolder } from '../test/tempFolder.mjs'

const folder = tempFolder('rules')
/** @type {import('../googleFake/googleFake.mjs').GoogleFake} */
let fake

beforeEach(async () => {
  fake = await startGoogleFake({ listsUntilReady: 3 })
  for (const [name, value] of Object.entries(fake.env)) vi.stubEnv(name, value)
  vi.stubEnv('XDG_CONFIG_HOME', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await fake.stop()
})

it('rules and indexes are deployed before the code that needs them, and are ready then', async () => {
  const before = await compareDeployed(fake.project)
  expect(before.rules).toBe(true)
  expect(before.missing.length).toBeGreaterThan(10)
  await shipRulesAndIndexes(fake.project)
  expect(fake.rules.text()).toBe(readFileSync(join(root, 'firestore.rules'), 'utf8'))
  const after = await compareDeployed(fake.project)
  expect(after).toEqual({ rules: false, missing: [], building: [], extra: [] })
  expect(differenceLine(after)).toBe('rules: those of this tree')

  const calls = fake.calls.length
  await shipRulesAndIndexes(fake.project)
  expect(fake.calls.slice(calls).filter(({ method }) => method !== 'GET')).toEqual([])
})

it('an index that only the server has is reported and left there', async () => {
  const fields = [
    { fieldPath: 'old', order: 'ASCENDING' },
    { fieldPath: 'older', order: 'DESCENDING' },
  ]
  const path = '/v1/projects/fake-project/databases/(default)/collectionGroups/things/indexes'
  await fetch(`${fake.origin}${path}`, {
    method: 'POST',
    body: JSON.stringify({ queryScope: 'COLLECTION', fields }),
  })
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await shipRulesAndIndexes(fake.project)
  expect(log).toHaveBeenCalledWith(
    '  … only on the server, and left there: things: old ASCENDING, older DESCENDING',
  )
  expect((await compareDeployed(fake.project)).extra).toHaveLength(1)
})

it('nothing is published if they cannot be deployed', async () => {
  fake.faults.plan({ of: ({ path }) => path.endsWith('/rulesets'), answer: 403 })
  await expect(shipRulesAndIndexes(fake.project)).rejects.toThrow(
    'Nothing was published: the rules and indexes could not be deployed.',
  )
})
