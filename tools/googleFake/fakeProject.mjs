import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, vi } from 'vitest'
import { googleApi } from '../google/googleApi.mjs'
import { hostingApi } from '../google/hostingApi.mjs'
import { parseGreenlightConfig } from '../hosting/greenlightConfig.mjs'
import { servingConfig } from '../hosting/resolve.mjs'
import { readJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { startGoogleFake } from './googleFake.mjs'

/** @typedef {import('./googleFake.mjs').GoogleFake} GoogleFake */

/** The configuration of the fake's project. @param {object} [more] */
export const fakeConfig = (more = {}) =>
  parseGreenlightConfig({
    project: 'fake-project',
    location: 'eur3',
    sites: { shell: 'fake-shell', 'mf-gallery': 'fake-gallery' },
    firebase: { apiKey: 'key', authDomain: 'fake.firebaseapp.com', appId: 'app' },
    operator: { name: 'We', contact: 'we@site.test' },
    ...more,
  })

/** For the tests of one file: the fake of Google's APIs, which our own code reaches. It ends after each test. */
export function fakeProject() {
  /** @type {GoogleFake | undefined} */
  let fake
  async function stop() {
    vi.unstubAllEnvs()
    await fake?.stop()
    fake = undefined
  }
  afterEach(stop)
  return {
    /**
     * Starts it, in place of one that runs.
     * @param {Parameters<typeof startGoogleFake>[0]} [options]
     */
    start: async (options) => {
      await stop()
      fake = await startGoogleFake(options)
      for (const [name, value] of Object.entries(fake.env)) vi.stubEnv(name, value)
      return fake
    },
  }
}

/**
 * What `npm run deploy` and the operator make of a project, but for rules and indexes.
 * @param {GoogleFake} fake without a database
 */
export async function setUpFakeProject(fake) {
  fake.firestore.addDatabase('(default)', {
    locationId: 'eur3',
    databaseEdition: 'STANDARD',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  })
  const schedules = '/v1/projects/fake-project/databases/(default)/backupSchedules'
  await googleApi('firestore').ask('POST', schedules, {
    body: { dailyRecurrence: {}, retention: '1209600s' },
  })
  const identity = googleApi('identity')
  const initialize = '/v2/projects/fake-project/identityPlatform:initializeAuth'
  await identity.ask('POST', initialize, { body: {} })
  const sender = { senderDisplayName: 'Greenlight' }
  await identity.ask('PATCH', '/admin/v2/projects/fake-project/config', {
    query: { updateMask: 'authorizedDomains,signIn,emailPrivacyConfig,notification' },
    body: {
      authorizedDomains: ['fake-shell.web.app'],
      signIn: { email: { enabled: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      notification: { sendEmail: { verifyEmailTemplate: sender, resetPasswordTemplate: sender } },
    },
  })
  const providers = '/admin/v2/projects/fake-project/defaultSupportedIdpConfigs'
  await identity.ask('POST', providers, {
    query: { idpId: 'google.com' },
    body: { enabled: true },
  })
}

/** Deploys rules, indexes and exemptions of this tree. @param {GoogleFake} fake */
export async function deployToFake(fake) {
  const { project } = fake
  const rules = googleApi('rules')
  const content = readFileSync(join(root, 'firestore.rules'), 'utf8')
  const source = { files: [{ name: 'firestore.rules', content }] }
  const ruleset = await rules.ask('POST', `/v1/projects/${project}/rulesets`, { body: { source } })
  await rules.ask('POST', `/v1/projects/${project}/releases`, {
    body: {
      name: `projects/${project}/releases/cloud.firestore`,
      rulesetName: /** @type {{ name: string }} */ (ruleset).name,
    },
  })
  /** @type {import('../google/firestoreAdmin.mjs').Indexes} */
  const { indexes, fieldOverrides } = readJson(join(root, 'firestore.indexes.json'))
  const firestore = googleApi('firestore')
  const groups = `/v1/projects/${project}/databases/(default)/collectionGroups`
  for (const { collectionGroup, ...body } of indexes)
    await firestore.ask('POST', `${groups}/${collectionGroup}/indexes`, { body })
  for (const { collectionGroup, fieldPath, ttl, indexes: own } of fieldOverrides) {
    const kinds = own.map(({ queryScope, ...kind }) => ({
      queryScope,
      fields: [{ fieldPath, ...kind }],
    }))
    await firestore.ask('PATCH', `${groups}/${collectionGroup}/fields/${fieldPath}`, {
      body: { indexConfig: { indexes: kinds }, ...(ttl && { ttlConfig: {} }) },
    })
  }
  for (const index of fake.firestore.indexes.values()) index.state = 'READY'
}

/**
 * Gives files to the visitors of a site.
 * @param {GoogleFake} fake
 * @param {string} site
 * @param {Record<string, string>} files by path
 * @param {import('../hosting/resolve.mjs').Hosting} hosting
 */
export async function releaseOnFake({ project }, site, files, hosting) {
  const api = hostingApi(project)
  const version = await api.createVersion(site)
  const contents = new Map(
    Object.entries(files).map(([path, text]) => {
      const gzip = gzipSync(text)
      return [path, { gzip, sha: hash('sha256', gzip) }]
    }),
  )
  const { uploadUrl } = await api.populate(
    version,
    new Map([...contents].map(([path, { sha }]) => [path, sha])),
  )
  for (const { gzip, sha } of contents.values()) await api.upload(uploadUrl, sha, gzip)
  await api.finalize(site, version, servingConfig(hosting))
  await api.release(site, version, 'test')
}
