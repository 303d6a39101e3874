import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { type Browser, type CDPSession, type Page, test } from '@playwright/test'
import type { Device } from '../e2e/fixtures/device.ts'
import { median, RUNS } from './lib/median.ts'
import { record } from './lib/rows.mjs'
import { watchShown } from './lib/shown.ts'
import { openBrowser, returningDevices, RIVAL } from './lib/sites.ts'
import { slowLine, throttle } from './lib/throttle.ts'
import { watchVitals } from './lib/vitals.ts'

const BARE = '<!doctype html><title>Bare</title><h1>A page</h1><p>with one sentence.</p>'

type Figures = { first: number; largest: number; shown: number }
type Screen = {
  path: string
  /** What a visitor came for, once it can be used. */
  content: string
  devices?: Partial<Record<'ours' | 'rival', Device>>
  line?: (page: Page) => Promise<CDPSession>
}

/** Opens a page with an empty cache. All figures are ms after the navigation. */
async function visit(
  browser: Browser,
  site: 'ours' | 'rival',
  { path, content, devices, line = throttle }: Screen,
): Promise<Figures> {
  const context = await openBrowser(browser, site, devices?.[site])
  const page = await context.newPage()
  await line(page)
  const vitals = await watchVitals(page)
  const shown = await watchShown(page, { content })
  await page.goto(path, { waitUntil: 'commit' })
  const times = await shown()
  const firstPaint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  const first = (await firstPaint.jsonValue()) ?? Number.NaN
  const { lcp } = await vitals()
  await context.close()
  return { first, largest: lcp, shown: times.content }
}

/** Ours, the same sources as one app and a page of two lines, in turns. */
async function inTurns(browser: Browser, screen: Screen) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(BARE)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const bare = { path: `http://127.0.0.1:${port}/`, content: 'p', line: screen.line ?? throttle }
  const visits: Record<'ours' | 'rival' | 'bare', Figures[]> = { ours: [], rival: [], bare: [] }
  for (let run = 0; run < RUNS; run++) {
    visits.ours.push(await visit(browser, 'ours', screen))
    visits.rival.push(await visit(browser, 'rival', screen))
    visits.bare.push(await visit(browser, 'ours', bare))
  }
  server.close()
  const of = (site: keyof typeof visits, figure: keyof Figures) =>
    median(visits[site].map((figures) => figures[figure]))
  return {
    row: (what: string, figure: keyof Figures, aim: { most?: number; ratio?: number } = {}) =>
      record({
        what: `${screen.path}, ${what}`,
        unit: 'ms',
        ours: of('ours', figure),
        rival: { name: RIVAL, value: of('rival', figure) },
        ...aim,
      }),
    besideBare: () =>
      record({
        what: `${screen.path}, first paint`,
        unit: 'ms',
        ours: of('ours', 'first'),
        rival: { name: 'bare page', value: of('bare', 'first') },
        ratio: 1.8,
      }),
  }
}

/** The static page lies above the page of the shell until that can be used. */
const usable = (selector: string) => `#root:not(.covered) ${selector}`

test('pages without data', async ({ browser }) => {
  const welcome = await inTurns(browser, { path: '/welcome', content: usable('[role=tab]') })
  welcome.besideBare()
  welcome.row('first paint', 'first', { most: 800 })
  welcome.row('largest paint', 'largest', { most: 1000 })
  welcome.row('usable', 'shown', { ratio: 1 })

  const login = await inTurns(browser, { path: '/login', content: usable('[type=submit]') })
  login.besideBare()
  login.row('first paint', 'first', { most: 800 })
  login.row('largest paint', 'largest', { most: 1000 })
  login.row('usable', 'shown', { most: 2000 })
})

test('the gallery of a member', async ({ browser }) => {
  const devices = await returningDevices(browser)
  const gallery = { path: '/gallery', content: 'article img', devices }
  const phone = await inTurns(browser, gallery)
  phone.row('first paint', 'first', { most: 800 })
  phone.row('first cards', 'shown', { most: 2600 })

  const slow = await inTurns(browser, { ...gallery, line: slowLine })
  slow.row('first paint at 400 ms and 400 kbit/s', 'first', { most: 1500 })
  slow.row('first cards at 400 ms and 400 kbit/s', 'shown', { most: 10_000 })
})
