import type { Page } from '@playwright/test'

/** Largest contentful paint in ms after the navigation, and the sum of layout shifts. */
export type Vitals = {
  lcp: number
  cls: number
}

declare global {
  var vitals: Vitals | undefined
  var slowestEvent: number | undefined
}

type LayoutShift = {
  readonly value: number
  readonly hadRecentInput: boolean
} & PerformanceEntry

/** Records the vitals of each document from now on. The returned function reads them. */
export async function watchVitals(page: Page): Promise<() => Promise<Vitals>> {
  await page.addInitScript(() => {
    if (window !== window.top) return
    const vitals = (globalThis.vitals = { lcp: 0, cls: 0 })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) vitals.lcp = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        if (!shift.hadRecentInput) vitals.cls += shift.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => globalThis.vitals ?? { lcp: Number.NaN, cls: Number.NaN })
}

/**
 * Measures the time from each input to the next paint in the current document, like Interaction to Next Paint
 * (https://web.dev/articles/inp).
 *
 * @returns a function that answers the longest since it was last called, in ms; 0 if under 16
 */
export async function watchInputs(page: Page): Promise<() => Promise<number>> {
  await castScreen(page)
  await page.evaluate(() => {
    globalThis.slowestEvent = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        globalThis.slowestEvent = Math.max(globalThis.slowestEvent ?? 0, duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  return () =>
    page.evaluate(async () => {
      // The browser delivers entries when the page is idle.
      await new Promise((done) => requestIdleCallback(done))
      await new Promise((done) => setTimeout(done, 100))
      const slowest = globalThis.slowestEvent ?? 0
      globalThis.slowestEvent = 0
      return slowest
    })
}

/**
 * Headless Chromium may report a frame in which only a text field changed as painted too late. During a
 * screencast it reports each frame at once.
 */
async function castScreen(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Page.screencastFrame', ({ sessionId }) => {
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  const small = { format: 'jpeg', quality: 1, maxWidth: 100, maxHeight: 100 } as const
  await session.send('Page.startScreencast', small)
}
