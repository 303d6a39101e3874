import { randomInt, randomUUID } from 'node:crypto'
import type { FlagReason } from '@greenlight/kit/domain/flag'
import { flagId } from '@greenlight/kit/domain/flagTarget'
import type { Page } from '@playwright/test'
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore'
import { backend } from '../fixtures/backend.ts'
import { expect } from '../fixtures/test.ts'
import { test as base } from '../mf-gallery/reports.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const LONG_AGO = Timestamp.fromDate(new Date('2020-01-01'))

interface NewFlag {
  by?: string
  reportId?: string
  reason?: FlagReason
  note?: string
  evidence?: string
}

interface Fixtures {
  /** A report with a name of its own; answers id and name. */
  createReport: (fields?: object) => Promise<{ id: string; name: string }>
  /** Puts an open flag on a document, behind the access rules; it is gone after the test. */
  placeFlag: (targetPath: string, flag: NewFlag) => Promise<void>
}

export const test = base.extend<Fixtures>({
  createReport: async ({ createReports }, use) => {
    const made: string[] = []
    await use(async (fields = {}) => {
      const name = `Sam ${randomUUID().slice(0, 8)}`
      const [id = ''] = await createReports(1, () => ({ name, ...fields }))
      made.push(id)
      return { id, name }
    })
    // Members flag it on its page: left behind, these would crowd the queue of the next test.
    for (const id of made) {
      const flags = backend.db.collection('flags').where('targetPath', '==', `reports/${id}`)
      await Promise.all((await flags.get()).docs.map(({ ref }) => ref.delete()))
    }
  },
  placeFlag: async ({}, use) => {
    const placed: DocumentReference[] = []
    await use(async (targetPath, { by = randomUUID(), ...flag }) => {
      const ref = backend.db.doc(`flags/${flagId(by, targetPath)}`)
      placed.push(ref)
      await ref.set({
        by,
        targetPath,
        reason: 'spam',
        note: '',
        // The list shows those that wait longest: whatever else is flagged meanwhile, this one is among them.
        createdAt: LONG_AGO,
        state: 'open',
        ...flag,
      })
    })
    await Promise.all(placed.map((ref) => ref.delete()))
  },
})

/** A moment of a test's own, long ago: of what else waits, whenever it arrives, nothing stands in between. */
export const ownMoment = () => Timestamp.fromMillis(Date.UTC(2018, 0, 1) + randomInt(YEAR_MS))

/** The order in which reports of the same moment wait. */
export const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

/** The log's entries on a document. */
export async function logOf(target: string) {
  const { docs } = await backend.db.collection('modlog').where('target', '==', target).get()
  return docs.map((entry) => entry.data())
}

/** A live list has come: until then nothing is missing from it. */
export const arrived = (page: Page) =>
  expect(
    page
      .getByRole('button', { name: 'Next', exact: true })
      .or(page.getByRole('heading', { name: /^(Nothing is waiting|No open flags)$/ })),
  ).toBeVisible()

/** The item of that name in the list of what waits. */
export const row = (page: Page, name: string) =>
  page.getByRole('listitem').getByRole('button').filter({ hasText: name })

/** What is being decided, by its name. */
export const detail = (page: Page, name: string) => page.getByRole('region', { name })

export { expect }
