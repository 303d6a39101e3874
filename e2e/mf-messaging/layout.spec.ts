import type { Locator, Page } from '@playwright/test'
import { expectNoFindings } from '../fixtures/axe.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember, type TestMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { at, conversation, placeThread } from './threads.ts'

const phone = { width: 360, height: 740 }

const talk = (ann: TestMember, bob: TestMember) =>
  placeThread(ann, bob, {
    messages: Array.from({ length: 12 }, (_, n) => ({
      by: n % 2 ? ann : bob,
      text: `Message ${n + 1}. It is long enough to need more than one line on a phone.`,
      minutesAgo: 12 - n,
    })),
  })

/** Ann's gallery on a phone, and the id of her conversation with Bob. */
async function galleryOnPhone(openAs: (email: string, path: string) => Promise<Page>) {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  const id = await talk(ann, bob)
  const page = await openAs(ann.email, '/gallery')
  await page.setViewportSize(phone)
  return { page, id }
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on screen.')
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

/** Text field and button are inside the window, and nothing covers them. */
async function expectComposerFree(page: Page, height: number): Promise<void> {
  const menu = await boxOf(page.getByRole('button', { name: 'Menu' }))
  for (const part of [conversation(page).box, page.getByRole('button', { name: 'Send' })]) {
    const box = await boxOf(part)
    const isClear = box.right <= menu.left || box.bottom <= menu.top || box.top >= menu.bottom
    expect(isClear, 'beside the menu').toBe(true)
    expect(box.bottom).toBeLessThanOrEqual(height)
    await part.click({ trial: true, position: { x: 2, y: 10 } })
  }
}

/** The distance from the composer down to the offline bar. */
async function gapUnderComposer(page: Page): Promise<number> {
  const [send, bar] = await Promise.all([
    boxOf(page.getByRole('button', { name: 'Send' })),
    boxOf(page.getByText('You are offline.')),
  ])
  return bar.top - send.bottom
}

/** Waits until the page knows of a scroll; its event comes with the next frame. */
function scrollToEnd(element: Element): Promise<unknown> {
  element.scrollTop = element.scrollHeight
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

test('a phone shows list or conversation, Back returns to the list, and nothing covers the composer', async ({
  openAs,
}) => {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  await talk(ann, bob)
  const page = await openAs(ann.email, '/messages')
  const { log, box, message, ready } = conversation(page)
  const link = page.getByRole('link', { name: bob.username })
  await expect(link).toBeVisible()
  await page.setViewportSize(phone)
  await link.click()
  await ready()
  await expect(link).toBeHidden()
  await expect(page).toHaveURL(/thread=/)
  await box.fill('x')
  await expectComposerFree(page, phone.height)
  // The keyboard opens: the window is smaller, and the end of the conversation stays visible.
  await log.evaluate(scrollToEnd)
  await page.setViewportSize({ width: phone.width, height: 420 })
  await expectComposerFree(page, 420)
  await expect(message('Message 12.')).toBeInViewport()
  await page.setViewportSize(phone)
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect.poll(() => gapUnderComposer(page)).toBeGreaterThanOrEqual(0)
  await expectComposerFree(page, phone.height)
  await page.context().setOffline(false)

  await page.getByRole('button', { name: 'Back to conversations' }).click()
  await expect(page).toHaveURL(/\/messages$/)
  await expect(link).toBeVisible()
  await expect(log).toBeHidden()
  await page.goForward()
  await ready()
  await page.goBack()
  await expect(link).toBeVisible()
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(wider, `scrolls sideways at ${width}`).toBe(false)
  }
})

test('a keyboard above the window, as on iOS, covers neither the composer nor the last message', async ({
  openAs,
}) => {
  const { page, id } = await galleryOnPhone(openAs)
  await page.goto(at(id))
  const { box, log, message, ready } = conversation(page)
  await ready()
  // From here on the log receives scroll events.
  await expect(page.getByRole('button', { name: 'Newest' })).toBeVisible()
  await log.evaluate(scrollToEnd)
  await setVisible(page, 400)
  await expect.poll(async () => (await boxOf(box)).bottom).toBeLessThanOrEqual(400)
  await expect
    .poll(async () => (await boxOf(message('Message 12.'))).bottom)
    .toBeLessThanOrEqual((await boxOf(box)).top)
  // Below 16 px iOS zooms in on the field.
  const size = await box.evaluate((field) => parseFloat(getComputedStyle(field).fontSize))
  expect(size).toBeGreaterThanOrEqual(16)
  await setVisible(page, phone.height)
  await expect.poll(async () => (await boxOf(box)).bottom).toBeGreaterThan(600)
})

/** Sets the height of the window that is visible above a keyboard. */
function setVisible(page: Page, height: number): Promise<void> {
  return page.evaluate((value) => {
    const { visualViewport } = window
    if (!visualViewport) throw new Error('This browser has none.')
    Object.defineProperty(visualViewport, 'height', { configurable: true, value })
    visualViewport.dispatchEvent(new Event('resize'))
  }, height)
}

test('by keyboard: from the list to the conversation and its messages', async ({ openAs }) => {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  await talk(ann, bob)
  const page = await openAs(ann.email, '/messages')
  const { box, log, message } = conversation(page)
  await page.getByRole('link', { name: bob.username }).focus()
  await page.keyboard.press('Enter')
  await expect(box).toBeFocused()
  await log.focus()
  await page.keyboard.press('Home')
  await expect(message('Message 1.')).toBeInViewport()
  // It appears a frame after the log, which is measured first.
  const newest = page.getByRole('button', { name: 'Newest' })
  await expect(newest).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(newest).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(message('Message 12.')).toBeInViewport()
})

test('axe finds nothing in any state', async ({ openAs }) => {
  test.slow()
  const [ann, bob, eve] = await Promise.all([
    createMember('Ann'),
    createMember('Bob'),
    createMember('Eve'),
  ])
  const id = await talk(ann, bob)
  const empty = await openAs(eve.email, '/messages')
  await expect(empty.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
  await expectNoFindings(empty, 'nothing yet')
  await empty.close()

  const page = await openAs(ann.email, '/messages')
  await expect(page.getByRole('link', { name: bob.username })).toBeVisible()
  await expectNoFindings(page, 'list')
  await page.goto(at(id))
  const { box, say, log, ready } = conversation(page)
  await ready()
  await page.route('**/documents:commit*', (route) => route.abort())
  await say('This one fails')
  await expect(log.getByRole('button', { name: 'Retry' })).toBeVisible()
  await box.fill('x'.repeat(2001))
  await expectNoFindings(page, 'conversation, failed, too long')
  await page.setViewportSize(phone)
  const more = page.getByRole('button', { name: 'More', exact: true })
  const report = page.getByRole('button', { name: 'Report', exact: true })
  await expect(report).toBeHidden()
  await more.press('Enter')
  await expectNoFindings(page, 'phone, actions')
  await page.keyboard.press('Escape')
  await expect(report).toBeHidden()
  await expect(more).toBeFocused()
  await more.click()
  await report.click()
  await expect(report).toBeHidden()
  await expectNoFindings(page, 'phone, choosing a message')
  await page.goto('/messages?thread=nowhere')
  await expect(page.locator('[data-remote]:not(.gl-entering)')).toBeVisible()
  await expect(page.getByRole('log')).toBeHidden()
  await expectNoFindings(page, 'no such conversation')
})

declare global {
  var menuAtFirst: string | undefined
}

/** Notes in the page whether the menu is visible when it is added. */
function noteMenu(): void {
  new MutationObserver(() => {
    const menu = document.querySelector('[aria-label=Menu]')
    if (menu) globalThis.menuAtFirst ??= getComputedStyle(menu).visibility
  }).observe(document, { childList: true, subtree: true })
}

test('at a start on a phone the menu waits three seconds for the page that decides its place', async ({
  openAs,
}) => {
  const { page, id } = await galleryOnPhone(openAs)
  const release = await holdRequests(page, /\/mf-messaging\/.*\/MessagesPage-[^/]*\.js/)
  await page.addInitScript(noteMenu)
  await page.goto(at(id))
  const menu = page.getByRole('button', { name: 'Menu' })
  await expect(menu).toBeVisible()
  expect(await page.evaluate(() => globalThis.menuAtFirst)).toBe('hidden')
  const waiting = await boxOf(menu)
  expect(waiting.top, 'at the foot').toBeGreaterThan(phone.height / 2)

  release()
  await expect(conversation(page).box).toBeVisible()
  const shown = await boxOf(menu)
  expect(shown.bottom, 'in the header').toBeLessThan(100)
})
