import type { BrowserContext, Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { deliverPush, shownNotifications } from '../fixtures/push.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const news = (path: string, body = '') => JSON.stringify({ title: 'You have news', body, path })

/** Waits until the worker of the site can get push messages. */
async function allowNotifications(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'])
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

/** Clicks the notification that is shown, and returns the addresses of the windows that the worker opened. */
async function clickNotification(context: BrowserContext): Promise<string[]> {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The site has no worker.')
  return worker.evaluate(async () => {
    // Chromium opens and focuses windows only after a real click, which no test can make.
    const scope = self as unknown as {
      registration: { getNotifications: () => Promise<Notification[]> }
      clients: { openWindow: (address: string) => Promise<null> }
    }
    const opened: string[] = []
    scope.clients.openWindow = (address) => {
      opened.push(address)
      return Promise.resolve(null)
    }
    const [notification] = await scope.registration.getNotifications()
    const event = Object.assign(new Event('notificationclick'), {
      notification,
      waitUntil: (work: Promise<void>) => void (done = work.catch(() => {})),
    })
    let done = Promise.resolve()
    self.dispatchEvent(event)
    await done
    return opened
  })
}

test('a push message is shown in its own words, and a newer one replaces it', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Penny')).email)
  await allowNotifications(page)
  await deliverPush(page, news('/messages', '2 new messages'))
  await expect
    .poll(() => shownNotifications(page))
    .toEqual([{ title: 'You have news', body: '2 new messages' }])
  await deliverPush(page, news('/notices'))
  await expect.poll(() => shownNotifications(page)).toEqual([{ title: 'You have news', body: '' }])
  await deliverPush(page, 'no JSON')
  await expect.poll(() => shownNotifications(page)).toEqual([{ title: 'You have news', body: '' }])
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('a click on a push message opens its page in the open tab, without a new document', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Penny')).email, '/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  await allowNotifications(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await deliverPush(page, news('/notices'))
  await expect.poll(() => shownNotifications(page)).toHaveLength(1)
  expect(await clickNotification(page.context())).toEqual([])
  await expect(heading(page, 'Notices')).toBeVisible()
  await expect(page).toHaveURL('/notices')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect.poll(() => shownNotifications(page)).toEqual([])
})

test('a click opens a new tab where none is open, and never another site', async ({ openAs }) => {
  const page = await openAs((await createMember('Penny')).email)
  await allowNotifications(page)
  const { origin } = new URL(page.url())
  const context = page.context()
  await deliverPush(page, news('/messages'))
  await expect.poll(() => shownNotifications(page)).toHaveLength(1)
  // A tab that Quick exit has left is at this address, too.
  await page.evaluate(() => history.replaceState(null, '', '/'))
  expect(await clickNotification(context)).toEqual([`${origin}/messages`])
  await deliverPush(page, news('//evil.example/'))
  await expect.poll(() => shownNotifications(page)).toHaveLength(1)
  expect(await clickNotification(context)).toEqual([origin])
})
