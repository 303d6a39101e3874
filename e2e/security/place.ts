import { randomUUID } from 'node:crypto'
import { backend } from '../fixtures/backend.ts'
import { test as base } from '../fixtures/test.ts'

type Fixtures = {
  /** Puts documents in place behind the access rules; they are gone after the test. */
  place: (documents: Readonly<Record<string, object>>) => Promise<void>
}

export const test = base.extend<Fixtures>({
  viewport: { width: 360, height: 740 },
  place: async ({}, use) => {
    const placed: string[] = []
    await use(async (documents) => {
      placed.push(...Object.keys(documents))
      const writer = backend.db.bulkWriter()
      for (const [path, fields] of Object.entries(documents)) {
        void writer.set(backend.db.doc(path), fields)
      }
      await writer.close()
    })
    const writer = backend.db.bulkWriter()
    for (const path of placed) void writer.delete(backend.db.doc(path))
    await writer.close()
  },
})

/** The documents by their paths: `prefix`, an id, and the place in the list. */
export const named = (prefix: string, documents: readonly object[], id = randomUUID()) =>
  Object.fromEntries(documents.map((fields, at) => [`${prefix}${id}-${at}`, fields]))
