import { describe, expect, it } from 'vitest'
import { dataLayerQueries } from './indexes/dataLayerQueries.ts'
import { compositeIndexes, fieldIndexes } from './indexes/indexFile.ts'
import { neededIndex } from './indexes/neededIndex.ts'
import { queryShapes, type QueryShape } from './indexes/queryShapes.ts'

describe('the indexes that production will have', () => {
  const needed = queryShapes.map(neededIndex).filter((line) => line !== null)

  it('serve every query, and none is there for nothing', () => {
    expect(compositeIndexes.toSorted()).toEqual([...new Set(needed)].toSorted())
  })

  it.each(queryShapes.filter(({ group }) => group))(
    'serve the collection group $collection',
    ({ collection, equal = [] }) => {
      for (const field of equal) {
        expect(fieldIndexes.get(`${collection}.${field}`)).toContain('COLLECTION_GROUP ASCENDING')
      }
    },
  )

  it('leave out heavy text, photos and maps keyed by uid', () => {
    const exempt = [...fieldIndexes].filter(([, indexes]) => indexes.length === 0)
    expect(exempt.map(([field]) => field).toSorted()).toEqual([
      'bans.reason',
      'comments.text',
      'experiences.notes',
      'flags.evidence',
      'flags.note',
      'messages.text',
      'modlog.reason',
      'photos.dataUrl',
      'reports.decisionReason',
      'reports.notes',
      'reports.photoUrl',
      'threads.lastMessage',
      'threads.lastRead',
      'threads.memberInfo',
    ])
  })

  it('leave out no field that a query asks', () => {
    const asked = queryShapes.flatMap((shape) =>
      fieldsOf(shape).map((field) => `${shape.collection}.${field}`),
    )
    expect(asked.filter((field) => fieldIndexes.get(field)?.length === 0)).toEqual([])
  })
})

describe('the list of queries', () => {
  const written = dataLayerQueries()
  const listed = new Set(queryShapes.map(({ from }) => from))

  it('knows every module of the data layer that asks one', () => {
    expect([...listed].toSorted()).toEqual([...written.keys()].toSorted())
  })

  it.each([...written])('knows what %s asks', (module, constraints) => {
    const shapes = queryShapes.filter(({ from }) => from === module)
    const known = new Set(shapes.flatMap(constraintsOf))
    const fits = (constraint: string) =>
      [...known].some((one) => new RegExp(`^${constraint.replace('?', '.+')}$`).test(one))
    expect([...constraints].filter((constraint) => !fits(constraint))).toEqual([])
  })
})

function fieldsOf({ equal = [], arrayContains, range, order }: QueryShape): string[] {
  return [...equal, arrayContains, range?.field, order?.field].filter(
    (field) => field !== undefined,
  )
}

function constraintsOf({ equal = [], arrayContains, range, order }: QueryShape): string[] {
  return [
    ...equal.map((field) => `${field} ==`),
    ...(arrayContains ? [`${arrayContains} array-contains`] : []),
    ...(range ? [`${range.field} ${range.op}`] : []),
    ...(order ? [`${order.field} ${order.direction}`] : []),
  ]
}
