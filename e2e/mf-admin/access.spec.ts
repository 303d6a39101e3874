import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { origins } from '../fixtures/origins.ts'
import { expect, row, test } from './review.ts'

test('a member who is not an admin sees why the page is closed, and downloads nothing of the remote', async ({
  openAs,
}) => {
  const member = await createMember('Mia')
  const page = await openAs(member.email)
  const downloads: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(origins['mf-admin'] ?? 'no origin')) downloads.push(request.url())
  })
  await page.goto('/adminreview')
  await expect(page.getByText('You must be an admin to view this page.')).toBeVisible()
  await expect(page.getByText(/admins\/your-email/)).toBeVisible()
  expect(downloads).toEqual([])
})

test('an admin who is removed while the page is open loses access at once', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const { name } = await createReport({ status: 'pending' })
  const page = await openAs(admin.email, '/adminreview')
  await expect(row(page, name)).toBeVisible()
  await backend.db.doc(`admins/${admin.email}`).delete()
  // The lists may fail first, each with its own alert.
  const told = page
    .getByRole('alert')
    .filter({ hasText: 'You must be an admin to view this page.' })
  await expect(told).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Admin review' })).toHaveCount(0)
})

test('if the SDK for live lists cannot be loaded, the page says so, and Retry loads it', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const { name } = await createReport({ status: 'pending' })
  const page = await openAs(admin.email)
  await page.route(/firestoreLive/, (route) => route.abort())
  await page.goto('/adminreview')
  await expect(page.getByRole('alert')).toContainText('Failed to start listeners.')
  await page.unroute(/firestoreLive/)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(row(page, name)).toBeVisible()
})
