import type { Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { createMember, type TestMember } from '../fixtures/members.ts'
import { addressParts, cutOff, refuse } from '../fixtures/requests.ts'
import { arrived, expect, row, test } from './review.ts'

/** Makes the shell believe that this member is an admin, so that only the access rules refuse. */
async function passTheDoor(page: Page, { email }: TestMember): Promise<void> {
  await page.route(
    (url) => url.href.includes(addressParts.read),
    (route) => {
      const [, name] = /"([^"]*\/admins\/[^"]*)"/.exec(route.request().postData() ?? '') ?? []
      if (!name) return route.fallback()
      const time = new Date().toISOString()
      const fields = { email: { stringValue: email }, createdAt: { integerValue: '1' } }
      const found = { name, fields, createTime: time, updateTime: time }
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: [{ found, readTime: time }],
      })
    },
  )
}

test('each view shows a refused request, and Retry loads it', async ({ openAs, createReport }) => {
  const member = await createMember('Ada', { admin: true })
  const list = backend.db.doc(`admins/${member.email}`)
  await list.delete()
  const { name } = await createReport({ status: 'pending' })
  const page = await openAs(member.email)
  await passTheDoor(page, member)
  await page.goto('/adminreview')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toHaveText('Failed to load pending items (rules/index?).')
  await expect(row(page, name)).toHaveCount(0)
  for (const [view, text] of [
    ['Flags', 'Failed to load flags.'],
    ['Log', 'Failed to load the log.'],
    ['Bans', 'Failed to load the log.'],
    ['Admins', 'Failed to load admins (rules?).'],
    ['Numbers', /^Failed to load (pending items \(rules\/index\?\)|the log)\.$/],
  ] as const) {
    await page.getByRole('link', { name: view, exact: true }).click()
    await expect(alert, view).toHaveText(text)
  }
  await list.set({ email: member.email, createdAt: Date.now() })
  await page.getByRole('link', { name: 'Admins', exact: true }).click()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('That is you')).toBeVisible()
  await page.getByRole('link', { name: 'Pending', exact: true }).click()
  await expect(row(page, name)).toBeVisible()
})

test('an admin who cannot be verified sees an error and no profiles, and Retry asks again', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const { name } = await createReport({ status: 'pending' })
  const page = await openAs(admin.email)
  await page.route(
    (url) => url.href.includes(addressParts.read),
    (route) =>
      route.request().postData()?.includes('/admins/') ? route.abort() : route.fallback(),
  )
  await page.goto('/adminreview')
  const text = 'Failed to verify admin. Check Firestore rules and admin doc IDs.'
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Admin review' })).toHaveCount(0)
  await expect(page.getByText(name)).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(row(page, name)).toBeVisible()
})

test('if an admin cannot be added or removed, the list does not change', async ({ openAs }) => {
  const ada = await createMember('Ada', { admin: true })
  const eve = await createMember('Eve', { admin: true })
  const page = await openAs(ada.email, '/adminreview?view=admins')
  const listed = page.getByRole('listitem').filter({ hasText: eve.email })
  await expect(listed).toBeVisible()
  const field = page.getByLabel('E-mail of the new admin')
  const heal = await refuse(page, addressParts.commit)
  await field.fill('nina@greenlight.test')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription('Failed to add admin.')
  await expect(field).toHaveValue('nina@greenlight.test')
  await listed.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(listed.getByRole('alert')).toHaveText('Failed to remove admin.')
  await heal()
  await listed.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(listed).toHaveCount(0)
})

test('offline a view says so, and loads by itself when the connection returns', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const { name } = await createReport({ status: 'pending' })
  const page = await openAs(admin.email, '/adminreview?view=numbers')
  await expect(page.getByText('Oldest waiting')).toBeVisible()
  await page.context().setOffline(true)
  for (const view of ['Flags', 'Log', 'Bans']) {
    await page.getByRole('link', { name: view, exact: true }).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert, view).toHaveText('You are offline. Please check your connection.')
  }
  await page.getByRole('link', { name: 'Flags', exact: true }).click()
  await page.context().setOffline(false)
  await arrived(page)
  await page.getByRole('link', { name: 'Pending', exact: true }).click()
  await expect(row(page, name)).toBeVisible()
})

test('Retry loads the numbers and the log', async ({ openAs }) => {
  const admin = await createMember('Ada', { admin: true })
  const page = await openAs(admin.email, '/adminreview?view=admins')
  await expect(page.getByText('That is you')).toBeVisible()
  for (const [view, part, shown] of [
    ['Numbers', 'documents:runAggregationQuery', page.getByText('Oldest waiting')],
    ['Log', 'documents:runQuery', page.getByLabel('Show')],
  ] as const) {
    const reconnect = await cutOff(page, part)
    await page.getByRole('link', { name: view, exact: true }).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toHaveText('Failed to load the log.')
    await reconnect()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(alert).toHaveCount(0)
    await expect(shown).toBeVisible()
  }
})

test('a view that cannot be downloaded says so below the tabs, and Retry downloads it', async ({
  openAs,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const page = await openAs(admin.email, '/adminreview')
  await arrived(page)
  await page.route(/LazyViews/, (route) => route.abort())
  await page.getByRole('link', { name: 'Log', exact: true }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toHaveText('Failed to load this view.')
  await main.getByRole('button', { name: 'Retry' }).click()
  await expect(main.getByRole('alert')).toHaveText('Failed to load this view.')
  await page.unroute(/LazyViews/)
  await main.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('Show')).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(0)
})

test('a view that was opened offline first is downloaded when the connection returns', async ({
  openAs,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const page = await openAs(admin.email, '/adminreview')
  await arrived(page)
  // Otherwise the browser may have the view from an earlier test.
  await page.route(/LazyViews/, (route) => route.abort())
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Log', exact: true }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toHaveText('You are offline. Please check your connection.')
  await page.unroute(/LazyViews/)
  await page.context().setOffline(false)
  await expect(page.getByLabel('Show')).toBeVisible()
  await expect(alert).toHaveCount(0)
})
