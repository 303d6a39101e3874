import { chromium, expect, test } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumLaunch } from '../fixtures/chromiumLaunch.ts'
import { freePort } from '../fixtures/freePort.ts'
import { publicPages } from '../fixtures/publicPages.ts'

/** Without performance: on a busy machine its score is noise. */
const onlyCategories = ['accessibility', 'best-practices', 'seo']

test('Lighthouse gives public pages all points for accessibility, best practices and search engines', async ({
  baseURL,
}) => {
  const port = await freePort()
  const args = [...chromiumLaunch.args, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ ...chromiumLaunch, args })
  const lost: string[] = []
  for (const path of publicPages) {
    const address = `${baseURL ?? ''}${path}`
    const result = await lighthouse(address, {
      port,
      logLevel: 'error',
      throttlingMethod: 'provided',
      onlyCategories,
      // It would wait for a quiet network and processor. The banner of a preview asks for something every 2 s, and
      // other tests run beside this one.
      maxWaitForLoad: 10_000,
      disableFullPageScreenshot: true,
    })
    const { categories = {}, audits = {} } = result?.lhr ?? {}
    expect(Object.keys(categories).sort(), path).toEqual(onlyCategories)
    for (const { id, score, auditRefs } of Object.values(categories)) {
      if (score === 1) continue
      const failed = auditRefs
        .map((ref) => audits[ref.id])
        .filter((audit) => audit?.score !== null && audit?.score !== 1)
        .map((audit) => `${audit?.id}: ${JSON.stringify(audit?.details)?.slice(0, 500)}`)
      lost.push(`${path} ${id} ${score}: ${failed.join('\n')}`)
    }
  }
  await browser.close()
  expect(lost).toEqual([])
})
