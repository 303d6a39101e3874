import { compositeIndexesFor } from '../google/queryShapes.mjs'
import { ApiError, conflict, invalid, notFound, precondition } from './routing.mjs'

/** @typedef {{ fieldPath: string, order?: string, arrayConfig?: string }} IndexField */
/** @typedef {{ name: string, queryScope: string, fields: IndexField[], state: 'CREATING' | 'READY', left: number }} Index `left`: how often it is listed before it is ready */
/** @typedef {{ name: string, indexConfig?: { indexes?: object[] }, ttlConfig?: { state: string } }} Field */
/**
 * @typedef {object} Database
 * @property {string} name
 * @property {string} locationId
 * @property {string} databaseEdition
 * @property {string} deleteProtectionState
 * @property {string} [pointInTimeRecoveryEnablement]
 */

const BASE = '/v1/projects/{project}/databases'
const GROUP = `${BASE}/{database}/collectionGroups/{group}`

/**
 * The administration of Firestore (`firestore.googleapis.com`), without documents: those are in the emulator. A query
 * finds none, and is refused without its indexes.
 * @param {object} options
 * @param {string} options.project
 * @param {import('./operations.mjs').Operations} options.operations
 * @param {number} options.listsUntilReady how often an index is listed before it is ready
 * @param {() => boolean} options.isOff whether the service is not enabled yet
 */
export function createFirestoreAdmin({ project, operations, listsUntilReady, isOff }) {
  /** @type {Map<string, Database>} */
  const databases = new Map()
  /** Databases that are being created, and what was asked for. @type {Map<string, Partial<Database>>} */
  const creating = new Map()
  /** @type {Map<string, Index>} */
  const indexes = new Map()
  /** @type {Map<string, Field>} */
  const fields = new Map()
  /** @type {object[]} */
  const schedules = []
  /** The number of reports, and of those with `ownerUid`. */
  const reports = { all: 0, owned: 0 }
  /** @type {{ name: string, database: string, snapshotTime: string, state: string }[]} */
  const backups = []

  /** @param {string} id @param {Partial<Database>} given */
  function addDatabase(id, given) {
    /** @type {Database} */
    const database = {
      name: `projects/${project}/databases/${id}`,
      locationId: 'nam5',
      databaseEdition: 'STANDARD',
      deleteProtectionState: 'DELETE_PROTECTION_DISABLED',
      ...given,
    }
    databases.set(id, database)
    return database
  }

  /** @param {{ database?: string }} params */
  function databaseOf({ database = '' }) {
    if (isOff())
      throw new ApiError(
        403,
        'PERMISSION_DENIED',
        'Cloud Firestore API is disabled in this project.',
      )
    const found = databases.get(database)
    if (!found) throw notFound(`projects/${project}/databases/${database}`)
    return found
  }

  /** Ends the creation of a database. @param {string} id */
  function finish(id) {
    const given = creating.get(id)
    creating.delete(id)
    return given ? addDatabase(id, given) : databases.get(id)
  }

  /** @param {Record<string, string>} params */
  function openDatabase(params) {
    if (creating.has(params['database'] ?? ''))
      throw new ApiError(409, 'ABORTED', 'The database is being created.')
    return databaseOf(params)
  }

  /** @param {Pick<Index, 'fields' | 'queryScope'>} index */
  const keyOf = ({ fields: own, queryScope }) => JSON.stringify([queryScope, own])

  /** As `compositeIndexesFor` names them. */
  const readyIndexes = () =>
    [...indexes.values()]
      .filter(({ state }) => state === 'READY')
      .map(({ name, queryScope, fields: all }) => {
        const group = /collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? ''
        const own = all
          .filter(({ fieldPath }) => fieldPath !== '__name__')
          .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`)
        return [`${group} ${queryScope}`, ...own].join(', ')
      })

  /** @type {import('./routing.mjs').Route[]} */
  const routes = [
    ['GET', BASE, () => ({ databases: [...databases.values()] })],
    [
      'GET',
      `${BASE}/{database}`,
      ({ params }) => {
        try {
          return databaseOf(params)
        } finally {
          // It gets ready also if nobody asks for the operation: the next one finds it.
          finish(params['database'] ?? '')
        }
      },
    ],
    [
      'POST',
      BASE,
      ({ query, body }) => {
        const id = query.get('databaseId') ?? ''
        if (databases.has(id) || creating.has(id)) throw conflict(`Database ${id} already exists.`)
        const given = /** @type {Partial<Database>} */ (body)
        if (!given.locationId) throw invalid('A database needs a location.')
        creating.set(id, given)
        return operations.start(`projects/${project}/databases/${id}`, () => finish(id))
      },
    ],
    [
      'PATCH',
      `${BASE}/{database}`,
      ({ params, body }) => {
        const database = Object.assign(databaseOf(params), body)
        return { name: database.name, done: true, response: database }
      },
    ],
    [
      'GET',
      `${GROUP}/indexes`,
      ({ params }) => {
        openDatabase(params)
        const listed = [...indexes.values()].map(({ left: _, ...index }) => ({ ...index }))
        for (const index of indexes.values()) {
          index.left -= 1
          if (index.left <= 0) index.state = 'READY'
        }
        return { indexes: listed }
      },
    ],
    [
      'POST',
      `${GROUP}/indexes`,
      ({ params, body }) => {
        const { name } = openDatabase(params)
        const group = `${name}/collectionGroups/${params['group']}`
        const asked = /** @type {Pick<Index, 'fields' | 'queryScope'>} */ (body)
        if (asked.fields.length < 2) throw invalid('this index is not necessary')
        const given = { ...asked, fields: withName(asked.fields) }
        const same = [...indexes.values()].find(
          (index) => index.name.startsWith(`${group}/`) && keyOf(index) === keyOf(given),
        )
        if (same) throw conflict('index already exists')
        const id = `index-${indexes.size + 1}`
        indexes.set(id, {
          ...given,
          name: `${group}/indexes/${id}`,
          state: listsUntilReady > 0 ? 'CREATING' : 'READY',
          left: listsUntilReady,
        })
        return { name: `${name}/operations/${id}` }
      },
    ],
    [
      'DELETE',
      `${GROUP}/indexes/{index}`,
      ({ params }) => {
        if (!indexes.delete(params['index'] ?? '')) throw notFound(`index ${params['index']}`)
        return {}
      },
    ],
    [
      'GET',
      `${GROUP}/fields`,
      ({ params }) => {
        openDatabase(params)
        return { fields: [...fields.values()] }
      },
    ],
    [
      'PATCH',
      `${GROUP}/fields/{field}`,
      ({ params, query, body }) => {
        const { name: database } = openDatabase(params)
        const name = `${database}/collectionGroups/${params['group']}/fields/${params['field']}`
        const { indexConfig, ttlConfig } = /** @type {Partial<Field>} */ (body)
        const before = fields.get(name)
        const onlyIndexes = query.get('updateMask') === 'indexConfig'
        const ttl = onlyIndexes ? before?.ttlConfig : ttlConfig && { state: 'ACTIVE' }
        if (!indexConfig && !ttl) fields.delete(name)
        else
          fields.set(name, {
            name,
            ...(indexConfig && { indexConfig }),
            ...(ttl && { ttlConfig: ttl }),
          })
        return { name: `${database}/operations/field`, done: true }
      },
    ],
    [
      'POST',
      `${BASE}/{database}/documents:runQuery`,
      ({ params, body }) => {
        openDatabase(params)
        const { structuredQuery } = /** @type {{ structuredQuery: StructuredQuery }} */ (body)
        const missing = compositeIndexesFor(shapeOf(structuredQuery)).find(
          (index) => !readyIndexes().includes(index),
        )
        if (missing) throw precondition('The query requires an index. You can create it here: …')
        return [{ readTime: new Date().toISOString() }]
      },
    ],
    [
      'POST',
      `${BASE}/{database}/documents:runAggregationQuery`,
      ({ params, body }) => {
        openDatabase(params)
        const { structuredAggregationQuery: asked } =
          /** @type {{ structuredAggregationQuery: { structuredQuery: { where?: object } } }} */ (
            body
          )
        const { all, owned } = reports
        const integerValue = String(asked.structuredQuery.where ? owned : all)
        return [{ result: { aggregateFields: { count: { integerValue } } } }]
      },
    ],
    [
      'GET',
      `${BASE}/{database}/backupSchedules`,
      ({ params }) => {
        databaseOf(params)
        return { backupSchedules: schedules }
      },
    ],
    [
      'POST',
      `${BASE}/{database}/backupSchedules`,
      ({ params, body }) => {
        const { name } = databaseOf(params)
        if (schedules.length > 0) throw precondition('There is a daily schedule already.')
        const id = `schedule-${schedules.length + 1}`
        const schedule = { name: `${name}/backupSchedules/${id}`, .../** @type {object} */ (body) }
        schedules.push(schedule)
        return schedule
      },
    ],
    ['GET', '/v1/projects/{project}/locations/-/backups', () => ({ backups })],
    [
      'POST',
      `${BASE}:restore`,
      ({ body }) => {
        const { databaseId, backup } = /** @type {{ databaseId: string, backup: string }} */ (body)
        if (databases.has(databaseId)) throw conflict(`Database ${databaseId} already exists.`)
        if (!backups.some(({ name }) => name === backup)) throw notFound(backup)
        return operations.start(`projects/${project}/databases/${databaseId}`, () =>
          addDatabase(databaseId, {}),
        )
      },
    ],
    ['GET', `${BASE}/{database}/operations`, () => ({ operations: [] })],
    [
      'GET',
      '/v1/projects/{project}/databases/{database}/operations/{operation}',
      ({ params }) =>
        operations.get(
          `projects/${project}/databases/${params['database']}/operations/${params['operation']}`,
        ),
    ],
  ]
  return { routes, addDatabase, databases, indexes, fields, schedules, backups, reports }
}

/**
 * The fields as Google stores them: it adds the name of the document, in the direction of the last field.
 * @param {IndexField[]} fields
 */
function withName(fields) {
  if (fields.some(({ fieldPath }) => fieldPath === '__name__')) return fields
  const order = fields.findLast((field) => field.order)?.order ?? 'ASCENDING'
  return [...fields, { fieldPath: '__name__', order }]
}

/**
 * @typedef {object} StructuredQuery
 * @property {{ collectionId: string, allDescendants?: boolean }[]} from
 * @property {{ compositeFilter: { filters: { fieldFilter: { field: { fieldPath: string }, op: string } }[] } }} [where]
 * @property {{ field: { fieldPath: string }, direction: string }[]} [orderBy]
 */

/** @type {Record<string, string>} */
const operators = {
  EQUAL: '==',
  IN: 'in',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
}

/** @param {StructuredQuery} query @returns {import('../google/queryShapes.mjs').QueryShape} */
const shapeOf = ({ from, where, orderBy = [] }) => ({
  collection: from[0]?.collectionId ?? '',
  group: from[0]?.allDescendants === true,
  filters: (where?.compositeFilter.filters ?? []).map(({ fieldFilter: { field, op } }) => ({
    field: field.fieldPath,
    op: operators[op] ?? '<',
  })),
  orders: orderBy.map(({ field, direction }) => ({
    field: field.fieldPath,
    direction: direction === 'DESCENDING' ? 'desc' : 'asc',
  })),
})
