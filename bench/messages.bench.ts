import { expect, type Page, test } from '@playwright/test'
import { createMember } from '../e2e/fixtures/members.ts'
import { signIn } from '../e2e/fixtures/signIn.ts'
import { at, conversation, placeThread } from '../e2e/mf-messaging/threads.ts'
import { watchLongTasks } from './lib/longTasks.ts'
import { median, quantile, RUNS } from './lib/median.ts'
import { record } from './lib/rows.mjs'
import { slowCpu } from './lib/throttle.ts'

const SENT = 20
/** The rules accept a message only a second after one's own last one, so a faster one would wait for its turn. */
const BETWEEN_MS = 1100
const LONG = 500

/** The time at which a message with that text is first in the page, in ms of the machine's clock. */
const seen = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector('[role=log]')?.textContent?.includes(wanted)) return
          observer.disconnect()
          resolve(performance.timeOrigin + performance.now())
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
        look()
      }),
    text,
  )

/** The time of the next Enter, in ms of the machine's clock. */
const pressed = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('keydown', () => resolve(performance.timeOrigin + performance.now()), {
          once: true,
          capture: true,
        }),
      ),
  )

test('own echo and delivery', async ({ browser, baseURL }) => {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  const id = await placeThread(ann, bob)
  const open = async (email: string) => {
    const page = await browser.newPage({ ...(baseURL && { baseURL }) })
    await signIn(page, email, at(id))
    await conversation(page).ready()
    return page
  }
  const anns = await open(ann.email)
  const bobs = await open(bob.email)
  const echoes: number[] = []
  const deliveries: number[] = []
  for (let n = 0; n < SENT; n++) {
    const text = `Message number ${n}.`
    await conversation(anns).box.fill(text)
    const sent = pressed(anns)
    const echo = seen(anns, text)
    const delivery = seen(bobs, text)
    await conversation(anns).box.press('Enter')
    echoes.push((await echo) - (await sent))
    deliveries.push((await delivery) - (await sent))
    await anns.waitForTimeout(BETWEEN_MS)
  }
  await Promise.all([anns.close(), bobs.close()])
  record({ what: 'message, own echo, p95', unit: 'ms', ours: quantile(echoes, 0.95), most: 100 })
  record({
    what: 'message, other side, p95',
    unit: 'ms',
    ours: quantile(deliveries, 0.95),
    most: 300,
  })
})

test('a conversation of 500 messages', async ({ browser, baseURL }) => {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  const messages = Array.from({ length: LONG }, (_, n) => ({
    by: n % 3 ? ann : bob,
    text: `Message ${n}. ${'A few more words. '.repeat(n % 5)}`,
    minutesAgo: (LONG - n) * 30,
  }))
  await placeThread(ann, bob, { messages, read: { [ann.uid]: 0 } })
  const page = await browser.newPage({ ...(baseURL && { baseURL }) })
  await signIn(page, ann.email, '/messages')
  await slowCpu(page)
  const tasks = await watchLongTasks(page)
  const renders: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const link = page.getByRole('link', { name: bob.username })
    await expect(link).toBeVisible()
    await tasks()
    await link.click()
    await expect(page.locator('[data-message]')).toHaveCount(LONG)
    renders.push(await tasks())
    await page.goBack()
  }
  await page.close()
  const ours = median(renders)
  record({ what: '500 messages, longest task at 4x', unit: 'ms', ours, most: 200 })
})
