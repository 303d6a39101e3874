import { type Browser, expect, type Page, test } from '@playwright/test'
import { createMember } from '../e2e/fixtures/members.ts'
import { signIn } from '../e2e/fixtures/signIn.ts'
import { at, conversation, placeThread } from '../e2e/mf-messaging/threads.ts'
import { vitalNames } from '../shell/src/monitoring/vitalNames.ts'
import { median, RUNS } from './lib/median.ts'
import { record } from './lib/rows.mjs'
import { openBrowser } from './lib/sites.ts'
import { slowCpu } from './lib/throttle.ts'
import { watchInputs } from './lib/vitals.ts'

/** The limit of a good value: https://web.dev/articles/inp. */
const GOOD_MS = 200

/** The demo data has three pages of profiles. */
const PAGES_TO_LOAD = 2

/** Records the slowest input of each run, with the CPU slowed down four times. */
async function measure(
  page: Page,
  what: string,
  run: (n: number) => Promise<void>,
  runs: number = RUNS,
) {
  await slowCpu(page)
  const slowest = await watchInputs(page)
  const longest: number[] = []
  for (let n = 0; n < runs; n++) {
    await run(n)
    longest.push(await slowest())
  }
  record({ what: `${vitalNames.INP}, ${what}`, unit: 'ms', ours: median(longest), most: GOOD_MS })
}

async function openAs(browser: Browser, email: string, path: string): Promise<Page> {
  const context = await openBrowser(browser, 'ours')
  const page = await context.newPage()
  await signIn(page, email, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page
}

test('the gallery', async ({ browser }) => {
  const { email } = await createMember('Inp')
  const page = await openAs(browser, email, '/gallery?miles=0')
  await expect(page.getByRole('article').first()).toBeVisible()
  const filters = page.getByRole('button', { name: /^Filters/ })
  await measure(page, 'opening and closing filters', async () => {
    await filters.click()
    await filters.click()
  })
  const cards = page.getByRole('article')
  const more = page.getByRole('button', { name: 'Load more' })
  const loadMore = async () => {
    const before = await cards.count()
    await more.click()
    await expect.poll(() => cards.count()).toBeGreaterThan(before)
  }
  await measure(page, 'loading more cards', loadMore, PAGES_TO_LOAD)
  await page.context().close()
})

test('the place field', async ({ browser }) => {
  const { email } = await createMember('Inp')
  const page = await openAs(browser, email, '/share')
  const place = page.getByRole('combobox', { name: 'Location' })
  await measure(page, 'typing a town', async () => {
    await place.fill('')
    await place.pressSequentially('springfeild', { delay: 60 })
    await expect(page.getByRole('option').first()).toBeVisible()
  })
  await page.context().close()
})

test('a message', async ({ browser }) => {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  const id = await placeThread(ann, bob)
  const page = await openAs(browser, ann.email, at(id))
  const { box, message, ready } = conversation(page)
  await ready()
  await measure(page, 'sending a message', async (n) => {
    await box.pressSequentially(`Hello ${n}`, { delay: 60 })
    await box.press('Enter')
    await expect(message(`Hello ${n}`)).toBeVisible()
  })
  await page.context().close()
})
