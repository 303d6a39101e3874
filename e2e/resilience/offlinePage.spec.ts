import type { Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const worker = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))

test('a page that cannot be fetched says why, and opens when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await worker(page)
  await context.setOffline(true)
  const answer = await page.goto('/terms')
  expect(answer?.status()).toBe(503)
  await expect(page).toHaveTitle('You are offline · Greenlight')
  await expect(heading(page)).toHaveText('You are offline')
  await expect(page.getByText('National Domestic Violence Hotline: 1-800-799-7233')).toBeVisible()
  await expect(page).toHaveURL('/terms')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Terms & Conditions')
})

test('the worker keeps nothing of the site and answers nothing but pages', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await worker(page)
  await page.goto('/terms')
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await context.setOffline(true)
  const failed = await page.evaluate(() =>
    fetch('/icons/icon.svg?never-asked-for').then(
      () => false,
      () => true,
    ),
  )
  expect(failed).toBe(true)
})
