import type { Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'

const START = new Date('2026-01-01T12:00:00')

/**
 * From the next page on, requests of the sign-in service wait, and the clock is stopped. Returns a function
 * that lets the requests pass.
 */
async function hang(page: Page): Promise<() => void> {
  let answer = () => {}
  const promise = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/assets\/[^/]+\/firebaseAuth-[^/]*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  await page.clock.install({ time: START })
  await page.goto('/terms')
  await page.clock.pauseAt(new Date(START.getTime() + 60_000))
  return answer
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

test('a late sign-in leads to the address that was opened', async ({ openAs }) => {
  const page = await openAs((await createMember('Late')).email)
  const answer = await hang(page)
  await page.goto('/settings?from=mail#privacy')
  await expect(page.getByText('Loading', { exact: true })).toBeAttached()
  await page.clock.runFor(4100)
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  answer()
  await page.clock.resume()
  await expect(page).toHaveURL('/settings?from=mail#privacy')
  await expect(heading(page, 'Settings')).toBeVisible()
})

test('a visitor does not wait', async ({ page }) => {
  await hang(page)
  await page.goto('/gallery')
  await expect(page.getByLabel('Email')).toBeVisible()
})
