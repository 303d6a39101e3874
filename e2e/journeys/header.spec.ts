import type { Page } from '@playwright/test'
import { seeded } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'

const bottomOfHeader = (page: Page) =>
  page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().bottom))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the header is smaller while the page is scrolled, and moves nothing', async ({
    openAs,
  }) => {
    const page = await openAs(seeded.member)
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await bottomOfHeader(page)).toBe(84)
    // Another font has other widths.
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => {
      const shifts: number[] = []
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => entry.startTime)),
      ).observe({ type: 'layout-shift' })
      Object.assign(window, { shifts })
    })
    await page.mouse.wheel(0, 600)
    await expect.poll(() => bottomOfHeader(page)).toBe(60)
    await expect(page.getByRole('link', { name: /^Greenlight/ })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Quick exit' })).toBeInViewport({ ratio: 1 })
    await page.mouse.wheel(0, -600)
    await expect.poll(() => bottomOfHeader(page)).toBe(84)
    expect(await page.evaluate(() => 'shifts' in window && window.shifts)).toEqual([])
  })

  test('the header never covers what has the focus', async ({ openAs }) => {
    const page = await openAs(seeded.member, '/settings')
    await page.getByRole('link', { name: 'Give feedback' }).focus()
    await expect.poll(() => bottomOfHeader(page)).toBe(60)
    const topOfFocused = () =>
      page.evaluate(() => document.activeElement?.closest('main *')?.getBoundingClientRect().top)
    let steps = 0
    for (let top = await topOfFocused(); top !== undefined; top = await topOfFocused()) {
      expect(top).toBeGreaterThanOrEqual(await bottomOfHeader(page))
      await page.keyboard.press('Shift+Tab')
      steps++
    }
    expect(steps).toBeGreaterThan(5)
  })
})

test('in a wide window the header stays as it is', async ({ openAs }) => {
  const page = await openAs(seeded.member)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  expect(await bottomOfHeader(page)).toBe(84)
})

test('only the page is printed, dark on light', async ({ openAs }) => {
  const page = await openAs(seeded.member, '/settings')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('button', { name: 'Quick exit' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  await expect(title).toBeVisible()
  await expect(title).toHaveCSS('color', 'rgb(27, 43, 37)')
})
