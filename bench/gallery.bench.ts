import { expect, test } from '@playwright/test'
import { backend } from '../e2e/fixtures/backend.ts'
import { lookEverywhere } from '../e2e/fixtures/device.ts'
import { createMember } from '../e2e/fixtures/members.ts'
import { signIn } from '../e2e/fixtures/signIn.ts'
import { watchLongTasks } from './lib/longTasks.ts'
import { record } from './lib/rows.mjs'
import { scrollByTouch } from './lib/scrollByTouch.ts'
import { slowCpu } from './lib/throttle.ts'

const CARDS = 1000
const DAY_MS = 24 * 60 * 60 * 1000

test('1,000 cards', async ({ browser, baseURL }) => {
  const { email } = await createMember('Many')
  const written = await placeReports()
  const page = await browser.newPage({
    ...(baseURL && { baseURL }),
    storageState: lookEverywhere(baseURL),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await signIn(page, email, '/gallery?sort=oldest')
  const search = page.getByRole('searchbox', { name: 'A word in the loaded profiles' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  await search.fill('nobody has this name')
  const loaded = page.getByRole('status').filter({ hasText: 'looked through' })
  for (let pages = 24; pages < CARDS; pages += 96) {
    const before = await loaded.textContent()
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(loaded).not.toHaveText(before ?? '')
  }

  const session = await slowCpu(page)
  const tasks = await watchLongTasks(page)
  await search.fill('one of many')
  // A locator by role would look at each card, in a task of its own.
  await expect(page.locator('article')).toHaveCount(CARDS)
  await expect(page).toHaveURL(/one\+of\+many/)
  record({ what: '1,000 cards, longest task at 4x', unit: 'ms', ours: await tasks(), most: 200 })

  // The finger that scrolls would move the sliders.
  await page.getByRole('button', { name: 'Filters (1)' }).click()
  await expect(search).toBeHidden()
  const scroll = async (what: string) => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await tasks()
    await scrollByTouch(page, 30)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(15_000)
    record({ what, unit: 'ms', ours: await tasks(), most: 50 })
  }
  await scroll('1,000 cards, scrolling at 4x, longest task')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await scroll('1,000 cards, scrolling, longest task')
  await page.close()
  const writer = backend.db.bulkWriter()
  for (const reference of written) void writer.delete(reference)
  await writer.close()
})

/** Creates reports like those of the seed, older than all others. */
async function placeReports() {
  const seeded = backend.db.collection('reports').where('status', '==', 'public').limit(1)
  const [sample] = (await seeded.get()).docs
  const writer = backend.db.bulkWriter()
  const written = Array.from({ length: CARDS }, (_, n) => {
    const report = backend.db.collection('reports').doc()
    const createdAt = new Date(Date.UTC(1970, 0, 1) + n * DAY_MS)
    void writer.set(report, { ...sample?.data(), name: `One of many ${n}`, createdAt })
    return report
  })
  await writer.close()
  return written
}
