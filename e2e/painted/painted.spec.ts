import type { Page } from '@playwright/test'
import { watchVitals } from '../../bench/lib/vitals.ts'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/reports.ts'
import { holdShell } from './holdShell.ts'

test.use({ waitsForScripts: false })

/** Wide enough for a phone, a tablet and a desktop. */
const widths = [360, 820, 1280]

const LOGO = 'svg[viewBox="0 0 48 48"]'
/** What stands in place of what. */
const TITLE = ['[data-in-place-of=h1]', 'h1'] as const
const CARD = ['[data-in-place-of=article]', 'article'] as const
const PHOTO = ['[data-in-place-of=photo]', 'main img'] as const

/** Where an element begins, in whole pixels, and how wide it is if it is a picture or a card. */
async function placeOf(page: Page, selector: string) {
  // The words beside the logo have another width in the font of the system.
  await page.evaluate(() => document.fonts.ready)
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown.`)
  const { x, y, width } = box
  return {
    x: Math.round(x),
    y: Math.round(y),
    ...(!/h1/.test(selector) && { width: Math.round(width) }),
  }
}

type Kind = {
  path: string
  /** The painted element and the one that comes in its place. Only where both are seen. */
  parts: readonly (readonly [painted: string, real: string])[]
  asMember?: boolean
  /** What is below moves when more of the page has loaded. */
  movesLater?: boolean
}

const kinds: Readonly<Record<string, Kind>> = {
  // The sign-in, to which a visitor is led.
  form: { path: '/gallery', parts: [TITLE] },
  'form below the header': { path: '/forgot', parts: [TITLE], asMember: true },
  text: { path: '/terms', parts: [TITLE], asMember: true },
  list: { path: '/settings', parts: [TITLE], asMember: true },
  grid: { path: '/gallery', parts: [CARD], asMember: true },
  profile: { path: '/profile', parts: [TITLE, PHOTO], asMember: true, movesLater: true },
}

for (const [kind, { path, parts, asMember = false, movesLater = false }] of Object.entries(kinds)) {
  test(`what is painted for a ${kind} is where the page comes`, async ({
    page: visitorsPage,
    openAs,
    createReport,
  }) => {
    const report = asMember ? await createReport() : undefined
    const page = asMember ? await openAs((await createMember('Pat')).email, '/terms') : visitorsPage
    const opened = path === '/profile' ? `${path}/${report?.id ?? ''}` : path
    const vitals = await watchVitals(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const start = await holdShell(page, opened)
      const before = [await placeOf(page, `.painted ${LOGO}`)]
      for (const [painted] of parts) before.push(await placeOf(page, `.painted ${painted}`))
      start()
      await expect(page.locator('.painted')).toHaveCount(0)
      const after = [await placeOf(page, `#root ${LOGO}`)]
      for (const [, real] of parts) after.push(await placeOf(page, `#root ${real}`))
      expect.soft(after, `at ${width} px`).toEqual(before)
      if (!movesLater) expect.soft((await vitals()).cls, `layout shift at ${width} px`).toBe(0)
    }
  })
}

test('no frame is empty between what is painted and the page', async ({ openAs }) => {
  const page = await openAs((await createMember('Pat')).email, '/terms')
  await page.addInitScript(() => {
    const look = () => {
      const painted = document.querySelector('.painted')
      const main = document.querySelector('main')
      const isWaiting = !main?.firstElementChild || main.querySelector('[data-gl-page-spinner]')
      if (document.body && !painted && isWaiting) document.documentElement.dataset['empty'] = ''
      requestAnimationFrame(look)
    }
    document.addEventListener('DOMContentLoaded', look)
  })
  await page.goto('/gallery')
  await expect(heading(page, 'Gallery')).toBeAttached()
  await expect(page.locator('.painted')).toHaveCount(0)
  expect(await page.locator('html').getAttribute('data-empty')).toBeNull()
})

test('a visitor sees the sign-in before any script where a member sees a page', async ({
  page,
}) => {
  const start = await holdShell(page, '/gallery')
  await expect(page.locator('.painted[data-for=session]')).toBeHidden()
  await expect(page.locator('.painted[data-for=visitor]')).toBeVisible()
  start()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await expect(page.locator('.painted')).toHaveCount(0)
})

test('the page of the first address fits the device', async ({ page, openAs }) => {
  const shown = (of: Page) => of.locator('.painted, .static-page').filter({ visible: true })
  await holdShell(page, '/')
  await expect(shown(page)).toHaveAttribute('data-for', 'seen')
  await page.addInitScript(() => localStorage.removeItem('gl_seen_welcome_v1'))
  await holdShell(page, '/')
  await expect(shown(page)).toHaveAttribute('data-for', 'new')
  const members = await openAs((await createMember('Pat')).email, '/terms')
  await holdShell(members, '/')
  await expect(shown(members)).toHaveAttribute('data-for', 'session')
})

test('the header leads to the gallery before any script has run', async ({ page }) => {
  await holdShell(page, '/terms')
  const home = page.getByRole('link', { name: 'Greenlight, to the gallery' })
  await expect(home).toHaveAttribute('href', '/gallery')
  await home.click()
  await expect(page).toHaveURL(/\/gallery$/)
})
