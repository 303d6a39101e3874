import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAccessMatrix } from './matrix/accessMatrix.ts'
import { matrixColumns } from './matrix/matrixCases.ts'
import { matrixCases } from './matrix/matrixCases.ts'
import { matrixRows } from './matrix/matrixCases.ts'
import { runCase } from './setup/ruleCase.ts'
import { openTestDatabase, type TestDatabase } from './setup/testDatabase.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('the access matrix of docs/access.md', () => {
  it('has the same rows and columns as the tests', () => {
    const documented = readAccessMatrix().map(({ path, action }) => `${path} ${action}`)
    const tested = Object.entries(matrixRows).flatMap(([path, actions]) =>
      Object.keys(actions).map((action) => `${path} ${action}`),
    )
    expect(documented.toSorted()).toEqual(tested.toSorted())
    for (const { allowedFor } of readAccessMatrix())
      expect(Object.keys(allowedFor)).toEqual(Object.keys(matrixColumns))
  })

  it.each(matrixCases().map((one) => [`${one.path} ${one.title}`, one] as const))(
    '%s',
    async (_, one) => {
      expect(await runCase(database, one)).toBeNull()
    },
  )
})
