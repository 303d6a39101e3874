import type { Registry, Release } from '@greenlight/kit/contract/registry'
import type { Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { openFromMenu } from '../fixtures/openFromMenu.ts'
import { expect, test } from '../fixtures/test.ts'
import { changeReleases } from './changeRegistry.ts'

const NEXT = '99.0.0'

const forNextShell = (release: Release): Release => ({
  ...release,
  shared: { ...release.shared, '@greenlight/runtime': `^${NEXT}` },
})

/** From now on every release of settings needs the next major version of the runtime. */
const publishForNextShell = (page: Page) =>
  changeReleases(page, 'mf-profile', (list) => list.map(forNextShell))

/** The gallery has a release for either shell. */
const publishForBothShells = (page: Page) =>
  changeReleases(page, 'mf-gallery', (list) => [...list.map(forNextShell), ...list])

/** Documents opened from now on run the next shell: the same build with the next runtime. */
async function publishNextShell(page: Page): Promise<void> {
  await page.route(/\/assets\/([^/]+\/)?(index|early)-[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const body = code.replace(/("?@greenlight\/runtime"?:[`"'])\d+\.\d+\.\d+/g, `$1${NEXT}`)
    await route.fulfill({ response, body })
  })
}

/** A switch waits for the registry for a moment only; here it has it before. */
async function openWithNews(page: Page): Promise<void> {
  const news = page.waitForResponse('**/registry.json')
  await page.getByRole('button', { name: 'Menu' }).click()
  await news
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
}

test('a page with only releases for a newer shell reloads once, at the address that was asked for, and keeps drafts', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Robin')).email, '/share')
  const draft = page.getByRole('textbox', { name: 'Name', exact: true })
  await draft.fill('Unfinished')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await publishForBothShells(page)
  await publishForNextShell(page)
  await publishNextShell(page)
  await page.clock.setFixedTime(Date.now() + 10_000)

  await openWithNews(page)
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false)
  await expect(heading(page, 'Settings')).toBeVisible()
  await expect(page).toHaveURL('/settings')
  await openFromMenu(page, 'Share')
  await expect(draft).toHaveValue('Unfinished')
})

test('if the reload brings no newer shell, it says so in plain words and does not reload again', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Robin')).email, '/share')
  await expect(heading(page, 'Share a profile')).toBeVisible()
  const undo = await publishForNextShell(page)
  let documents = 0
  page.on('request', (request) => void (request.isNavigationRequest() && documents++))
  await page.clock.setFixedTime(Date.now() + 10_000)

  await openWithNews(page)
  await expect(page.getByText('The profile part of Greenlight is being updated.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/\d+\.\d+\.\d+/)
  await expect(page).toHaveTitle(/Settings · Greenlight/)
  expect(documents).toBe(1)

  await openFromMenu(page, 'Share')
  await expect(heading(page, 'Share a profile')).toBeVisible()
  await undo()
  await page.clock.setFixedTime(Date.now() + 20_000)
  await openWithNews(page)
  await expect(heading(page, 'Settings')).toBeVisible()
  expect(documents).toBe(1)
})

/** The registry names an earlier shell, with an earlier runtime. */
async function rollBackShell(page: Page): Promise<void> {
  await page.route('**/registry.json', async (route) => {
    const response = await page.request.get(route.request().url())
    const registry = (await response.json()) as Registry
    const { shell, generation } = registry
    if (!shell) throw new Error('The registry names no shell.')
    const shared = { ...shell.shared, '@greenlight/runtime': '0.9.0' }
    const json = {
      ...registry,
      generation: generation + 1,
      shell: { ...shell, version: '0.0.1', shared },
    }
    await route.fulfill({ response, json })
  })
}

test('a page keeps working without a reload when its shell is rolled back', async ({ openAs }) => {
  const page = await openAs((await createMember('Robin')).email, '/share')
  await expect(heading(page, 'Share a profile')).toBeVisible()
  await rollBackShell(page)
  let documents = 0
  page.on('request', (request) => void (request.isNavigationRequest() && documents++))
  await page.clock.setFixedTime(Date.now() + 10_000)
  await openWithNews(page)
  await expect(heading(page, 'Settings')).toBeVisible()
  await openFromMenu(page, 'Share')
  await expect(heading(page, 'Share a profile')).toBeVisible()
  expect(documents).toBe(0)
})
