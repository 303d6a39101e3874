import { randomUUID } from 'node:crypto'
import { googleApi, GoogleError } from '../google/googleApi.mjs'
import { hostingApi } from '../google/hostingApi.mjs'
import { sitesOf } from '../hosting/greenlightConfig.mjs'
import { compareDeployed } from '../publish/rulesAndIndexes.mjs'

/** @import { GreenlightConfig } from '../hosting/greenlightConfig.mjs' */
/** @import { Registry } from '../publish/contract.mjs' */
/**
 * @typedef {object} Finding
 * @property {string} what was asked
 * @property {string} [problem] what is wrong; nothing if it is as it should be
 * @property {string} [mend] what to do about it
 */

const DEPLOY = 'npm run deploy makes it'
const LONGEST_ANSWER_MS = 10_000

/**
 * Asks a project what cannot be known without it. Changes nothing.
 * @param {GreenlightConfig} config
 * @param {Registry | undefined} registry
 * @returns {Promise<Finding[]>}
 */
export async function examine(config, registry) {
  const questions = [askRules, askDatabase, askBackups, askSites, askSignIn]
  const answers = await Promise.all([
    ...questions.map((ask) => ask(config).catch(unanswered)),
    askReleases(registry),
  ])
  return answers.flat()
}

/**
 * A question that Google did not answer is a finding, and the others are still asked.
 * @param {unknown} error
 * @returns {Finding[]}
 */
function unanswered(error) {
  if (!(error instanceof GoogleError)) throw error
  return [
    {
      what: 'an answer of Google',
      problem: error.message,
      mend: 'see the roles in docs/operations.md',
    },
  ]
}

/** @param {GreenlightConfig} config @returns {Promise<Finding[]>} */
async function askRules({ project }) {
  const difference = await orNothing(compareDeployed(project))
  if (!difference) return [{ what: 'access rules', problem: 'there is no database', mend: DEPLOY }]
  const { rules, missing, building, extra } = difference
  const mend = 'npm run deploy -- --rules deploys those of this tree'
  return [
    finding('access rules', rules && 'other than those of this tree', mend),
    finding('indexes', missing.length > 0 && `missing: ${missing.join(', ')}`, mend),
    finding('indexes are ready', building.length > 0 && `not yet: ${building.join(', ')}`, 'wait'),
    finding(
      'indexes of this tree only',
      extra.length > 0 && `only on the server: ${extra.join(', ')}`,
      'delete in the console what nothing needs',
    ),
  ]
}

/** @param {GreenlightConfig} config @returns {Promise<Finding[]>} */
async function askDatabase({ project, location }) {
  const api = googleApi('firestore')
  const data = await orNothing(api.ask('GET', `/v1/projects/${project}/databases/(default)`))
  if (!data) return [{ what: 'database', problem: 'there is none', mend: DEPLOY }]
  const { locationId, databaseEdition, deleteProtectionState } =
    /** @type {{ locationId: string, databaseEdition?: string, deleteProtectionState?: string }} */ (
      data
    )
  return [
    finding(
      'region of the database',
      locationId !== location && `${locationId}, not ${location}`,
      'name it in greenlight.config.json: it cannot be changed',
    ),
    finding(
      'edition of the database',
      (databaseEdition ?? 'STANDARD') !== 'STANDARD' && `${databaseEdition}`,
      'a new project: it cannot be changed',
    ),
    finding(
      'protection of the database against deletion',
      deleteProtectionState !== 'DELETE_PROTECTION_ENABLED' && 'off',
      `gcloud firestore databases update --database="(default)" --delete-protection --project ${project}`,
    ),
  ]
}

/** @param {GreenlightConfig} config @returns {Promise<Finding[]>} */
async function askBackups({ project }) {
  const path = `/v1/projects/${project}/databases/(default)/backupSchedules`
  const data = await orNothing(googleApi('firestore').ask('GET', path))
  const { backupSchedules = [] } = /** @type {{ backupSchedules?: object[] }} */ (data ?? {})
  return [finding('backups', backupSchedules.length === 0 && 'there are none', DEPLOY)]
}

/** @param {GreenlightConfig} config @returns {Promise<Finding[]>} */
async function askSites(config) {
  const listed = await hostingApi(config.project).sites()
  const addresses = new Map(
    listed.map(({ name, defaultUrl }) => [name.split('/').at(-1), defaultUrl]),
  )
  const asked = Object.entries(sitesOf(config)).map(async ([name, site]) => {
    const origin = addresses.get(site)
    if (!origin) return [{ what: `site of ${name}`, problem: `no ${site}`, mend: DEPLOY }]
    const answers = [askMissingFile(name, origin)]
    if (name === 'shell') answers.push(askUnknownPath(origin), askHandler(origin))
    return Promise.all(answers)
  })
  return (await Promise.all(asked)).flat()
}

/**
 * A hashed file that is not there: a browser that kept its absence would have no page for a year.
 * @param {string} name of the package
 * @param {string} origin
 * @returns {Promise<Finding>}
 */
async function askMissingFile(name, origin) {
  const folder = name === 'shell' ? 'assets' : name
  const { status, headers } = await visit(`${origin}/${folder}/0.0.0-none/${randomUUID()}.js`)
  const cached = headers.get('cache-control') ?? ''
  const problem =
    status !== 404
      ? `answers ${status}`
      : /immutable|max-age=[1-9]\d{4}/.test(cached) && `is kept: ${cached}`
  return finding(
    `a missing file of ${name}`,
    problem,
    `npm run publish -- ${name} --target firebase`,
  )
}

/** @param {string} origin @returns {Promise<Finding>} */
async function askUnknownPath(origin) {
  const { status } = await visit(`${origin}/no-such-page-${randomUUID()}`)
  const problem = status !== 404 && `answers ${status}`
  return finding('an unknown path', problem, 'npm run publish -- shell --target firebase')
}

/**
 * Sign-in, links of mails and resets go through it: with the headers of the pages they are dead.
 * @param {string} origin
 * @returns {Promise<Finding>}
 */
async function askHandler(origin) {
  const { headers } = await visit(`${origin}/__/auth/handler`)
  const set = ['content-security-policy', 'x-frame-options'].filter((name) => headers.has(name))
  const problem = set.length > 0 && `has ${set.join(', ')}`
  return finding('/__/auth/handler has no headers of the site', problem, 'npm run publish -- shell')
}

/** @param {GreenlightConfig} config @returns {Promise<Finding[]>} */
async function askSignIn({ project, sites }) {
  const path = `/admin/v2/projects/${project}/config`
  const data = await orNothing(googleApi('identity').ask('GET', path))
  const {
    authorizedDomains = [],
    signIn,
    emailPrivacyConfig,
  } = /** @type {{ authorizedDomains?: string[], signIn?: { email?: { enabled?: boolean } }, emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean } }} */ (
    data ?? {}
  )
  const domain = `${sites.shell}.web.app`
  return [
    finding('sign-in by e-mail and password', !signIn?.email?.enabled && 'off', DEPLOY),
    finding(
      'authorized domains',
      !authorizedDomains.includes(domain) && `${domain} is missing`,
      DEPLOY,
    ),
    finding(
      'protection of addresses against enumeration',
      !emailPrivacyConfig?.enableImprovedEmailPrivacy && 'off',
      'console: Authentication, Settings, User actions',
    ),
  ]
}

/**
 * @param {Registry | undefined} registry
 * @returns {Promise<Finding[]>}
 */
async function askReleases(registry) {
  if (!registry) return [{ what: 'releases', problem: 'nothing is published', mend: DEPLOY }]
  const releases = Object.values(registry.remotes).flat()
  const asked = releases.map(async ({ name, version, entry }) => {
    const { status } = await visit(entry)
    return status === 200 ? [] : [`${name} ${version} answers ${status}`]
  })
  const silent = (await Promise.all(asked)).flat()
  return [
    finding(
      'releases of the registry',
      silent.length > 0 && silent.join(', '),
      'npm run rollback to one that answers',
    ),
  ]
}

/** @param {string} address @returns {Promise<{ status: number, headers: Headers }>} status 0: no answer */
async function visit(address) {
  try {
    return await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    })
  } catch {
    return { status: 0, headers: new Headers() }
  }
}

/**
 * @template T
 * @param {Promise<T>} asked
 * @returns {Promise<T | undefined>} undefined if Google has no such thing
 */
async function orNothing(asked) {
  try {
    return await asked
  } catch (error) {
    if (error instanceof GoogleError && error.code === 404) return undefined
    throw error
  }
}

/**
 * @param {string} what
 * @param {string | false} problem
 * @param {string} mend
 * @returns {Finding}
 */
const finding = (what, problem, mend) => (problem ? { what, problem, mend } : { what })

/**
 * The findings as lines, problems with what to do about each.
 * @param {readonly Finding[]} findings
 */
export const findingsTable = (findings) =>
  findings
    .map(({ what, problem, mend }) =>
      problem ? `✖ ${what}: ${problem}\n    → ${mend}` : `✓ ${what}`,
    )
    .join('\n')
