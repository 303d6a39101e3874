import type { Locator, Page } from '@playwright/test'
import { chromiumLaunch } from '../fixtures/chromiumLaunch.ts'
import { heading } from '../fixtures/heading.ts'
import { seeded } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'

// With scroll bars that take room, as desktop browsers have them. Playwright hides them.
test.use({ launchOptions: { ...chromiumLaunch, ignoreDefaultArgs: ['--hide-scrollbars'] } })

test('a page without a scroll bar is as wide as one with it', async ({ page }) => {
  const room = () =>
    page.evaluate(() => {
      const { width } = document.documentElement.getBoundingClientRect()
      return { width, scrolls: document.documentElement.scrollHeight > innerHeight }
    })
  await page.goto('/terms')
  await expect(heading(page)).toBeVisible()
  const long = await room()
  expect(long.scrolls).toBe(true)
  expect(long.width).toBeLessThan(1280)
  await page.goto('/forgot')
  await expect(heading(page)).toBeVisible()
  expect(await room()).toEqual({ ...long, scrolls: false })
})

test('what is below a dialog stays where it is when the dialog is scrolled to its end', async ({
  openAs,
}) => {
  const page = await openAs(seeded.member)
  await page.setViewportSize({ width: 390, height: 400 })
  await page.goto('/profile/austin-marcus')
  await page.getByRole('button', { name: 'Report Marcus’s profile' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Send report' })).toBeVisible()
  const scrolled = () =>
    dialog.evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
      page: window.scrollY,
      rest: Math.round(scrollHeight - clientHeight - scrollTop),
    }))
  const before = await scrolled()
  expect(before.rest).toBeGreaterThan(0)

  await scrollDown(page, dialog)
  await expect.poll(scrolled).toEqual({ page: before.page, rest: 0 })
  await scrollDown(page, dialog)
  expect(await scrolled()).toEqual({ page: before.page, rest: 0 })
})

/** Turns the wheel further than the part is high. The next turn is one of its own, unlike with `mouse.wheel`. */
async function scrollDown(page: Page, part: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {}
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', {
    x: x + width / 2,
    y: y + height / 2,
    yDistance: -1000,
    speed: 4000,
    gestureSourceType: 'mouse',
  })
}
