import type { Page } from '@playwright/test'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { countHeld } from './leaks.ts'

/** A page of each remote; the first one is where counts are taken. */
const places = ['/terms', '/gallery', '/settings', '/messages', '/adminreview']
const ROUNDS = 50
const MB = 1024 * 1024

// A trace keeps what the page let go of.
test.use({ trace: 'off' })

/** Visits each remote once, all in one document, and ends where it began. */
async function round(page: Page): Promise<void> {
  for (const path of [...places, places[0] ?? '/']) {
    await page.evaluate(
      (to) =>
        new Promise<void>((resolve) => {
          const stage = document.querySelector('main')
          const before = document.querySelector('[data-remote]:not(.gl-entering)')
          const seen = () => {
            const now = document.querySelector('[data-remote]:not(.gl-entering)')
            if (!now || now === before || !now.querySelector('h1')) return
            observer.disconnect()
            resolve()
          }
          const observer = new MutationObserver(seen)
          if (location.pathname === to) return resolve()
          observer.observe(stage ?? document, { subtree: true, childList: true, attributes: true })
          history.pushState({}, '', to)
          dispatchEvent(new PopStateEvent('popstate', { state: {} }))
        }),
      path,
    )
  }
}

test(`every remote is mounted and unmounted ${ROUNDS} times, and nothing is left`, async ({
  openAs,
}, { annotations }) => {
  test.setTimeout(180_000)
  const page = await openAs((await createMember('Ada', { admin: true })).email)
  const held = await countHeld(page)
  await page.goto(places[0] ?? '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What is made at the first visit and kept on purpose: chunks, caches, the connection.
  for (let at = 0; at < 5; at++) await round(page)
  const before = await held()
  for (let at = 0; at < ROUNDS; at++) await round(page)
  await expect.poll(async () => ({ ...(await held()), heap: 0 })).toEqual({ ...before, heap: 0 })
  const growth = ((await held()).heap - before.heap) / MB
  annotations.push({ type: 'heap growth', description: `${growth.toFixed(2)} MB` })
  expect(growth).toBeLessThanOrEqual(2)
})
