import type { Page } from '@playwright/test'

declare global {
  var shownAt: Record<string, number> | undefined
}

/**
 * Records in the page when elements that match `selectors` are first painted.
 *
 * @returns a function that waits for all of them, and answers ms since the navigation began
 */
export async function watchShown<Name extends string>(
  page: Page,
  selectors: Readonly<Record<Name, string>>,
): Promise<() => Promise<Record<Name, number>>> {
  const wanted: [string, string][] = Object.entries(selectors)
  await page.addInitScript((entries) => {
    if (window !== window.top) return
    const shown: Record<string, number> = (globalThis.shownAt = {})
    const missing = new Map(entries)
    const look = () => {
      for (const [name, selector] of missing) {
        if (!document.querySelector(selector)) continue
        missing.delete(name)
        requestAnimationFrame(() => setTimeout(() => (shown[name] = performance.now())))
      }
      if (missing.size === 0) observer.disconnect()
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true, attributes: true })
  }, wanted)
  return async () => {
    const handle = await page.waitForFunction(
      (all) => {
        const { shownAt } = globalThis
        return shownAt && Object.keys(shownAt).length === all ? shownAt : undefined
      },
      wanted.length,
      { timeout: 120_000 },
    )
    return (await handle.jsonValue()) as Record<Name, number>
  }
}
