import { randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test as base } from './review.ts'

/** More than a page of 50. */
const MANY = 55

/** Log entries of one action, newer than all others. They are deleted after the test. */
const test = base.extend<{ placeEntries: (entry: object) => Promise<void> }>({
  placeEntries: async ({}, use) => {
    const placed = Array.from({ length: MANY }, () => backend.db.doc(`modlog/e2e-${randomUUID()}`))
    await use(async (entry) => {
      const at = Timestamp.fromDate(new Date('2100-01-01'))
      const batch = backend.db.batch()
      for (const ref of placed) batch.set(ref, { actor: 'nobody', reason: '', at, ...entry })
      await batch.commit()
    })
    const batch = backend.db.batch()
    for (const ref of placed) batch.delete(ref)
    await batch.commit()
  },
})

test('the log can be filtered by action, is loaded page by page, and Back removes the filter', async ({
  openAs,
  placeEntries,
}) => {
  const admin = await createMember('Ada', { admin: true })
  await placeEntries({ action: 'unban', target: 'bans/someone' })
  const page = await openAs(admin.email, '/adminreview?view=log')
  const entries = page.getByRole('main').getByRole('article')
  await expect(entries).toHaveCount(50)
  await page.getByLabel('Show').selectOption('Ban lifted')
  await expect(page).toHaveURL(/view=log&action=unban$/)
  await expect(entries).toHaveCount(50)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.poll(() => entries.count()).toBeGreaterThanOrEqual(MANY)
  expect(await entries.filter({ hasText: 'Ban lifted' }).count()).toBe(await entries.count())
  const actor = entries.filter({ hasText: 'another admin (nobody)' })
  expect(await actor.count()).toBeGreaterThanOrEqual(MANY)

  await page.reload()
  await expect(page.getByLabel('Show')).toHaveValue('unban')
  await page.goBack()
  await expect(page.getByLabel('Show')).toHaveValue('')
})

test('a log without entries says that it is empty', async ({ openAs }) => {
  const admin = await createMember('Ada', { admin: true })
  const page = await openAs(admin.email)
  // Other tests may write entries of this action, so the answer is replaced by an empty one.
  await page.route(
    (url) => url.href.includes('documents:runQuery'),
    (route) => route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: [] }),
  )
  await page.goto('/adminreview?view=log&action=unban')
  await expect(page.getByRole('heading', { name: 'No such decision yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Bans' }).click()
  await expect(page.getByRole('heading', { name: 'Nobody is banned' })).toBeVisible()
})
