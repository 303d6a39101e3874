// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { googleApi } from '../google/googleApi.mjs'
import { startGoogleFake } from '../googleFake/googleFake.mjs'
import { parseGreenlightConfig } from '../hosting/greenlightConfig.mjs'
import { examine, findingsTable } from './questions.mjs'

const config = parseGreenlightConfig({
  project: 'fake-project',
  location: 'eur3',
  sites: { shell: 'fake-shell', 'mf-gallery': 'fake-gallery' },
  firebase: { apiKey: 'key', authDomain: 'fake.firebaseapp.com', appId: 'app' },
  operator: { name: 'We', contact: 'we@site.test' },
})

/** @type {import('../googleFake/googleFake.mjs').GoogleFake} */
let fake
/** @param {Parameters<typeof startGoogleFake>[0]} [options] */
async function start(options) {
  fake = await startGoogleFake({ database: false, serve: true, ...options })
  for (const [name, value] of Object.entries(fake.env)) vi.stubEnv(name, value)
}
beforeEach(() => start({ sites: ['fake-shell', 'fake-gallery'] }))
afterEach(async () => {
  vi.unstubAllEnvs()
  await fake.stop()
})

/** @param {import('../publish/contract.mjs').Registry} [registry] */
async function problems(registry) {
  const findings = await examine(config, registry)
  return Object.fromEntries(
    findings.flatMap(({ what, problem }) => (problem ? [[what, problem]] : [])),
  )
}

/** What `npm run deploy` makes. */
async function setUp() {
  fake.firestore.addDatabase('(default)', {
    locationId: 'eur3',
    databaseEdition: 'STANDARD',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  })
  const schedules = '/v1/projects/fake-project/databases/(default)/backupSchedules'
  await googleApi('firestore').ask('POST', schedules, { body: { dailyRecurrence: {} } })
  const identity = googleApi('identity')
  const initialize = '/v2/projects/fake-project/identityPlatform:initializeAuth'
  await identity.ask('POST', initialize, { body: {} })
  await identity.ask('PATCH', '/admin/v2/projects/fake-project/config', {
    query: { updateMask: 'authorizedDomains,signIn,emailPrivacyConfig' },
    body: {
      authorizedDomains: ['fake-shell.web.app'],
      signIn: { email: { enabled: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    },
  })
}

it('finds all that an empty project lacks, and says what to do about each', async () => {
  expect(await problems()).toMatchObject({
    'access rules': 'there is no database',
    database: 'there is none',
    backups: 'there are none',
    'sign-in by e-mail and password': 'off',
    'authorized domains': 'fake-shell.web.app is missing',
    'protection of addresses against enumeration': 'off',
    releases: 'nothing is published',
  })
  expect(findingsTable(await examine(config, undefined))).toContain(
    '✖ backups: there are none\n    → npm run deploy makes it',
  )
})

it('finds only what is wrong, and changes nothing', async () => {
  await setUp()
  const before = fake.calls.length
  const found = await problems({ generation: 1, shell: null, remotes: {} })
  expect(Object.keys(found)).toEqual(['access rules', 'indexes'])
  expect(found['access rules']).toBe('other than those of this tree')
  expect(found['indexes']).toMatch(/^missing: /)
  expect(fake.calls.slice(before).filter(({ method }) => method !== 'GET')).toEqual([])
})

it('finds a database elsewhere that anyone may delete', async () => {
  fake.firestore.addDatabase('(default)', { locationId: 'nam5', databaseEdition: 'ENTERPRISE' })
  expect(await problems()).toMatchObject({
    'region of the database': 'nam5, not eur3',
    'edition of the database': 'ENTERPRISE',
    'protection of the database against deletion': 'off',
  })
})

it('finds a site that does not exist', async () => {
  vi.unstubAllEnvs()
  await fake.stop()
  await start({ sites: ['fake-shell'] })
  expect(await problems()).toMatchObject({ 'site of mf-gallery': 'no fake-gallery' })
})

it('goes on where Google refuses one question', async () => {
  await setUp()
  fake.faults.plan({ of: ({ path }) => path.endsWith('/backupSchedules'), answer: 403 })
  const found = await problems()
  expect(found['an answer of Google']).toContain('Google refused')
  expect(found['access rules']).toBeDefined()
})
