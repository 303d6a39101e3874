import { randomInt, randomUUID } from 'node:crypto'
import type { FlagReason } from '@greenlight/domain/flag'
import { flagId } from '@greenlight/domain/flag'
import type { Page } from '@playwright/test'
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { backend } from '../fixtures/backend.ts'
import { test as base } from '../fixtures/reports.ts'
import { expect } from '../fixtures/test.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const LONG_AGO = Timestamp.fromDate(new Date('2020-01-01'))

type NewFlag = {
  by?: string
  reportId?: string
  reason?: FlagReason
  note?: string
  evidence?: string
}

type Fixtures = {
  /** Creates an open flag on a document, without access rules. It is deleted after the test. */
  placeFlag: (targetPath: string, flag: NewFlag) => Promise<void>
}

export const test = base.extend<Fixtures>({
  placeFlag: async ({}, use) => {
    const placed: DocumentReference[] = []
    await use(async (targetPath, { by = randomUUID(), ...flag }) => {
      const ref = backend.db.doc(`flags/${flagId(by, targetPath)}`)
      placed.push(ref)
      await ref.set({
        by,
        author: await authorOf(targetPath),
        targetPath,
        reason: 'spam',
        note: '',
        // So old that the list, which shows the oldest flags, contains it.
        createdAt: LONG_AGO,
        state: 'open',
        ...flag,
      })
    })
    await Promise.all(placed.map((ref) => ref.delete()))
  },
})

/** Who wrote what is flagged, as the site stores it in a flag. */
async function authorOf(targetPath: string): Promise<string> {
  const [root, uid = ''] = targetPath.split('/')
  if (root === 'users') return uid
  const target = await backend.db.doc(targetPath).get()
  const author: unknown = target.get('sender') ?? target.get('ownerUid') ?? target.get('userId')
  return typeof author === 'string' ? author : '-'
}

/** A random moment long ago, so that no report of another test is between reports of the same moment. */
export const ownMoment = () => Timestamp.fromMillis(Date.UTC(2018, 0, 1) + randomInt(YEAR_MS))

/** The order of reports of the same moment in the queue. */
export const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

/** The log entries about a document. */
export async function logOf(target: string) {
  const { docs } = await backend.db.collection('modlog').where('target', '==', target).get()
  return docs.map((entry) => entry.data())
}

/** The status of a report. */
export const statusOf = async (reportId: string) =>
  (await backend.db.doc(`reports/${reportId}`).get()).get('status') as unknown

type CreatedReport = { readonly id: string; readonly name: string }

/**
 * Creates three waiting reports of the same moment, next to each other in the queue and in its order.
 * @param fields what they have in common
 */
export async function createThreeWaiting(
  createReport: (fields: object) => Promise<CreatedReport>,
  fields: object = {},
): Promise<readonly [CreatedReport, CreatedReport, CreatedReport]> {
  const waiting = { ...fields, status: 'pending', createdAt: ownMoment() }
  const [one, two, three] = [
    await createReport(waiting),
    await createReport(waiting),
    await createReport(waiting),
  ].toSorted(byId)
  if (!one || !two || !three) throw new Error('Three were created.')
  return [one, two, three]
}

/** What the owner and admins may know of a report's review. */
export async function reviewOf(reportId: string) {
  return (await backend.db.doc(`reports/${reportId}/private/review`).get()).data()
}

/** Visible when a live list is loaded. Before that, a missing row proves nothing. */
export const arrived = (page: Page) =>
  expect(
    page
      .getByRole('button', { name: 'Next', exact: true })
      .or(page.getByRole('heading', { name: /^(Nothing is waiting|No open flags)$/ })),
  ).toBeVisible()

/** The item with that name in the queue. */
export const row = (page: Page, name: string) =>
  page.getByRole('listitem').getByRole('button').filter({ hasText: name })

/**
 * Selects the item with that name. Items of other tests come and go meanwhile: a press that begins on one row and ends on
 * another selects none.
 */
export async function select(page: Page, name: string): Promise<void> {
  const item = row(page, name)
  const selected = page.locator('[aria-current=true]').filter({ hasText: name })
  await expect(async () => {
    await item.click()
    await expect(selected).toBeAttached({ timeout: 1000 })
  }).toPass()
}

/** The review of the item with that name. */
export const detail = (page: Page, name: string) => page.getByRole('region', { name })

export { expect }
