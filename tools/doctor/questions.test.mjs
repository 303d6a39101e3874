// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  deployToFake,
  fakeConfig,
  fakeProject,
  releaseOnFake,
  setUpFakeProject,
} from '../googleFake/fakeProject.mjs'
import { productionConfig } from '../hosting/greenlightConfig.mjs'
import { hostingOf } from '../hosting/resolve.mjs'
import { ownPaths } from '../hosting/shellHosting.mjs'
import { parseRegistry } from '../publish/contract.mjs'
import { findingsTable } from './finding.mjs'
import { examine } from './questions.mjs'

/** @import { Registry } from '../publish/contract.mjs' */

const config = fakeConfig()
const project = fakeProject()
/** @type {import('../googleFake/fakeProject.mjs').GoogleFake} */
let fake

/** @param {Parameters<typeof project.start>[0]} [options] */
async function start(options) {
  fake = await project.start({
    database: false,
    serve: true,
    sites: ['fake-shell', 'fake-gallery'],
    ...options,
  })
  // Without gh.
  vi.stubEnv('PATH', '')
}
beforeEach(() => start())

/** @param {Registry} [registry] @param {typeof config} [asked] */
async function problems(registry, asked = config) {
  const findings = await examine(asked, registry)
  return Object.fromEntries(
    findings.flatMap(({ what, problem }) => (problem ? [[what, problem]] : [])),
  )
}

const origins = () => {
  const urls = fake.hosting.urls()
  return { shell: urls['fake-shell'] ?? '', 'mf-gallery': urls['fake-gallery'] ?? '' }
}

/**
 * A shell and a remote that is published.
 * @param {(hosting: import('../hosting/resolve.mjs').Hosting) => import('../hosting/resolve.mjs').Hosting} [change]
 * @returns {Promise<Registry>}
 */
async function publish(change = (hosting) => hosting) {
  const site = {
    origins: origins(),
    config: productionConfig(config),
    routes: ['/gallery'],
    folders: ['1.0.0'],
  }
  const page = '<!doctype html><title>Page</title>'
  const pages = { '/index.html': page, '/pages/gallery.html': page, '/404.html': page }
  const files = { ...pages, '/registry.json': '{}', '/config.json': '{}' }
  await releaseOnFake(fake, 'fake-shell', files, change(hostingOf('shell', site)))
  const entry = '/mf-gallery/1.0.0/remoteEntry.js'
  await releaseOnFake(fake, 'fake-gallery', { [entry]: '' }, hostingOf('mf-gallery', site))
  const release = { version: '1.0.0', contract: 1 }
  return parseRegistry({
    generation: 1,
    shell: { ...release, name: 'shell' },
    remotes: {
      'mf-gallery': [
        {
          ...release,
          name: 'mf-gallery',
          entry: `${origins()['mf-gallery']}${entry}`,
          routes: [{ path: '/gallery', access: 'member' }],
        },
      ],
    },
  })
}

it('finds all that an empty project lacks, and says what to do about each', async () => {
  expect(await problems()).toMatchObject({
    'access rules': 'there is no database',
    database: 'there is none',
    backups: 'there are none',
    'sign-in by e-mail and password': 'off',
    'sign-in with Google': 'off',
    'authorized domains': 'fake-shell.web.app is missing',
    'protection of addresses against enumeration': 'off',
    'the sender of mails has a name': 'no sender: verification, password reset',
    releases: 'nothing is published',
  })
  expect(findingsTable(await examine(config, undefined))).toContain(
    '✖ backups: there are none\n    → npm run deploy makes it',
  )
})

it('finds only what is wrong, and changes nothing', async () => {
  await setUpFakeProject(fake)
  const before = fake.calls.length
  const found = await problems({ generation: 1, shell: null, remotes: {} })
  const queries = Object.keys(found).filter((what) => what.endsWith('queries of the site'))
  expect(Object.keys(found)).toEqual(['access rules', 'indexes', ...queries])
  expect(found['access rules']).toBe('other than those of this tree')
  expect(found['indexes']).toMatch(/^missing: /)
  const isQuestion = (/** @type {{ method: string, path: string }} */ { method, path }) =>
    method === 'GET' || /:(runQuery|runAggregationQuery|test)$/.test(path)
  expect(fake.calls.slice(before).filter((call) => !isQuestion(call))).toEqual([])
})

it('finds nothing in a project that is as it should be', async () => {
  await setUpFakeProject(fake)
  await deployToFake(fake)
  Object.assign(fake.appCheck, { siteKey: 'recaptcha', tokenTtl: '604800s' })
  for (const name of ['firestore', 'identitytoolkit'])
    fake.appCheck.enforced.add(`${name}.googleapis.com`)
  const findings = await examine({ ...config, appCheckKey: 'recaptcha' }, await publish())
  expect(findings.filter(({ problem }) => problem)).toEqual([])
  expect(findings.filter(({ unasked }) => unasked).map(({ what }) => what)).toEqual([
    'alerts',
    'a member lists profiles',
    'a member lists nothing with an offset',
    'a member lists comments from a stored time',
    'a member reads nothing of the past (readTime)',
    'settings of GitHub',
  ])
})

it('says that the site is closed instead of that its rules are others', async () => {
  await setUpFakeProject(fake)
  const closed = { mode: /** @type {const} */ ('readonly'), why: 'A court.', since: '2026-11-28' }
  const found = await problems({ generation: 1, shell: null, remotes: {}, closed })
  expect(found['the site is open']).toBe('read-only since 2026-11-28')
  expect(found).not.toHaveProperty('access rules')
})

it('finds reports without an owner', async () => {
  await setUpFakeProject(fake)
  Object.assign(fake.firestore.reports, { all: 12, owned: 9 })
  expect(await problems()).toMatchObject({ 'reports have an owner': '3 have none' })
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
  await start({ sites: ['fake-shell'] })
  expect(await problems()).toMatchObject({ 'site of mf-gallery': 'no fake-gallery' })
})

it('goes on where Google refuses one question', async () => {
  await setUpFakeProject(fake)
  fake.faults.plan({ of: ({ path }) => path.endsWith('/backupSchedules'), answer: 403 })
  const found = await problems()
  expect(found['an answer of Google']).toContain('Google refused')
  expect(found['access rules']).toBeDefined()
})

describe('planted faults', () => {
  it('has a line with what to do for each', async () => {
    await setUpFakeProject(fake)
    await deployToFake(fake)
    const lines = async () => {
      const registry = await publish(withWideGlobs)
      const asked = { ...config, location: 'nam5', appCheckKey: 'recaptcha' }
      return findingsTable((await examine(asked, registry)).filter(({ problem }) => problem))
    }
    // The first of firestore.indexes.json.
    const [first = ''] = fake.firestore.indexes.keys()
    fake.firestore.indexes.delete(first)
    Object.assign(fake.firestore.databases.get('(default)') ?? {}, { deleteProtectionState: 'OFF' })
    Object.assign(fake.firestore.schedules[0] ?? {}, { retention: '604800s' })
    fake.identity.providers.delete('google.com')
    Object.assign(fake.identity.config() ?? {}, { authorizedDomains: [], notification: {} })
    fake.appCheck.enforced.add('identitytoolkit.googleapis.com')
    Object.assign(fake.appCheck, { siteKey: 'recaptcha' })
    fake.hosting.customDomains.set('fake-shell', [
      {
        name: 'projects/fake-project/sites/fake-shell/customDomains/our.example.org',
        hostState: 'HOST_UNHOSTED',
        ownershipState: 'OWNERSHIP_ACTIVE',
        cert: { state: 'CERT_ACTIVE' },
      },
    ])
    const found = await lines()
    expect(found).toContain('✖ indexes: missing: reports: status ASCENDING')
    expect(found).toMatch(
      /✖ \d+ queries of the site: refused: .*reports where .* \(needs another index\)/,
    )
    for (const line of [
      '✖ region of the database: eur3, not nam5\n    → name it in greenlight.config.json',
      '✖ protection of the database against deletion: off\n    → gcloud firestore databases update',
      '✖ how long backups are kept: 604800s, not 1209600s\n    → gcloud firestore backups schedules update --database="(default)" --backup-schedule=schedule-1 ',
      '✖ /humans.txt: answers 200, not 404\n    → npm run publish -- shell',
      '✖ /__/auth/handler has no headers of the site: has content-security-policy\n    → npm run publish -- shell',
      '✖ sign-in with Google: off\n    → turn it on: https://console.firebase.google.com/project/fake-project/',
      '✖ authorized domains: fake-shell.web.app, our.example.org are missing\n    → add them: https://',
      '✖ the sender of mails has a name: no sender: verification, password reset\n    → name the sender',
      '✖ the domain our.example.org: host HOST_UNHOSTED\n    → set the DNS records',
      '✖ App Check for Firestore: off\n    → enforce it, with tokens of 7 days',
      '✖ tokens of App Check: last 3600s, not 7 days\n    → enforce it, with tokens of 7 days',
    ])
      expect(found).toContain(line)
  })
})

/**
 * Every path is the page and has its headers, as the first configuration of many sites has it.
 * @type {Parameters<typeof publish>[0]}
 */
const withWideGlobs = ({ headers }) => ({
  headers: headers.map((rule) => (rule.source === ownPaths ? { ...rule, source: '**' } : rule)),
  rewrites: [{ source: '**', destination: '/index.html' }],
})
