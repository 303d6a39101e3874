import { expect, test } from '../fixtures/test.ts'
import { visits } from './routes.ts'

/** In CSS pixels: the narrowest phone, and a window of 1280 pixels at 200 %. */
const windows = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
]

for (const { as = 'a visitor', seen } of visits) {
  test(`nothing scrolls sideways at 320 px or 200 % for ${as}`, async ({ openAs, page }) => {
    test.slow()
    const opened = as === 'a visitor' ? page : await openAs(as)
    for (const { path, filled } of seen) {
      for (const size of windows) {
        // Set before the page is loaded: styles that arrive during a change keep the old size in Chromium.
        await opened.setViewportSize(size)
        await opened.goto(path)
        await expect(opened.locator(filled).first()).toBeVisible()
        const beyond = await opened.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        expect(beyond, `${path} at ${size.width} px`).toBeLessThanOrEqual(0)
      }
    }
  })
}
