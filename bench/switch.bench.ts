import { type Browser, expect, type Page, test } from '@playwright/test'
import type { Device } from '../e2e/fixtures/device.ts'
import { alternate } from './lib/alternate.ts'
import { record } from './lib/rows.mjs'
import { openBrowser, signedInDevices, type SiteName } from './lib/sites.ts'
import { throttle } from './lib/throttle.ts'

/** The shell uses its copy of the registry for this time. Members usually stay longer, so the benchmark waits. */
const STAY_MS = 5500
/** The time between opening the menu and a click, shorter than that of any person. */
const AIM_MS = 300

/**
 * The time from a click in the menu until the title of the next screen is painted, in ms, and the number of
 * frames without a title.
 */
async function follow(page: Page, screen: string) {
  await page.getByRole('button', { name: /menu/i }).click()
  const link = page.getByRole('navigation').getByRole('link', { name: screen, exact: true })
  await expect(link).toBeVisible()
  await page.waitForTimeout(AIM_MS)
  return link.evaluate(
    (element, title) =>
      new Promise<{ ms: number; blank: number }>((resolve) => {
        const started = performance.now()
        let blank = 0
        const look = () => {
          const shown = [...document.querySelectorAll('h1')].map((h1) => h1.textContent)
          if (shown.length === 0) blank += 1
          if (shown.includes(title)) resolve({ ms: performance.now() - started, blank })
          else requestAnimationFrame(look)
        }
        if (element instanceof HTMLElement) element.click()
        requestAnimationFrame(look)
      }),
    screen,
  )
}

async function visit(browser: Browser, site: SiteName, device: Device) {
  const context = await openBrowser(browser, site, device)
  const page = await context.newPage()
  await throttle(page)
  await page.goto('/gallery')
  await expect(page.getByRole('article').first()).toBeVisible()
  const switched = []
  for (const screen of ['Settings', 'Gallery', 'Settings']) {
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(STAY_MS)
    switched.push(await follow(page, screen))
  }
  await context.close()
  const [first, , again] = switched
  const blank = switched.reduce((sum, each) => sum + each.blank, 0)
  return { first: first?.ms ?? Number.NaN, again: again?.ms ?? Number.NaN, blank }
}

test('switching', async ({ browser }) => {
  const devices = await signedInDevices()
  const { ours, medians } = await alternate((site) => visit(browser, site, devices[site]))
  const first = medians((each) => each.first)
  record({ what: 'switch, remote not loaded', unit: 'ms', ratio: 1.25, ...first })
  const again = medians((each) => each.again)
  record({ what: 'switch, remote loaded', unit: 'ms', ratio: 1.1, ...again })
  const blank = Math.max(...ours.map((each) => each.blank))
  record({ what: 'switch, frames without a title', unit: 'frames', ours: blank, most: 0 })
})
