import { type Browser, test } from '@playwright/test'
import type { Device } from '../e2e/fixtures/device.ts'
import { alternate, type Medians } from './lib/alternate.ts'
import { expireToken } from './lib/expireToken.ts'
import { record } from './lib/rows.mjs'
import { watchShown } from './lib/shown.ts'
import { openBrowser, returningDevices, type SiteName } from './lib/sites.ts'
import { throttle } from './lib/throttle.ts'
import { recordWaterfall } from './lib/waterfall.ts'

/** Of a page: the header, the first thing that a member came for, and all of it. */
const gallery = {
  header: 'header',
  first: 'article img',
  all: '[role=listitem]:nth-child(24) article img',
}

/** Services of remotes start after this time; they would compete with the page that is measured. */
const STAY_MS = 5500

type Visit = {
  path: string
  device: Device
  /** Whether the device has been here before: the HTTP cache is full. */
  warm: boolean
  name: string
}

async function visit(browser: Browser, site: SiteName, { path, device, warm, name }: Visit) {
  const context = await openBrowser(browser, site, device)
  if (warm) {
    const before = await context.newPage()
    await before.goto(path)
    await before.locator(gallery.all).waitFor()
    await before.close()
  }
  const page = await context.newPage()
  const session = await throttle(page)
  const writeWaterfall = await recordWaterfall(session)
  const shown = await watchShown(page, gallery)
  await page.goto(path, { waitUntil: 'commit' })
  const times = await shown()
  writeWaterfall(`${name}, ${site}`)
  await context.close()
  return times
}

/** The time from a click on a link until the first cards are painted. */
async function switchToGallery(browser: Browser, site: SiteName, device: Device) {
  const context = await openBrowser(browser, site, device)
  const page = await context.newPage()
  const session = await throttle(page)
  await page.goto('/messages')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(STAY_MS)
  await page.getByRole('button', { name: /menu/i }).click()
  const link = page.getByRole('navigation').getByRole('link', { name: 'Gallery', exact: true })
  await link.waitFor()
  const writeWaterfall = await recordWaterfall(session)
  const ms = await link.evaluate(
    (element, selector) =>
      new Promise<number>((resolve) => {
        const started = performance.now()
        const look = () => {
          if (document.querySelector(selector)) resolve(performance.now() - started)
          else requestAnimationFrame(look)
        }
        if (element instanceof HTMLElement) element.click()
        requestAnimationFrame(look)
      }),
    gallery.first,
  )
  writeWaterfall(`switch, ${site}`)
  await context.close()
  return { ms }
}

const ALL_SITES: readonly SiteName[] = ['ours', 'rival', 'oursAsDeployed', 'rivalAsDeployed']

/** A row as measured, and a second one with the costs that only production has. `most` is the limit in ms. */
function recordBoth(what: string, { as, asDeployed }: Medians, most?: number): void {
  record({ what, unit: 'ms', ...(most !== undefined && { most }), ...as })
  record({ what: `${what}, with preflights and gzip`, unit: 'ms', ...asDeployed })
}

type Start = {
  name: string
  warm?: boolean
  prepare?: (device: Device) => Device
  /** What is recorded of it. */
  rows: { part: keyof typeof gallery; label: string; most?: number }[]
}

const starts: readonly Start[] = [
  {
    name: 'cold',
    rows: [
      { part: 'header', label: 'header', most: 2300 },
      { part: 'first', label: 'first cards', most: 4500 },
      { part: 'all', label: '24 cards', most: 6000 },
    ],
  },
  {
    name: 'warm',
    warm: true,
    rows: [
      { part: 'header', label: 'header' },
      { part: 'first', label: 'first cards', most: 2500 },
    ],
  },
  {
    name: 'cold, token expired',
    prepare: expireToken,
    rows: [{ part: 'first', label: 'first cards' }],
  },
]

for (const { name, warm = false, prepare = (device: Device) => device, rows } of starts)
  test(`a start: ${name}`, async ({ browser }) => {
    const devices = await returningDevices(browser)
    const { allMedians } = await alternate(
      (site) =>
        visit(browser, site, { path: '/gallery', device: prepare(devices[site]), warm, name }),
      ALL_SITES,
    )
    for (const { part, label, most } of rows)
      recordBoth(
        `/gallery ${name}, ${label}`,
        allMedians((times) => times[part]),
        most,
      )
  })

test('a switch to a remote that is not loaded', async ({ browser }) => {
  const devices = await returningDevices(browser)
  const { allMedians } = await alternate(
    (site) => switchToGallery(browser, site, devices[site]),
    ALL_SITES,
  )
  recordBoth(
    'switch to /gallery, first cards',
    allMedians(({ ms }) => ms),
    2200,
  )
})
