import { type Browser, test } from '@playwright/test'
import type { Device } from '../e2e/fixtures/device.ts'
import { followTraffic, isScript, sizeOf, type Transfer } from '../e2e/fixtures/traffic.ts'
import { alternate } from './lib/alternate.ts'
import { record } from './lib/rows.mjs'
import { watchShown } from './lib/shown.ts'
import { openBrowser, signedInDevices, type SiteName } from './lib/sites.ts'
import { throttle } from './lib/throttle.ts'

const scripts = (transfers: readonly Transfer[]) => sizeOf(transfers.filter(isScript))
const firestore = (transfers: readonly Transfer[]) =>
  sizeOf(transfers.filter(({ url }) => url.host === process.env['FIRESTORE_EMULATOR_HOST']))

/** Opens `path` with an empty cache. Waits until `content` is painted, and then until the network is idle. */
async function visit(
  browser: Browser,
  site: SiteName,
  { path, content, device }: { path: string; content: string; device?: Device },
) {
  const context = await openBrowser(browser, site, device)
  const page = await context.newPage()
  const traffic = await followTraffic(await throttle(page))
  const shown = await watchShown(page, { content })
  await page.goto(path, { waitUntil: 'commit' })
  const { content: ms } = await shown()
  const atContent = traffic()
  await page.waitForLoadState('networkidle')
  const atRest = traffic()
  await context.close()
  return { ms, atContent, atRest }
}

test('/welcome', async ({ browser }) => {
  const screen = { path: '/welcome', content: '#root:not(.covered) [role=tab]' }
  const { medians } = await alternate((site) => visit(browser, site, screen))
  record({ what: '/welcome, content', unit: 'ms', ratio: 1.15, ...medians(({ ms }) => ms) })
  const js = medians(({ atRest }) => scripts(atRest))
  record({ what: '/welcome, JS', unit: 'KB', most: 190, ratio: 1.4, ...js })
  const requests = medians(({ atRest }) => atRest.length)
  record({ what: '/welcome, requests', unit: 'requests', ...requests })
})

test('/gallery', async ({ browser }) => {
  const devices = await signedInDevices()
  const screen = { path: '/gallery', content: 'article img' }
  const { medians } = await alternate((site) =>
    visit(browser, site, { ...screen, device: devices[site] }),
  )
  record({ what: '/gallery, content', unit: 'ms', ratio: 1.15, ...medians(({ ms }) => ms) })
  const js = medians(({ atContent }) => scripts(atContent))
  record({ what: '/gallery, JS until its content', unit: 'KB', most: 280, ratio: 1.3, ...js })
  record({
    what: '/gallery, JS in the end',
    unit: 'KB',
    ...medians(({ atRest }) => scripts(atRest)),
  })
  const payload = medians(({ atRest }) => firestore(atRest))
  record({ what: '/gallery, Firestore for 24 cards', unit: 'KB', most: 300, ...payload })
})
