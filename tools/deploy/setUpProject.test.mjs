// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { fakeConfig, fakeProject } from '../googleFake/fakeProject.mjs'
import { setUpProject } from './setUpProject.mjs'

vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }))

const config = fakeConfig({
  sites: { shell: 'fake-project', 'mf-gallery': 'fake-gallery' },
  firebase: { apiKey: '', authDomain: '', appId: '' },
})

const project = fakeProject()
/** @type {import('../googleFake/fakeProject.mjs').GoogleFake} */
let fake
/** @type {unknown[]} */
let saved
/** @type {string[]} */
let told

async function startEmpty() {
  fake = await project.start({
    database: false,
    sites: ['fake-project'],
    disabled: ['firestore.googleapis.com'],
  })
  saved = []
  told = []
}
const setUp = (answer = true) =>
  setUpProject(config, {
    confirm: (question) => Promise.resolve(Boolean(told.push(question)) && answer),
    saveWebApp: (firebase) => saved.push(firebase),
    tell: (line) => told.push(line),
  })

/** What an empty project has afterwards. */
function expectComplete() {
  expect(fake.firestore.databases.get('(default)')).toMatchObject({
    locationId: 'eur3',
    databaseEdition: 'STANDARD',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  })
  expect(fake.firestore.schedules).toMatchObject([{ retention: '1209600s', dailyRecurrence: {} }])
  expect(fake.hosting.ids()).toEqual(['fake-project', 'fake-gallery'])
  expect(fake.webApps).toHaveLength(1)
  expect(fake.identity.config()?.authorizedDomains).toContain('fake-project.web.app')
  expect(fake.identity.config()).toMatchObject({
    signIn: { email: { enabled: true, passwordRequired: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  })
}

it('makes what an empty project lacks, after the operator agreed to the region', async () => {
  await startEmpty()
  const made = await setUp()
  expectComplete()
  expect(told[0]).toBe('The database is made in eur3. This cannot be changed later. Go on?')
  expect(made.firebase).toEqual({
    apiKey: 'fake-api-key',
    authDomain: 'fake-project.firebaseapp.com',
    appId: '1:1234567890:web:1',
  })
  expect(saved).toEqual([made.firebase])
})

it('makes no database in a region that the operator does not want', async () => {
  await startEmpty()
  await expect(setUp(false)).rejects.toThrow('Name another location')
  expect(fake.firestore.databases.size).toBe(0)
})

it('changes nothing the second time', async () => {
  await startEmpty()
  await setUp()
  const before = fake.calls.length
  told = []
  await setUpProject(
    { ...config, firebase: { apiKey: 'a', authDomain: 'b', appId: 'c' } },
    {
      confirm: () => Promise.reject(new Error('not asked')),
      saveWebApp: () => {},
      tell: (line) => told.push(line),
    },
  )
  expect(told).toEqual([])
  expect(fake.calls.slice(before).filter(({ method }) => method !== 'GET')).toEqual([])
})

it('names a site that another project has', async () => {
  await startEmpty()
  fake.hosting.taken.add('fake-gallery')
  await expect(setUp()).rejects.toThrow('fake-gallery belongs to another project: name another')
})

/** @type {[string, import('../googleFake/faults.mjs').Fault['answer']][]} */
const failures = [
  ['was refused', 403],
  ['was done but lost its answer', 'lost'],
]
it.each(failures)(
  'finishes in a second run, whichever request %s in the first',
  { timeout: 60_000 },
  async (_, answer) => {
    await startEmpty()
    await setUp()
    const requests = fake.calls.length
    expect(requests).toBeGreaterThan(15)
    for (let at = 1; at <= requests; at += 1) {
      await startEmpty()
      fake.faults.plan({ at, times: 1, answer })
      const first = await setUp().catch(String)
      if (answer === 403) expect(first, `request ${at}`).toContain('Google refused')
      await setUp()
      expectComplete()
    }
  },
)
