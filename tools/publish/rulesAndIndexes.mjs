import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { firebaseCli } from '../google/firebaseCli.mjs'
import { firestoreAdmin } from '../google/firestoreAdmin.mjs'
import { readJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { step } from '../stack/steps.mjs'
import { UserError } from '../stack/userError.mjs'

/** @import { FieldOverride, Index, Indexes } from '../google/firestoreAdmin.mjs' */
/**
 * @typedef {object} Difference between what is deployed and the commit
 * @property {boolean} rules whether the rules differ
 * @property {string[]} missing indexes and exemptions that are not deployed
 * @property {string[]} building indexes that are deployed, but not ready
 * @property {string[]} extra indexes that only the server has
 */

/** Google builds an index in minutes, one of many documents in an hour. */
const LONGEST_BUILD_MS = 60 * 60_000
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 15_000

/**
 * Compares rules and indexes of a project with those of this tree.
 * @param {string} project
 * @param {string} [folder] with firestore.rules and firestore.indexes.json
 * @returns {Promise<Difference>}
 */
export async function compareDeployed(project, folder = root) {
  const admin = firestoreAdmin(project)
  const [rules, indexes, overrides] = await Promise.all([
    admin.rules(),
    admin.indexes(),
    admin.fieldOverrides(),
  ])
  /** @type {Indexes} */
  const committed = readJson(join(folder, 'firestore.indexes.json'))
  const wanted = [...committed.indexes.map(indexKey), ...committed.fieldOverrides.map(overrideKey)]
  const deployed = [...indexes.map(indexKey), ...overrides.map(overrideKey)]
  return {
    rules: rules !== readFileSync(join(folder, 'firestore.rules'), 'utf8'),
    missing: wanted.filter((key) => !deployed.includes(key)),
    building: indexes
      .filter((index) => index.state !== 'READY' && wanted.includes(indexKey(index)))
      .map(indexKey),
    extra: deployed.filter((key) => !wanted.includes(key)),
  }
}

/**
 * Deploys rules and indexes if they differ from the commit, and waits until the indexes are ready. Code that asks a
 * new query then finds its index. Nothing that only the server has is deleted.
 * @param {string} project
 * @param {{ closed?: boolean }} [options] `closed`: the site is closed, so the rules stay until npm run open
 * @throws {UserError} if they cannot be deployed
 */
export async function shipRulesAndIndexes(project, { closed = false } = {}) {
  const before = await compareDeployed(project)
  if (before.extra.length > 0) {
    console.log(`  … only on the server, and left there: ${before.extra.join(', ')}`)
  }
  const isOther = before.rules && !closed
  if (closed) console.log('  … the site is closed: its rules stay until npm run open')
  if (!isOther && before.missing.length === 0 && before.building.length === 0) return
  const deployed = step(closed ? 'indexes deployed' : 'rules and indexes deployed')
  if (isOther || before.missing.length > 0) {
    const part = closed ? 'firestore:indexes' : 'firestore'
    const args = ['deploy', '--only', part, '--project', project]
    await firebaseCli(args, 'Nothing was published: the rules and indexes could not be deployed.')
  }
  const giveUp = Date.now() + LONGEST_BUILD_MS
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const { missing, building } = await compareDeployed(project)
    if (missing.length === 0 && building.length === 0) break
    if (Date.now() > giveUp) {
      throw new UserError(
        `Nothing was published: Google still builds ${[...missing, ...building].join(', ')}. Repeat the command later.`,
      )
    }
    await wait(pause)
  }
  deployed()
}

/** @param {Difference} difference */
export function differenceLine({ rules, missing, building, extra }) {
  const parts = [
    rules ? 'rules: other than those of this tree' : 'rules: those of this tree',
    missing.length > 0 && `indexes missing: ${missing.join(', ')}`,
    building.length > 0 && `indexes not ready: ${building.join(', ')}`,
    extra.length > 0 && `only on the server: ${extra.join(', ')}`,
  ]
  return parts.filter(Boolean).join('\n')
}

/**
 * An index in words that are the same for equal ones. Google adds the name of the document as the last field, in the
 * direction of the one before.
 * @param {Index} index
 */
function indexKey({ collectionGroup, queryScope, fields }) {
  const last = fields.at(-1)
  const direction = fields.slice(0, -1).findLast(({ order }) => order)?.order ?? 'ASCENDING'
  const isAdded = last?.fieldPath === '__name__' && last.order === direction
  const named = (isAdded ? fields.slice(0, -1) : fields).map(
    ({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`,
  )
  const scope = queryScope === 'COLLECTION_GROUP' ? ' (group)' : ''
  return `${collectionGroup}${scope}: ${named.join(', ')}`
}

/** @param {FieldOverride} override */
function overrideKey({ collectionGroup, fieldPath, ttl = false, indexes }) {
  const kinds = indexes.map(
    ({ queryScope = 'COLLECTION', order, arrayConfig }) => `${order ?? arrayConfig} ${queryScope}`,
  )
  return `${collectionGroup}.${fieldPath}${ttl ? ' (TTL)' : ''}: ${kinds.sort().join(', ') || 'no index'}`
}
