import { errorText } from '@greenlight/kit/domain/errors'
import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from './reports.ts'

test('all of one’s own under any owner field, newest first, with what became of each, live', async ({
  openAs,
  createReports,
}) => {
  const { email, uid } = await createMember('Shares')
  const day = (back: number) => new Date(Date.now() - back * 24 * 60 * 60 * 1000)
  const mine = [
    { name: 'Now public', ownerUid: uid, createdAt: day(1) },
    { name: 'Waiting', ownerUid: uid, status: 'pending', createdAt: day(2) },
    { name: 'Turned down', ownerUid: uid, status: 'rejected', decisionReason: 'Not a person.' },
    ...['authorUid', 'uid', 'userId', 'createdBy'].map((field) => ({
      name: `By ${field}`,
      ownerUid: null,
      authorUid: null,
      [field]: uid,
      createdAt: day(10),
    })),
    { name: 'Not mine', ownerUid: 'someone-else' },
  ]
  const ids = await createReports(mine.length, (index) => mine[index] ?? {})
  const page = await openAs(email, '/myshares')
  const items = page.getByRole('article')
  await expect(items).toHaveCount(7)
  await expect(items.nth(0)).toContainText('Turned down')
  await expect(items.nth(0)).toContainText('Declined')
  await expect(items.nth(0)).toContainText('Reason: Not a person.')
  await expect(items.nth(1)).toContainText('Public')
  await expect(items.nth(2)).toContainText('In review')
  await expect(page.getByText('Not mine')).toHaveCount(0)

  await backend.db.doc(`reports/${ids[1]}`).update({ status: 'public' })
  await expect(items.nth(2)).toContainText('Public')

  // One that older clients stored is read once, and goes all the same.
  const old = items.filter({ hasText: 'By createdBy' })
  await old.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(old).toHaveCount(0)
  await expect(items).toHaveCount(6)
})

test('who has shared nothing is told where to begin', async ({ openAs }) => {
  const { email } = await createMember('Empty')
  const page = await openAs(email, '/myshares')
  await expect(page.getByRole('heading', { name: 'You have not shared anyone yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Share a profile' }).click()
  await expect(page).toHaveURL(/\/share$/)
})

test('what does not come within 1.5 s is no endless loading, and Retry asks again', async ({
  openAs,
}) => {
  const { email } = await createMember('Late')
  const page = await openAs(email, '/share')
  await page.route('**/*Firestore/Listen/**', () => new Promise(() => {}))
  await page.goto('/myshares')
  await expect(page.getByText('Loading your shares')).toBeAttached()
  const late = page.getByRole('status').filter({ hasText: 'take longer than usual' })
  await expect(late).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Loading your shares')).toHaveCount(0)
  await page.unroute('**/*Firestore/Listen/**')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You have not shared anyone yet' })).toBeVisible()
})

test('a deletion that fails says so and keeps the share', async ({ openAs, createReports }) => {
  const { email, uid } = await createMember('Keeps')
  await createReports(1, () => ({ name: 'Still here', ownerUid: uid }))
  const page = await openAs(email, '/myshares')
  await page.route('**/*:commit*', (route) => route.abort())
  await page.getByRole('button', { name: 'Delete Still here' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert')).toContainText(errorText('share-delete-failed'))
  await expect(page.getByRole('article')).toContainText('Still here')
})

test('a member who may not read is told that their shares could not be loaded', async ({
  openAs,
}) => {
  const { email, uid } = await createMember('Denied')
  const page = await openAs(email, '/share')
  await backend.db.doc(`bans/${uid}`).set({ by: 'x', reason: '', createdAt: backend.now() })
  await page.goto('/myshares')
  await expect(
    page.getByText(errorText('shares-load-failed')).or(page.getByText(errorText('banned'))),
  ).toBeVisible()
})
