import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { play, type Case } from './stage/case.ts'
import { openStage, type Stage } from './stage/stage.ts'
import { twins } from './twins/twins.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const named = (one: Case) =>
  [`${one.path}, ${one.as.uid} ${one.may ? 'may' : 'may not'}: ${one.title}`, one] as const

describe('what is allowed, and what differs from it in one point', () => {
  it.each(twins.map(named))('%s', async (_, one) => {
    expect(await play(stage, one)).toBeNull()
  })

  it('tries each of them once', () => {
    const titles = twins.map((one) => named(one)[0])
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
  })
})
