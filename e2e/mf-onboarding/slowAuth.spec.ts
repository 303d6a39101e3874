import type { Page } from '@playwright/test'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'

const START = new Date('2026-01-01T12:00:00')

/** From the next page on the sign-in service never answers, and time stands still until told. */
async function hang(page: Page): Promise<void> {
  await page.route(/\/assets\/firebaseAuth-[^/]*\.js$/, () => new Promise(() => {}))
  await page.clock.install({ time: START })
  await page.goto('/terms')
  await page.clock.pauseAt(new Date(START.getTime() + 60_000))
}

for (const path of ['/settings', '/login'])
  test(`a member sees a spinner on ${path} for 4 seconds, then the sign-in`, async ({ openAs }) => {
    const page = await openAs((await createMember('Waiting')).email)
    await hang(page)
    await page.goto(path)
    await expect(page.getByText('Loading', { exact: true })).toBeAttached()
    await page.clock.runFor(3900)
    await expect(page.getByText('Loading', { exact: true })).toBeAttached()
    await expect(page).toHaveURL(path)
    await page.clock.runFor(200)
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Email')).toBeVisible()
  })

test('a visitor waits for nothing', async ({ page }) => {
  await hang(page)
  await page.goto('/gallery')
  await expect(page.getByLabel('Email')).toBeVisible()
})
