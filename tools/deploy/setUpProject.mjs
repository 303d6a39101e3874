import { setTimeout as wait } from 'node:timers/promises'
import { googleApi, GoogleError } from '../google/googleApi.mjs'
import { hostingApi } from '../google/hostingApi.mjs'
import { untilDone } from '../google/operations.mjs'
import { orNothing } from '../google/orNothing.mjs'
import { sitesOf } from '../hosting/greenlightConfig.mjs'
import { UserError } from '../stack/userError.mjs'

/** @import { GreenlightConfig } from '../hosting/greenlightConfig.mjs' */
/**
 * @typedef {object} SetUpOptions
 * @property {(question: string) => Promise<boolean>} confirm asks the operator
 * @property {(firebase: GreenlightConfig['firebase']) => void} saveWebApp keeps what belongs to the web app
 * @property {(line: string) => void} tell
 */

const SERVICES = [
  'firebase.googleapis.com',
  'firebasehosting.googleapis.com',
  'firebaserules.googleapis.com',
  'firestore.googleapis.com',
  'identitytoolkit.googleapis.com',
]
const BACKUP_DAYS = 14
const LONGEST_OPERATION_MS = 10 * 60_000
const POLL_MS = 500

/**
 * Makes what a project lacks of what its APIs can make. Each step looks first, so that it can be repeated.
 * @param {GreenlightConfig} config
 * @param {SetUpOptions} options
 * @returns {Promise<GreenlightConfig>} with its web app
 * @throws {UserError}
 */
export async function setUpProject(config, options) {
  await enableServices(config)
  await needDatabase(config, options)
  await needBackups(config, options)
  await needSites(config, options)
  const firebase = await needWebApp(config, options)
  await needSignIn(config, options)
  return { ...config, firebase }
}

/** @param {GreenlightConfig} config */
async function enableServices({ project }) {
  const api = googleApi('serviceUsage')
  for (const service of SERVICES) {
    const path = `/v1/projects/${project}/services/${service}`
    const { state } = /** @type {{ state: string }} */ (await api.ask('GET', path))
    if (state !== 'ENABLED') await api.ask('POST', `${path}:enable`, { body: {} })
  }
}

/**
 * @param {GreenlightConfig} config
 * @param {SetUpOptions} options
 */
async function needDatabase({ project, location }, { confirm, tell }) {
  const api = googleApi('firestore')
  const databases = `/v1/projects/${project}/databases`
  if (await found(api.ask('GET', `${databases}/(default)`))) return
  const question = `The database is made in ${location}. This cannot be changed later. Go on?`
  if (!(await confirm(question))) {
    throw new UserError('Nothing was made. Name another location in greenlight.config.json.')
  }
  const body = {
    locationId: location,
    type: 'FIRESTORE_NATIVE',
    databaseEdition: 'STANDARD',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  }
  const query = { databaseId: '(default)' }
  try {
    await untilDone(api, '/v1', await api.ask('POST', databases, { query, body }))
  } catch (error) {
    // A command that was killed began it.
    if (!(error instanceof GoogleError) || error.status !== 'ALREADY_EXISTS') throw error
    await untilFound(() => api.ask('GET', `${databases}/(default)`))
  }
  tell(`database made in ${location}, protected against deletion`)
}

/**
 * @param {GreenlightConfig} config
 * @param {SetUpOptions} options
 */
async function needBackups({ project }, { tell }) {
  const api = googleApi('firestore')
  const path = `/v1/projects/${project}/databases/(default)/backupSchedules`
  const data = /** @type {{ backupSchedules?: object[] }} */ (await api.ask('GET', path))
  if (data.backupSchedules?.length) return
  const body = { retention: `${BACKUP_DAYS * 24 * 60 * 60}s`, dailyRecurrence: {} }
  await api.ask('POST', path, { body })
  tell(`backup each day, kept for ${BACKUP_DAYS} days`)
}

/**
 * @param {GreenlightConfig} config
 * @param {SetUpOptions} options
 */
async function needSites(config, { tell }) {
  const api = hostingApi(config.project)
  const known = new Set((await api.sites()).map(({ name }) => name.split('/').at(-1)))
  for (const site of Object.values(sitesOf(config))) {
    if (known.has(site)) continue
    await createSite(api, site)
    tell(`Hosting site ${site} made`)
  }
}

/**
 * @param {import('../google/hostingApi.mjs').HostingApi} api
 * @param {string} site
 */
async function createSite(api, site) {
  try {
    await api.createSite(site)
  } catch (error) {
    if (!(error instanceof GoogleError) || error.status !== 'ALREADY_EXISTS') throw error
    // It was made by a request whose answer was lost.
    if ((await api.sites()).some(({ name }) => name.endsWith(`/${site}`))) return
    throw new UserError(
      `The Hosting site ${site} belongs to another project: name another one in greenlight.config.json.`,
    )
  }
}

/**
 * @param {GreenlightConfig} config
 * @param {SetUpOptions} options
 * @returns {Promise<GreenlightConfig['firebase']>}
 */
async function needWebApp({ project, firebase }, { saveWebApp, tell }) {
  if (firebase.apiKey && firebase.appId) return firebase
  const api = googleApi('firebase')
  const apps = `/v1beta1/projects/${project}/webApps`
  const { apps: known = [] } = /** @type {{ apps?: WebApp[] }} */ (await api.ask('GET', apps))
  const app =
    known[0] ??
    /** @type {WebApp} */ (
      await untilDone(
        api,
        '/v1beta1',
        await api.ask('POST', apps, { body: { displayName: 'Greenlight' } }),
      )
    )
  const data = await api.ask('GET', `${apps}/${app.appId}/config`)
  const { apiKey, authDomain, appId } = /** @type {GreenlightConfig['firebase']} */ (data)
  const made = { apiKey, authDomain: firebase.authDomain || authDomain, appId }
  saveWebApp(made)
  tell('the web app is in greenlight.config.json')
  return made
}

/** @typedef {{ appId: string }} WebApp */

/**
 * Sign-in by e-mail and password, for the addresses of the site.
 * @param {GreenlightConfig} config
 * @param {SetUpOptions} options
 */
async function needSignIn({ project, sites }, { tell }) {
  const api = googleApi('identity')
  const path = `/admin/v2/projects/${project}/config`
  if (!(await found(api.ask('GET', path)))) {
    await api.ask('POST', `/v2/projects/${project}/identityPlatform:initializeAuth`, { body: {} })
  }
  const { authorizedDomains = [], signIn } = /** @type {SignInConfig} */ (
    await api.ask('GET', path)
  )
  const wanted = [`${sites.shell}.web.app`, `${sites.shell}.firebaseapp.com`]
  const missing = wanted.filter((domain) => !authorizedDomains.includes(domain))
  if (missing.length === 0 && signIn?.email?.enabled) return
  await api.ask('PATCH', path, {
    query: { updateMask: 'authorizedDomains,signIn.email,emailPrivacyConfig' },
    body: {
      authorizedDomains: [...authorizedDomains, ...missing],
      signIn: { email: { enabled: true, passwordRequired: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    },
  })
  tell('sign-in by e-mail and password is on')
}

/** @typedef {{ authorizedDomains?: string[], signIn?: { email?: { enabled?: boolean } } }} SignInConfig */

/** Whether Google has it. @param {Promise<unknown>} asked */
const found = async (asked) => (await orNothing(asked)) !== undefined

/** @param {() => Promise<unknown>} ask */
async function untilFound(ask) {
  const giveUp = Date.now() + LONGEST_OPERATION_MS
  while (!(await found(ask()))) {
    if (Date.now() > giveUp) throw new UserError('Google does not finish the database.')
    await wait(POLL_MS)
  }
}
