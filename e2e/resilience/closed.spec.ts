import type { Registry } from '@greenlight/kit/contract/registry'
import type { Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { openFromMenu } from '../fixtures/openFromMenu.ts'
import { expect, test } from '../fixtures/test.ts'

/** As if the operator had closed the site, or made it read-only. */
async function close(page: Page, mode: 'closed' | 'readonly'): Promise<void> {
  await page.route('**/registry.json', async (route) => {
    const response = await page.request.get(route.request().url())
    const registry = (await response.json()) as Registry
    const closed = { mode, why: 'We look into a leak.', since: '2026-11-28T12:00:00Z' }
    await route.fulfill({ response, json: { ...registry, closed } })
  })
}

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'We look into a leak.' })

test('a closed site says so in place of its pages, and public pages stay', async ({ openAs }) => {
  const page = await openAs((await createMember('Robin')).email, '/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  await close(page, 'closed')
  await page.goto('/gallery')
  await expect(heading(page, 'Closed for now')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    'Greenlight is closed for now: We look into a leak.',
  )
  await page.goto('/help')
  await expect(heading(page, 'Help')).toBeVisible()
  await expect(bar(page)).toHaveText('Greenlight is closed for now: We look into a leak.')
})

test('an open page learns at its next visit that the site is closed, and that it is open', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Robin')).email, '/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  await close(page, 'closed')
  await page.clock.setFixedTime(Date.now() + 10_000)
  await openFromMenu(page, 'Share')
  await expect(heading(page, 'Closed for now')).toBeVisible()
  await page.unroute('**/registry.json')
  await page.clock.setFixedTime(Date.now() + 20_000)
  await openFromMenu(page, 'Settings')
  await expect(heading(page, 'Settings')).toBeVisible()
})

test('a read-only site shows its pages, and says in one sentence what is possible', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Robin')).email, '/settings')
  await close(page, 'readonly')
  await page.goto('/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  await expect(bar(page)).toHaveText(
    'For now you can read, download and delete what is yours, but add nothing: We look into a leak.',
  )
})
