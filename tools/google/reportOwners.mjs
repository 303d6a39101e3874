import { googleApi } from './googleApi.mjs'
import { orNothing } from './orNothing.mjs'

const OWNED = {
  fieldFilter: {
    field: { fieldPath: 'ownerUid' },
    op: 'GREATER_THAN',
    value: { stringValue: '' },
  },
}

/**
 * The number of reports without `ownerUid`, which `npm run migrate` writes: their owners and bans do not reach them. 0
 * without a database. Costs two counts.
 * @param {string} project
 */
export async function countReportsWithoutOwner(project) {
  const [all, owned] = await Promise.all([count(project), count(project, OWNED)])
  return all - owned
}

/** @param {string} project @param {object} [where] */
async function count(project, where) {
  const path = `/v1/projects/${project}/databases/(default)/documents:runAggregationQuery`
  const structuredQuery = { from: [{ collectionId: 'reports' }], ...(where && { where }) }
  const body = {
    structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'count', count: {} }] },
  }
  const answer = await orNothing(googleApi('firestore').ask('POST', path, { body }))
  const [first] = /** @type {Counted[]} */ (answer ?? [])
  return Number(first?.result?.aggregateFields.count.integerValue ?? 0)
}

/** @typedef {{ result?: { aggregateFields: { count: { integerValue: string } } } }} Counted */
