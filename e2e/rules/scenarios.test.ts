import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scenarioCases } from './scenarios/scenarioCases.ts'
import { type RuleCase, runCase } from './setup/ruleCase.ts'
import { openTestDatabase, type TestDatabase } from './setup/testDatabase.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const withTitle = (one: RuleCase) =>
  [`${one.path}, ${one.as.uid} ${one.isAllowed ? 'may' : 'may not'}: ${one.title}`, one] as const

describe('allowed requests and their variations', () => {
  it.each(scenarioCases.map(withTitle))('%s', async (_, one) => {
    expect(await runCase(database, one)).toBeNull()
  })

  it('has no two cases with the same title', () => {
    const titles = scenarioCases.map((one) => withTitle(one)[0])
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
  })
})
