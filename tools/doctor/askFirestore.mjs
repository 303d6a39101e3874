import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { googleApi, GoogleError } from '../google/googleApi.mjs'
import { orNothing } from '../google/orNothing.mjs'
import { queryShapes, shapeLine } from '../google/queryShapes.mjs'
import { countReportsWithoutOwner } from '../google/reportOwners.mjs'
import { compareDeployed } from '../publish/rulesAndIndexes.mjs'
import { root } from '../stack/paths.mjs'
import { DEPLOY, finding } from './finding.mjs'
import { queryOf } from './queryOf.mjs'

/** @import { GreenlightConfig } from '../hosting/greenlightConfig.mjs' */
/** @import { QueryShape } from '../google/queryShapes.mjs' */
/** @import { Registry } from '../publish/contract.mjs' */
/** @import { Finding } from './finding.mjs' */

const BACKUP_RETENTION = '1209600s'
const QUERIES_AT_ONCE = 8

/**
 * @param {GreenlightConfig} config
 * @param {Registry | undefined} registry
 * @returns {Promise<Finding[]>}
 */
export async function askRules({ project }, registry) {
  const difference = await orNothing(compareDeployed(project))
  if (!difference) return [{ what: 'access rules', problem: 'there is no database', mend: DEPLOY }]
  const { rules, missing, building, extra } = difference
  const mend = 'npm run deploy -- --rules deploys those of this tree'
  return [
    askOpen(registry) ?? finding('access rules', rules && 'other than those of this tree', mend),
    await askCompilation(project),
    finding('indexes', missing.length > 0 && `missing: ${missing.join(', ')}`, mend),
    finding('indexes are ready', building.length > 0 && `not yet: ${building.join(', ')}`, 'wait'),
    finding(
      'indexes of this tree only',
      extra.length > 0 && `only on the server: ${extra.join(', ')}`,
      'delete in the console what nothing needs',
    ),
  ]
}

/**
 * A closed site has other rules on purpose.
 * @param {Registry | undefined} registry
 */
function askOpen(registry) {
  const { closed } = registry ?? {}
  const state = closed?.mode === 'readonly' ? 'read-only' : 'closed'
  return closed && finding('the site is open', `${state} since ${closed.since}`, 'npm run open')
}

/**
 * Google's own compiler, which deploys nothing.
 * @param {string} project
 */
async function askCompilation(project) {
  const content = readFileSync(join(root, 'firestore.rules'), 'utf8')
  const body = { source: { files: [{ name: 'firestore.rules', content }] } }
  const what = `access rules of this tree compile (${Math.ceil(Buffer.byteLength(content) / 1024)} KB)`
  try {
    const data = await googleApi('rules').ask('POST', `/v1/projects/${project}:test`, { body })
    const { issues = [] } = /** @type {{ issues?: RulesIssue[] }} */ (data)
    const errors = issues.filter(({ severity }) => severity === 'ERROR')
    const said = errors.map((issue) => `${issue.description} (line ${issue.sourcePosition?.line})`)
    return finding(what, said.join(', '), 'correct firestore.rules')
  } catch (error) {
    if (!(error instanceof GoogleError) || error.code !== 400) throw error
    return finding(what, error.message, 'make firestore.rules smaller')
  }
}

/** @typedef {{ severity: string, description: string, sourcePosition?: { line: number } }} RulesIssue */

/**
 * Each query of the data layer once, for one document at most: whether Firestore merges the indexes as the tests
 * assume.
 * @param {GreenlightConfig} config
 * @returns {Promise<Finding[]>}
 */
export async function askQueries({ project }) {
  const api = googleApi('firestore')
  const path = `/v1/projects/${project}/databases/(default)/documents:runQuery`
  const shapes = queryShapes()
  const what = `${shapes.length} queries of the site`
  /** @type {string[]} */
  const refused = []
  /** @param {QueryShape} shape */
  const ask = async (shape) => {
    try {
      await api.ask('POST', path, { body: { structuredQuery: queryOf(shape) } })
    } catch (error) {
      if (!(error instanceof GoogleError) || error.code !== 400) throw error
      const why = /requires an index/.test(error.message) ? 'needs another index' : error.message
      refused.push(`${shapeLine(shape)} (${why})`)
    }
  }
  if (!(await orNothing(api.ask('GET', `/v1/projects/${project}/databases/(default)`)))) {
    return [finding(what, 'there is no database', DEPLOY)]
  }
  for (let at = 0; at < shapes.length; at += QUERIES_AT_ONCE)
    await Promise.all(shapes.slice(at, at + QUERIES_AT_ONCE).map(ask))
  return [
    finding(
      what,
      refused.length > 0 && `refused: ${refused.sort().join('; ')}`,
      'npm run deploy -- --rules, or wait until the indexes are ready; else add the index to firestore.indexes.json',
    ),
  ]
}

/** @param {GreenlightConfig} config @returns {Promise<Finding[]>} */
export async function askOwners({ project }) {
  const missing = await countReportsWithoutOwner(project)
  return [
    finding('reports have an owner', missing > 0 && `${missing} have none`, 'npm run migrate'),
  ]
}

/** @param {GreenlightConfig} config @returns {Promise<Finding[]>} */
export async function askDatabase({ project, location }) {
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
export async function askBackups({ project }) {
  const path = `/v1/projects/${project}/databases/(default)/backupSchedules`
  const data = await orNothing(googleApi('firestore').ask('GET', path))
  const { backupSchedules = [] } = /** @type {{ backupSchedules?: BackupSchedule[] }} */ (
    data ?? {}
  )
  const daily = backupSchedules.find(({ dailyRecurrence }) => dailyRecurrence)
  const found = backupSchedules.length === 0 ? 'there are none' : !daily && 'not each day'
  return [
    finding('backups', found, DEPLOY),
    ...(daily
      ? [
          finding(
            'how long backups are kept',
            daily.retention !== BACKUP_RETENTION && `${daily.retention}, not ${BACKUP_RETENTION}`,
            `gcloud firestore backups schedules update --database="(default)" --backup-schedule=${daily.name.split('/').at(-1)} --retention=14d --project ${project}: the privacy policy says 14 days`,
          ),
        ]
      : []),
  ]
}

/** @typedef {{ name: string, dailyRecurrence?: object, retention?: string }} BackupSchedule */
