import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attemptBy, question, someone } from './property/arbitraries.ts'
import { maySee, mayTurn } from './property/privacy.ts'
import { isSound } from './property/schema.ts'
import { openStage, type Stage } from './stage/stage.ts'
import { world } from './stage/world.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const before = (path: string) => world[path] ?? null

describe('whatever someone tries who is no admin', () => {
  it('shows nobody what is private to another', async () => {
    let seen = 0
    await fc.assert(
      fc.asyncProperty(someone, question, async (me, path) => {
        if (await wentThrough(() => stage.session(me).get(path))) {
          seen += 1
          expect(maySee(me, path, before), `${me.uid} saw ${path}`).toBe(true)
        }
      }),
      { numRuns: 400, includeErrorInReport: true },
    )
    expect(seen).toBeGreaterThan(50)
  })

  it('changes nothing of another’s, and stores nothing that is out of shape', async () => {
    const attempt = someone.chain((me) => attemptBy(me).map((writes) => ({ me, writes })))
    let stored = 0
    await fc.assert(
      fc.asyncProperty(attempt, async ({ me, writes }) => {
        if (!(await wentThrough(() => stage.session(me).write(...writes)))) return
        stored += 1
        const paths = [...new Set(writes.map(({ path }) => path))]
        const after = await stage.stored(paths)
        await stage.restore(paths)
        for (const path of paths) {
          const fields = after[path] ?? null
          const turned = mayTurn(me, path, before(path), fields, before)
          const story = `${me.uid} made of ${path} ${JSON.stringify(fields)}`
          expect(turned || isNewReport(path, after), story).toBe(true)
          if (fields) expect(isSound(path, fields), story).toBe(true)
        }
      }),
      { numRuns: 800, includeErrorInReport: true },
    )
    expect(stored).toBeGreaterThan(100)
  })
})

/** A photo comes with its report, which `before` does not know. */
function isNewReport(path: string, after: Awaited<ReturnType<Stage['stored']>>): boolean {
  const [root, id, collection] = path.split('/')
  return collection === 'photos' && after[`${root}/${id}`] !== undefined
}

async function wentThrough(does: () => Promise<unknown>): Promise<boolean> {
  try {
    await does()
    return true
  } catch {
    return false
  }
}
