import type { Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'

const titles = ['Who are we?', 'Why?', 'How to get started', 'You are early']
const slide = (page: Page, index: number) =>
  page.getByRole('tabpanel', { name: titles[index] ?? '' })
const dot = (page: Page, index: number) => page.getByRole('tab', { name: titles[index] ?? '' })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const seen = (page: Page) => page.evaluate(() => localStorage.getItem('gl_seen_welcome_v1'))

/** Checks that this slide is visible and marked as current, and that the others are inert. */
async function shows(page: Page, index: number): Promise<void> {
  await expect(dot(page, index)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
  await expect(page.locator('[role="tabpanel"]:not([inert])')).toHaveCount(1)
  await expect(slide(page, index)).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByText(`Slide ${index + 1} of 4: ${titles[index]}`)).toBeAttached()
}

/** Opens the slides on a device that has never shown them. */
async function open(page: Page): Promise<void> {
  await page.goto('/terms')
  await page.goto('/welcome')
  await page.evaluate(() => localStorage.removeItem('gl_seen_welcome_v1'))
  await shows(page, 0)
}

test('describes the product', async ({ page }) => {
  await open(page)
  await expect(heading(page, 'Welcome!')).toBeVisible()
  await expect(page.getByText('Get ready to change the way you date.')).toBeVisible()
  await expect(slide(page, 0)).toContainText('community dating-safety network')
  await expect(slide(page, 0).getByRole('listitem')).toHaveCount(3)
  await next(page).click()
  await expect(slide(page, 1)).toContainText('Context builds confidence')
  await expect(slide(page, 1).getByRole('listitem')).toHaveText([
    'Privacy-minded',
    'Community First',
    'Built with empathy',
  ])
  await next(page).click()
  await expect(slide(page, 2).getByRole('listitem')).toHaveCount(3)
  await next(page).click()
  await expect(slide(page, 3)).toContainText('beta')
  await expect(slide(page, 3).getByRole('listitem')).toHaveText([
    'AI-assisted moderation',
    'Optional photo verification',
    'Better distance filters and smarter search',
    'Community badges and insights',
  ])
})

for (const [way, steps, to] of [
  ['Skip', 0, '/login'],
  ['Skip', 2, '/login'],
  ['Sign in', 3, '/login'],
  ['Get started', 3, '/signup'],
] as const) {
  test(`${way} on slide ${steps + 1} leaves for ${to}, for good`, async ({ page }) => {
    await open(page)
    await dot(page, steps).click()
    await shows(page, steps)
    expect(await seen(page)).toBeNull()
    await page.getByRole('button', { name: way, exact: true }).click()
    await expect(page).toHaveURL(to)
    expect(await seen(page)).toBe('1')
    await page.goBack()
    await expect(page).toHaveURL('/terms')
    await page.goto('/')
    await expect(page).toHaveURL('/login')
  })
}

test('Back from the terms returns to the slides', async ({ page }) => {
  await open(page)
  await expect(page.getByText('By continuing, you agree to our Terms & Conditions.')).toBeVisible()
  await page.getByRole('link', { name: 'Terms & Conditions' }).click()
  await expect(page).toHaveURL('/terms')
  expect(await seen(page)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/welcome')
})

test('the dots are one tab stop, and arrow keys stop at both ends', async ({ page }) => {
  await open(page)
  await dot(page, 0).focus()
  for (const [key, index] of [
    ['ArrowLeft', 0],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['End', 3],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await shows(page, index)
    await expect(dot(page, index)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dot(page, 0)).toBeFocused()
})

test('Next keeps the focus; on the last slide the slide gets it', async ({ page }) => {
  await open(page)
  await next(page).focus()
  for (const index of [1, 2]) {
    await page.keyboard.press('Enter')
    await shows(page, index)
    await expect(next(page)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await shows(page, 3)
  await expect(slide(page, 3)).toBeFocused()
  await expect(next(page)).toHaveCount(0)
})

test('arrow keys on a slide change the slide as well', async ({ page }) => {
  await open(page)
  await slide(page, 0).focus()
  await page.keyboard.press('ArrowRight')
  await shows(page, 1)
})

test('quick presses end at the right slide, also if the window is resized meanwhile', async ({
  page,
}) => {
  await open(page)
  await next(page).dblclick()
  await page.setViewportSize({ width: 500, height: 800 })
  await shows(page, 2)
  await page.setViewportSize({ width: 1280, height: 800 })
  await shows(page, 2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('each swipe moves one slide, in both directions, and stops at the ends', async ({
    page,
  }) => {
    await open(page)
    const touch = await page.context().newCDPSession(page)
    // With timestamps of a slow swipe, because the distance of a fast one depends on the browser.
    const swipe = async (from: number, to: number) => {
      const started = Date.now() / 1000 - 1
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', after: number, x?: number) =>
        touch.send('Input.dispatchTouchEvent', {
          type,
          timestamp: started + after,
          touchPoints: x === undefined ? [] : [{ x, y: 300 }],
        })
      await send('touchStart', 0, from)
      for (let part = 0.1; part <= 1; part += 0.1)
        await send('touchMove', part / 2, from + (to - from) * part)
      await send('touchMove', 0.8, to)
      await send('touchEnd', 0.9)
    }
    for (const [from, to, index] of [
      [310, 50, 1],
      [310, 50, 2],
      [310, 50, 3],
      [310, 50, 3],
      [50, 310, 2],
    ] as const) {
      await swipe(from, to)
      await shows(page, index)
    }
    await next(page).click()
    await shows(page, 3)
  })

  test('nothing is wider than the screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

test('with reduced motion a slide appears at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  const moved = await page.evaluate(() => {
    const scroller = document.querySelector('[role="tabpanel"]')?.parentElement
    document.querySelector<HTMLElement>('[role="tab"]:nth-of-type(4)')?.click()
    return scroller && scroller.scrollLeft / scroller.clientWidth
  })
  expect(moved).toBe(3)
})

test('a member is redirected to the gallery', async ({ openAs }) => {
  const member = await createMember('Welcomed')
  const page = await openAs(member.email, '/welcome')
  await expect(page).toHaveURL('/gallery')
})
