import { signedInDevice } from '../fixtures/device.ts'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { clickNotice, deliverPush, recordWorker, shownNotices } from '../fixtures/push.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const news = (path: string, body = '') => JSON.stringify({ title: 'You have news', body, path })
const discreet = [{ title: 'You have news', body: '', tag: 'alerts' }]

test('a push message is shown in its own words, and the worker stores nothing', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Penny')).email)
  const worker = await recordWorker(page)
  const shown = () => shownNotices(worker)
  await deliverPush(page, news('/messages', '2 new messages'))
  await expect.poll(shown).toEqual([{ ...discreet[0], body: '2 new messages' }])
  await deliverPush(page, news('/notices'))
  await expect.poll(shown).toEqual(discreet)
  await clickNotice(worker)
  await deliverPush(page, 'no JSON')
  await expect.poll(shown).toEqual(discreet)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('a click on a push message opens its page in the open tab, without a new document', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Penny')).email, '/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  const worker = await recordWorker(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await deliverPush(page, news('/notices'))
  await expect.poll(() => shownNotices(worker)).toEqual(discreet)
  expect(await clickNotice(worker)).toEqual([])
  await expect(heading(page, 'Notices')).toBeVisible()
  await expect(page).toHaveURL('/notices')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await shownNotices(worker)).toEqual([])
})

test('a click opens a new tab where none is open, and never another site', async ({
  browser,
  baseURL,
}) => {
  const site = baseURL ?? ''
  const { email } = await createMember('Penny')
  // A context of its own: one that was used before has another tab.
  const context = await browser.newContext({
    baseURL: site,
    storageState: await signedInDevice(site, email),
  })
  const page = await context.newPage()
  // A tab that was opened at this address may be one that Quick exit has left.
  await page.goto('/')
  const worker = await recordWorker(page)
  const { origin } = new URL(site)
  await deliverPush(page, news('/messages'))
  await expect.poll(() => shownNotices(worker)).toEqual(discreet)
  expect(await clickNotice(worker)).toEqual([`${origin}/messages`])
  await deliverPush(page, news('//evil.example/'))
  await expect.poll(() => shownNotices(worker)).toEqual(discreet)
  expect(await clickNotice(worker)).toEqual([origin])
  await context.close()
})
