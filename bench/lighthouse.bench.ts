import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, test } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumLaunch } from '../e2e/fixtures/chromiumLaunch.ts'
import { type Device, lookEverywhere, newDevice, signedInDevice } from '../e2e/fixtures/device.ts'
import { freePort } from '../e2e/fixtures/freePort.ts'
import { seeded } from '../e2e/fixtures/members.ts'
import { median, RUNS } from './lib/median.ts'
import { record } from './lib/rows.mjs'
import { sites } from './lib/sites.ts'

/** Lighthouse connects to the port. */
type OwnBrowser = { context: BrowserContext; port: number }

/** Not more than five: a visit takes 15 s. */
const VISITS = Math.min(RUNS, 5)

/**
 * Lighthouse's score for performance (0–100), with its settings for a phone, in a browser that has only `device`.
 * Its cache is empty. The browser itself is not new: the start of its processes would be measured.
 */
async function score(browser: OwnBrowser, path: string, device: Device): Promise<number> {
  const page = await browser.context.newPage()
  const session = await browser.context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(sites.ours)
  const items = device.origins.flatMap(({ localStorage }) => localStorage)
  await page.evaluate((kept) => {
    localStorage.clear()
    for (const { name, value } of kept) localStorage.setItem(name, value)
  }, items)
  await page.close()
  const result = await lighthouse(`${sites.ours}${path}`, {
    port: browser.port,
    logLevel: 'error',
    onlyCategories: ['performance'],
    disableStorageReset: true,
    disableFullPageScreenshot: true,
  })
  return 100 * (result?.lhr.categories['performance']?.score ?? Number.NaN)
}

test('Lighthouse, performance', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'greenlight-lighthouse-'))
  const port = await freePort()
  const args = [...chromiumLaunch.args, `--remote-debugging-port=${port}`]
  const context = await chromium.launchPersistentContext(profile, { ...chromiumLaunch, args })
  const member = await signedInDevice(sites.ours, seeded.member, lookEverywhere(sites.ours))
  const pages = [
    { path: '/welcome', device: newDevice, least: 97 },
    { path: '/login', device: newDevice, least: 97 },
    { path: '/about-me', device: newDevice, least: 97 },
    { path: '/gallery', device: member, least: 75 },
  ]
  for (const { path, device, least } of pages) {
    const scores: number[] = []
    for (let visit = 0; visit < VISITS; visit++)
      scores.push(await score({ context, port }, path, device))
    record({ what: `${path}, Lighthouse`, unit: '', ours: median(scores), least })
  }
  await context.close()
  rmSync(profile, { recursive: true })
})
