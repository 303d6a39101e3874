import type { Page } from '@playwright/test'
import { changeConfig } from '../fixtures/siteConfig.ts'
import { expect, test } from '../fixtures/test.ts'

const NEUTRAL = '/a-neutral-page'

/** Two pages deep in the site; the way out leads to a page of this machine. */
async function open(page: Page, baseURL = ''): Promise<void> {
  await changeConfig(page, () => ({ quickExit: new URL(NEUTRAL, baseURL).href }))
  await page.route(`**${NEUTRAL}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Sunny, 21 degrees' }),
  )
  await page.goto('/terms')
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function expectLeft(page: Page): Promise<void> {
  await expect(page).toHaveURL(NEUTRAL)
  await page.goBack()
  await expect(page, 'the page that was left is no longer in the history').toHaveURL('/terms')
}

async function pressEscape(page: Page, times: number): Promise<void> {
  for (let n = 0; n < times; n++) await page.keyboard.press('Escape')
}

test('the control leaves at once, and Back does not lead here again', async ({ page, baseURL }) => {
  await open(page, baseURL)
  await page.getByRole('button', { name: 'Quick exit' }).click()
  await expectLeft(page)
})

test('Esc three times leaves, also from within a dialog', async ({ page, baseURL }) => {
  await open(page, baseURL)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await pressEscape(page, 3)
  await expectLeft(page)
})

test('Esc twice, or with something typed between, stays', async ({ page, baseURL }) => {
  await open(page, baseURL)
  const email = page.getByLabel('Email')
  await email.focus()
  await pressEscape(page, 2)
  await page.keyboard.type('a')
  await pressEscape(page, 2)
  await page.keyboard.type('b')
  await expect(email).toHaveValue('ab')
  await expect(page).toHaveURL('/login')
})
