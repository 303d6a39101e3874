import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nonAdmin, pathToRead, writesBy } from './property/arbitraryRequests.ts'
import { mayChange, mayRead } from './property/privacy.ts'
import { fitsSchema } from './property/schema.ts'
import type { Documents } from './setup/documents.ts'
import { initialDocuments } from './setup/initialDocuments.ts'
import { openTestDatabase, type TestDatabase } from './setup/testDatabase.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const initialDocument = (path: string) => initialDocuments[path] ?? null

describe('random requests by members who are not admins', () => {
  it('never read private documents of other members', async () => {
    let readCount = 0
    await fc.assert(
      fc.asyncProperty(nonAdmin, pathToRead, async (me, path) => {
        if (await succeeds(() => database.session(me).get(path))) {
          readCount += 1
          expect(mayRead(me, path, initialDocument), `${me.uid} read ${path}`).toBe(true)
        }
      }),
      { numRuns: 400, includeErrorInReport: true },
    )
    expect(readCount).toBeGreaterThan(50)
  })

  it('never change documents of other members or store invalid fields', async () => {
    const attempt = nonAdmin.chain((me) => writesBy(me).map((writes) => ({ me, writes })))
    let writeCount = 0
    await fc.assert(
      fc.asyncProperty(attempt, async ({ me, writes }) => {
        if (!(await succeeds(() => database.session(me).write(...writes)))) return
        writeCount += 1
        const paths = [...new Set(writes.map(({ path }) => path))]
        const after = await database.read(paths)
        await database.restore(paths)
        for (const path of paths) {
          const fields = after[path] ?? null
          const isOwnChange = mayChange(me, path, initialDocument(path), fields, initialDocument)
          const change = `${me.uid} changed ${path} to ${JSON.stringify(fields)}`
          expect(isOwnChange || isNewReport(path, after), change).toBe(true)
          if (fields) expect(fitsSchema(path, fields), change).toBe(true)
        }
      }),
      { numRuns: 800, includeErrorInReport: true },
    )
    expect(writeCount).toBeGreaterThan(100)
  })
})

/** Photo and review are created with their report, so `initialDocument` does not know the report. */
function isNewReport(path: string, after: Documents): boolean {
  const [root, id, collection] = path.split('/')
  return ['photos', 'private'].includes(collection ?? '') && after[`${root}/${id}`] !== undefined
}

async function succeeds(request: () => Promise<unknown>): Promise<boolean> {
  try {
    await request()
    return true
  } catch {
    return false
  }
}
