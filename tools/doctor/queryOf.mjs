/** @import { QueryShape } from '../google/queryShapes.mjs' */

/** What the REST API calls the operators of the SDK. @type {Record<string, string>} */
export const operators = {
  '==': 'EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
}

/**
 * A query of this shape for the REST API, for one document at most and nothing of it but its name. Its values are in no
 * document: only the index matters.
 * @param {QueryShape} shape
 */
export function queryOf({ collection, group, filters, orders }) {
  return {
    select: { fields: [{ fieldPath: '__name__' }] },
    from: [{ collectionId: collection, allDescendants: group }],
    ...(filters.length > 0 && {
      where: {
        compositeFilter: {
          op: 'AND',
          filters: filters.map(({ field, op }) => ({
            fieldFilter: {
              field: { fieldPath: field },
              op: operators[op] ?? op,
              value: valueFor(op),
            },
          })),
        },
      },
    }),
    orderBy: orders.map(({ field, direction }) => ({
      field: { fieldPath: field },
      direction: `${direction.toUpperCase()}ENDING`,
    })),
    limit: 1,
  }
}

/** @param {string} op */
function valueFor(op) {
  if (op === 'in' || op.endsWith('-any')) {
    return { arrayValue: { values: [{ stringValue: 'doctor' }, { stringValue: 'nobody' }] } }
  }
  return /[<>]/.test(op) ? { timestampValue: new Date().toISOString() } : { stringValue: 'doctor' }
}
