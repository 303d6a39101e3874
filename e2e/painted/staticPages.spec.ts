import type { Page } from '@playwright/test'
import { watchVitals } from '../../bench/lib/vitals.ts'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { breakRemote } from '../resilience/breakRemote.ts'
import { withoutFallback } from '../resilience/changeRegistry.ts'
import { publishAs } from '../resilience/publishAs.ts'
import { holdShell } from './holdShell.ts'

test.use({ waitsForScripts: false })

const staticPage = (page: Page) => page.locator('.static-page').filter({ visible: true })
const isReplaced = (page: Page) => expect(page.locator('.static-page')).toHaveCount(0)

/** The banner of a preview is not part of the page. */
const withoutBanner = (page: Page) =>
  page.addStyleTag({ content: '#root > [aria-label=Preview] { visibility: hidden }' })

const titles = {
  '/welcome': 'Welcome!',
  '/login': 'Sign in',
  '/signup': 'Create your account',
  '/forgot': 'Reset your password',
  '/terms': 'Terms & Conditions',
  '/privacy': 'Privacy Policy',
  '/about-me': 'Is this about you?',
  '/help': 'Help',
}

for (const path of ['/welcome', '/login', '/about-me'])
  for (const width of [360, 1280])
    test(`${path} looks the same when its scripts take over, at ${width} px`, async ({ page }) => {
      await page.addInitScript(() => localStorage.removeItem('gl_seen_welcome_v1'))
      await page.setViewportSize({ width, height: 800 })
      const vitals = await watchVitals(page)
      const start = await holdShell(page, path)
      await withoutBanner(page)
      await page.evaluate(() => document.fonts.ready)
      const before = await page.screenshot()
      const painted = await vitals()
      start()
      await isReplaced(page)
      await page.evaluate(() => document.fonts.ready)
      expect((await page.screenshot()).equals(before)).toBe(true)
      expect(await vitals(), 'nothing moved, and no paint was larger').toEqual(painted)
    })

test('what was typed stays, with focus and cursor', async ({ page }) => {
  const start = await holdShell(page, '/login')
  await staticPage(page).getByLabel('Email').fill('robin@example.org')
  const password = staticPage(page).getByLabel('Password', { exact: true })
  await password.fill('a short sentence')
  await password.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 7))
  start()
  await isReplaced(page)
  await expect(page.getByLabel('Email')).toHaveValue('robin@example.org')
  const field = page.getByLabel('Password', { exact: true })
  await expect(field).toHaveValue('a short sentence')
  await expect(field).toBeFocused()
  const selected = await field.evaluate((input: HTMLInputElement) => [
    input.selectionStart,
    input.selectionEnd,
  ])
  expect(selected).toEqual([2, 7])
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveValue('a short sentence')
})

test('a form that is sent too early says so, and is sent when the page works', async ({ page }) => {
  const { email } = await createMember('Early')
  const start = await holdShell(page, '/login')
  await staticPage(page).getByLabel('Email').fill(email)
  await staticPage(page).getByLabel('Password', { exact: true }).fill('greenlight')
  await staticPage(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('One moment…')).toBeVisible()
  await expect(page).toHaveURL('/login')
  start()
  await isReplaced(page)
  await expect(page).not.toHaveURL(/\/login/)
})

test('scroll position, selected text and swiped slides stay', async ({ page }) => {
  const start = await holdShell(page, '/terms')
  await page.evaluate(() => {
    window.scrollTo(0, 900)
    const title = document.querySelector('.static-page section h2')?.firstChild
    if (title) document.getSelection()?.setBaseAndExtent(title, 0, title, title.nodeName.length)
  })
  const chosen = () => page.evaluate(() => document.getSelection()?.toString())
  const before = await chosen()
  expect(before).not.toBe('')
  start()
  await isReplaced(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(900)
  expect(await chosen()).toBe(before)

  await page.addInitScript(() => localStorage.removeItem('gl_seen_welcome_v1'))
  const startSlides = await holdShell(page, '/welcome')
  await page
    .locator('#welcome-why')
    .evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }))
  startSlides()
  await isReplaced(page)
  await expect(page.getByRole('tab', { name: 'Why?' })).toHaveAttribute('aria-selected', 'true')
})

test('a link in the page works before its scripts', async ({ page }) => {
  await holdShell(page, '/login')
  await staticPage(page).getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/signup')
  const exit = staticPage(page).getByRole('link', { name: 'Quick exit' })
  await expect(exit).toHaveAttribute('href', 'https://www.weather.gov/')
})

test('on a device with a session, the page is not shown as visitors see it', async ({ openAs }) => {
  const page = await openAs((await createMember('Pat')).email, '/terms')
  const start = await holdShell(page, '/about-me')
  await expect(page.locator('.static-page')).toBeHidden()
  start()
  await isReplaced(page)
  await expect(heading(page, 'Is this about you?')).toBeVisible()
})

test('a link from an e-mail does not show the form of the plain address', async ({ page }) => {
  const start = await holdShell(page, '/about-me?mode=signIn&oobCode=used')
  await expect(page.locator('.static-page')).toBeHidden()
  await expect(page.locator('.painted').filter({ visible: true })).toBeVisible()
  start()
  await expect(heading(page, 'Is this about you?')).toBeVisible()
})

test('without JavaScript each public page can be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  for (const [path, title] of Object.entries({ '/': 'Welcome!', ...titles })) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.locator('.painted').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('#no-script')).toBeAttached()
  }
  await context.close()
})

test('a page is replaced without an error by a newer release, or by what failed', async ({
  page,
}) => {
  const end = await publishAs(page, 'mf-onboarding', { version: '9.9.9' })
  await page.goto('/terms')
  await isReplaced(page)
  await expect(page.locator('[data-remote="mf-onboarding@9.9.9"]')).toBeVisible()
  await end()

  await withoutFallback(page, 'mf-onboarding')
  await breakRemote(page, 'mf-onboarding', 'its entry is missing')
  await page.goto('/terms')
  await expect(heading(page, 'This page could not be opened')).toBeVisible()
  await isReplaced(page)
})
