import type { Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { createMember, storedMember } from '../fixtures/members.ts'
import { replacePushService, setUpMail } from '../fixtures/push.ts'
import { expect, test } from '../fixtures/test.ts'
import { placeThread } from './threads.ts'

test.use({ serviceWorkers: 'allow' })

const notifyMe = (page: Page) => page.getByRole('button', { name: 'Notify me' })
const notNow = (page: Page) => page.getByRole('button', { name: 'Not now' })

/** A member with a conversation. */
async function memberWithMessage() {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  await placeThread(ann, bob, { messages: [{ by: bob, text: 'Hello', minutesAgo: 5 }] })
  return { ann, bob }
}

test('one question asks for notifications and push, and says what the lock screen shows', async ({
  openAs,
}) => {
  const { ann, bob } = await memberWithMessage()
  const page = await openAs(ann.email)
  await replacePushService(page)
  await setUpMail(page)
  await page.goto('/messages')
  await expect(
    page.getByText('Get notified about new messages, also while Greenlight is closed?'),
  ).toBeVisible()
  const { host } = new URL(page.url())
  await expect(
    page.getByText(`Your lock screen will show ${host} and “You have news”.`),
  ).toBeVisible()
  await notifyMe(page).press('Enter')
  await expect(
    page.getByText('Notifications are on. You can change that in Settings.'),
  ).toBeFocused()
  await expect(notifyMe(page)).toHaveCount(0)
  const devices = await backend.db.collection(`users/${ann.uid}/devices`).get()
  expect(devices.docs.map(({ id }) => id)).toEqual(['0'])
  expect(await storedMember(ann)).toMatchObject({ alerts: { push: true, email: 'off' } })
  await page.reload()
  await expect(page.getByRole('link', { name: bob.username })).toBeVisible()
  await expect(notifyMe(page)).toHaveCount(0)
})

test('the question is asked once on a device', async ({ openAs }) => {
  const { ann, bob } = await memberWithMessage()
  const page = await openAs(ann.email)
  const { calls } = await replacePushService(page)
  await setUpMail(page)
  await page.goto('/messages')
  await notNow(page).press('Enter')
  await expect(page.getByText('You can turn this on in Settings.')).toBeFocused()
  await expect(notifyMe(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('link', { name: bob.username })).toBeVisible()
  await expect(notifyMe(page)).toHaveCount(0)
  expect(calls).toEqual([])
  expect((await storedMember(ann))?.['alerts']).toBeUndefined()
})

test('an iPhone shows how to add the site to the home screen', async ({ openAs }) => {
  const { ann } = await memberWithMessage()
  const page = await openAs(ann.email)
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager')
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone)' })
  })
  await setUpMail(page)
  await page.goto('/messages')
  await expect(
    page.getByText(/^On an iPhone or iPad, this works once Greenlight is on/),
  ).toBeVisible()
  await expect(notifyMe(page)).toHaveCount(0)
  await notNow(page).click()
  await expect(notNow(page)).toHaveCount(0)
})
