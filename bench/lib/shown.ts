import type { Page } from '@playwright/test'

declare global {
  var shownAt: number | undefined
}

/**
 * Notes inside the page when `selector` first matches something that has been painted.
 *
 * @returns a function that waits for it, and answers ms since the navigation began
 */
export async function watchShown(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.addInitScript((wanted) => {
    if (window !== window.top) return
    const look = () => {
      if (!document.querySelector(wanted)) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => (globalThis.shownAt = performance.now())))
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true, attributes: true })
  }, selector)
  return async () => {
    const handle = await page.waitForFunction(() => globalThis.shownAt, undefined, {
      timeout: 120_000,
    })
    return Number(await handle.jsonValue())
  }
}
