import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

declare global {
  var timesShown: Promise<Record<string, number>> | undefined
}

/**
 * Records in the page when elements that match `selectors` are first painted. It does not wait with Playwright's
 * functions: these run a large script in the page, which takes 0.2 s on a phone's processor.
 *
 * @returns a function that waits for all of them, and answers ms since the navigation began
 * @throws Error after two minutes
 */
export async function watchShown<Name extends string>(
  page: Page,
  selectors: Readonly<Record<Name, string>>,
): Promise<() => Promise<Record<Name, number>>> {
  const wanted: [string, string][] = Object.entries(selectors)
  await page.addInitScript((entries) => {
    if (window !== window.top) return
    globalThis.timesShown = new Promise((resolve) => {
      const times: Record<string, number> = {}
      const missing = new Map(entries)
      const note = (name: string) => {
        times[name] = performance.now()
        if (Object.keys(times).length === entries.length) resolve(times)
      }
      const look = () => {
        for (const [name, selector] of missing) {
          if (!document.querySelector(selector)) continue
          missing.delete(name)
          requestAnimationFrame(() => setTimeout(note, 0, name))
        }
        if (missing.size === 0) observer.disconnect()
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { childList: true, subtree: true, attributes: true })
    })
  }, wanted)
  const session = await page.context().newCDPSession(page)
  return async () => {
    const giveUp = Date.now() + 120_000
    while (Date.now() < giveUp) {
      // Rejects if the page navigates meanwhile.
      const { result } = await session
        .send('Runtime.evaluate', {
          expression: 'timesShown',
          awaitPromise: true,
          returnByValue: true,
        })
        .catch(() => ({ result: { value: undefined } }))
      if (typeof result.value === 'object') return result.value as Record<Name, number>
      await wait(50)
    }
    throw new Error(`Not shown within two minutes: ${Object.keys(selectors).join(', ')}.`)
  }
}
