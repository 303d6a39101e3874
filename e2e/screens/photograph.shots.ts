import { test } from '@playwright/test'
import { signedInDevice } from '../fixtures/device.ts'
import { labelOf, pictureOf, schemes, sizes } from './pictures.ts'
import { screens } from './table.ts'

/** Time for changes without a visible end, such as pictures that fade in and scrolling. In ms. */
const SETTLE_MS = 350

for (const screen of screens) {
  const label = labelOf(screen)
  test(label, async ({ browser, baseURL }) => {
    const site = baseURL ?? ''
    const context = await browser.newContext({
      baseURL: site,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...(screen.as && {
        storageState: await signedInDevice(site, `${screen.as}@greenlight.test`),
      }),
    })
    const page = await context.newPage()
    await page.addInitScript("origin === 'null' || localStorage.setItem('gl_seen_welcome_v1', '1')")
    await screen.before?.(page)
    await page.goto(screen.path)
    await screen.reach(page)
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height })
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme })
        await page.waitForTimeout(SETTLE_MS)
        await page.screenshot({ path: pictureOf(label, width, scheme) })
      }
    }
    await context.close()
  })
}
