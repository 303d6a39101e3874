import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { columns } from './matrix/columns.ts'
import { matrixCases } from './matrix/matrixCases.ts'
import { readMatrix } from './matrix/readMatrix.ts'
import { rows } from './matrix/rows.ts'
import { play } from './stage/case.ts'
import { openStage, type Stage } from './stage/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe('the matrix of docs/access.md', () => {
  it('has a row for each action that is tried, and the columns that are tried', () => {
    const written = readMatrix().map(({ path, action }) => `${path} ${action}`)
    const tried = Object.entries(rows).flatMap(([path, actions]) =>
      Object.keys(actions).map((action) => `${path} ${action}`),
    )
    expect(written.toSorted()).toEqual(tried.toSorted())
    for (const { may } of readMatrix()) expect(Object.keys(may)).toEqual(Object.keys(columns))
  })

  it.each(matrixCases().map((one) => [`${one.path} ${one.title}`, one] as const))(
    '%s',
    async (_, one) => {
      expect(await play(stage, one)).toBeNull()
    },
  )
})
