import type { Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { seeded } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/reports.ts'
import { cards, loadMore } from './galleryPage.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const COUNT = 1000

/** Older than all other reports, so that they are first if the gallery shows the oldest first. */
const firstDay = Date.UTC(1990, 0, 1)
const dayOf = (index: number) => new Date(firstDay + index * DAY_MS)

/** The ids of the shown reports, in order. */
const shownIds = (page: Page) =>
  cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.id.replace('profile-', '')))

/** The height of the page in px. `whole` also renders what the browser skips off screen. */
const heightOf = (page: Page, whole: boolean) =>
  page.evaluate(async (whole) => {
    const groups = document.querySelectorAll<HTMLElement>('main [role=list] > div')
    for (const group of groups) group.style.contentVisibility = whole ? 'visible' : ''
    // What has come into view is rendered in one of the next frames.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return document.documentElement.scrollHeight
  }, whole)

test.describe.configure({ mode: 'serial' })

test('1,000 reports: each is shown once and in order', async ({ openAs, createReports }) => {
  test.slow()
  const ids = await createReports(COUNT, (index) => ({
    name: `Thousand ${index}`,
    createdAt: dayOf(index),
  }))
  const page = await openAs(seeded.member, '/gallery?sort=oldest')
  await expect(cards(page)).toHaveCount(24)
  expect(await shownIds(page)).toEqual(ids.slice(0, 24))

  // No report has this name, so each press loads four pages: 24 + 11 x 96 > 1,000.
  await page.getByRole('button', { name: 'Filters' }).click()
  const search = page.getByRole('searchbox', { name: 'A word in the loaded profiles' })
  await search.fill('nobody has this name')
  await expect(cards(page)).toHaveCount(0)
  for (let loaded = 24; loaded < COUNT; loaded += 96) {
    await loadMore(page).click()
    const end = loaded + 96
    // The demo's reports come after the thousand: the last press may find the end of all.
    await expect(page.getByRole('status').filter({ hasText: 'No profiles' })).toHaveText(
      end < COUNT
        ? `No profiles with “nobody has this name” among the ${end} looked through`
        : /^No profiles with “nobody has this name”( among the 1080 looked through)?$/,
    )
  }
  await search.fill('thousand')
  await expect(cards(page)).toHaveCount(COUNT)
  expect(await shownIds(page)).toEqual(ids)

  // From two to six columns. Cards that are skipped off screen take the room of rendered ones. Chromium
  // rounds each row to a 64th of a pixel: 1 px in 120,000.
  for (const width of [360, 700, 900, 1040, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const difference = (await heightOf(page, false)) - (await heightOf(page, true))
    expect(Math.abs(difference)).toBeLessThanOrEqual(2)
  }
})

test('a report added during paging is neither missing nor repeated', async ({
  openAs,
  createReports,
}) => {
  const page = await openAs(seeded.member)
  await expect(cards(page)).toHaveCount(24)
  const [arrived] = await createReports(1, () => ({ name: 'Arrived meanwhile' }))
  await loadMore(page).click()
  await expect(cards(page)).toHaveCount(48)
  await loadMore(page).click()
  await expect(cards(page)).toHaveCount(72)

  const shown = await shownIds(page)
  expect(new Set(shown).size).toBe(72)
  const { docs } = await backend.db
    .collection('reports')
    .where('status', '==', 'public')
    .orderBy('createdAt', 'desc')
    .select()
    .limit(200)
    .get()
  const stored = docs.map(({ id }) => id)
  // Tests that run at the same time may have deleted reports.
  const still = shown.filter((id) => stored.includes(id))
  const start = stored.indexOf(still[0] ?? '')
  expect(still).toEqual(stored.slice(start, start + still.length))
  expect(stored.slice(0, start)).toContain(arrived)
  await page.reload()
  await expect(cards(page)).toHaveCount(24)
  expect(await shownIds(page)).toContain(arrived)
})
