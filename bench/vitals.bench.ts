import { type Page, test } from '@playwright/test'
import { routes } from '../e2e/accessibility/routes.ts'
import { lookEverywhere, signedInDevice } from '../e2e/fixtures/device.ts'
import { vitalNames } from '../shell/src/monitoring/vitalNames.ts'
import { median, RUNS } from './lib/median.ts'
import { record } from './lib/rows.mjs'
import { openBrowser, sites } from './lib/sites.ts'
import { throttle } from './lib/throttle.ts'
import { type Vitals, watchVitals } from './lib/vitals.ts'

/** The limits of good values at the 75th percentile: https://web.dev/articles/vitals. */
const GOOD = { lcp: 2500, cls: 0.1 }

for (const { path, as, filled } of routes) {
  test(`vitals of ${path}${as ? ` as ${as}` : ''}`, async ({ browser }) => {
    const device = as ? await signedInDevice(sites.ours, as, lookEverywhere(sites.ours)) : undefined
    const visits = []
    for (let run = 0; run < RUNS; run++) {
      const context = await openBrowser(browser, 'ours', device)
      const page = await context.newPage()
      await throttle(page)
      const vitals = await watchVitals(page)
      await page.goto(path, { waitUntil: 'commit' })
      // On a phone the first match may be in a pane that only wider screens show.
      await page.locator(filled).filter({ visible: true }).first().waitFor()
      visits.push(await settled(page, vitals))
      await context.close()
    }
    const lcp = median(visits.map((visit) => visit.lcp))
    record({ what: `${path}, ${vitalNames.LCP}`, unit: 'ms', ours: lcp, most: GOOD.lcp })
    const cls = median(visits.map((visit) => visit.cls))
    record({ what: `${path}, ${vitalNames.CLS}`, unit: '', ours: cls, most: GOOD.cls })
  })
}

/** Waits until the vitals do not change any more; with listeners the network never becomes idle. */
async function settled(page: Page, vitals: () => Promise<Vitals>): Promise<Vitals> {
  const before = await vitals()
  await page.waitForTimeout(1000)
  const after = await vitals()
  const isSame = before.lcp === after.lcp && before.cls === after.cls
  return isSame ? after : settled(page, vitals)
}
