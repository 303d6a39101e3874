import type { Page } from '@playwright/test'

/**
 * Collects tasks of more than 50 ms in the current document.
 *
 * @returns a function that answers the longest one since it was last called, in ms; 0 for none
 */
export async function watchLongTasks(page: Page): Promise<() => Promise<number>> {
  const longest = await page.evaluateHandle(() => {
    const state = { ms: 0 }
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) state.ms = Math.max(state.ms, duration)
    })
    observer.observe({ type: 'longtask' })
    return state
  })
  return () =>
    longest.evaluate(async (state) => {
      // The browser delivers entries when the page is idle.
      await new Promise((done) => requestIdleCallback(done))
      await new Promise((done) => setTimeout(done, 100))
      const { ms } = state
      state.ms = 0
      return ms
    })
}
