import { test } from '@playwright/test'
import { backend } from '../e2e/fixtures/backend.ts'
import { median, RUNS } from './lib/median.ts'
import { record } from './lib/rows.mjs'
import { watchShown } from './lib/shown.ts'
import { openBrowser, signedInDevices } from './lib/sites.ts'
import { throttle } from './lib/throttle.ts'
import { recordWaterfall } from './lib/waterfall.ts'

/** What a member came for, on each signed-in page; for an empty list, the text that says so. */
const routes = [
  { path: '/profile', content: 'main img[src^="data:image"]' },
  { path: '/messages', content: 'main h2' },
  { path: '/myshares', content: 'main h2' },
  { path: '/notices', content: 'main h2' },
  { path: '/settings', content: 'main input' },
  { path: '/share', content: 'main form' },
] as const

async function addressOf(path: string): Promise<string> {
  if (path !== '/profile') return path
  const reports = backend.db.collection('reports').where('status', '==', 'public')
  const { docs } = await reports.orderBy('createdAt', 'desc').limit(1).get()
  return `${path}/${docs[0]?.id}`
}

for (const { path, content } of routes)
  test(`a cold start of ${path}`, async ({ browser }) => {
    const { ours: device } = await signedInDevices()
    const address = await addressOf(path)
    const times = []
    for (let run = 0; run < RUNS; run++) {
      const context = await openBrowser(browser, 'ours', device)
      const page = await context.newPage()
      const session = await throttle(page)
      const writeWaterfall = await recordWaterfall(session)
      const shown = await watchShown(page, { content })
      await page.goto(address, { waitUntil: 'commit' })
      times.push((await shown()).content)
      writeWaterfall(`${path.slice(1)}, ours`)
      await context.close()
    }
    record({ what: `${path}, cold`, unit: 'ms', ours: median(times) })
  })
