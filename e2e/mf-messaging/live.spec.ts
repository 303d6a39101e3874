import type { Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { createMember, type TestMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { changeTimers } from '../fixtures/timers.ts'
import { at, conversation, placeThread, setHidden, storedTexts } from './threads.ts'

/** The same as in Conversation.tsx. */
const TYPING_MS = 6000

const pair = (profile?: Record<string, unknown>, other?: Record<string, unknown>) =>
  Promise.all([
    createMember('Ann', profile ? { profile } : {}),
    createMember('Bob', other ? { profile: other } : {}),
  ])

test('each member sees the messages of the other live, and when they were read', async ({
  openAs,
}) => {
  const [ann, bob] = await pair()
  const id = await placeThread(ann, bob)
  const [annPage, bobPage] = await Promise.all([
    openAs(ann.email, at(id)),
    openAs(bob.email, '/messages'),
  ])
  const anns = conversation(annPage)
  const link = bobPage.getByRole('link', { name: ann.username })
  await Promise.all([anns.ready(), expect(link).toBeVisible()])
  await anns.say('Are you there?')
  await expect(anns.message('Are you there?')).toBeVisible()
  await expect(anns.box).toHaveValue('')
  await expect(anns.status('Are you there?')).toHaveAccessibleName('Sent')

  await expect(link).toContainText('Are you there?')
  await expect(link).toContainText('1 unread')
  await link.click()
  const bobs = conversation(bobPage)
  await expect(bobs.message('Are you there?')).toBeVisible()
  await expect(bobs.log.getByText('New messages')).toBeVisible()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(link).not.toContainText('unread')
  await expect(anns.status('Are you there?')).toHaveAccessibleName('Read')

  await bobs.say('I am.\nWhat is it?')
  await expect(anns.message('I am.')).toBeVisible()
  await expect(bobs.log.getByText('New messages')).toBeHidden()
  await expect(bobs.status('I am.')).toHaveAccessibleName('Read')
  expect(await storedTexts(id)).toEqual(['Are you there?', 'I am.\nWhat is it?'])
})

test('nothing is read while the tab is in the background', async ({ openAs }) => {
  const [ann, bob] = await pair()
  const id = await placeThread(ann, bob)
  const [annPage, bobPage] = await Promise.all([
    openAs(ann.email, at(id)),
    openAs(bob.email, at(id)),
  ])
  const [anns, bobs] = [conversation(annPage), conversation(bobPage)]
  await Promise.all([anns.ready(), bobs.ready()])
  await setHidden(bobPage, true)
  await anns.say('While you are away')
  await expect(bobs.message('While you are away')).toBeVisible()
  await expect(bobPage).toHaveTitle(/^\(1\) /)
  await expect(anns.status('While you are away')).toHaveAccessibleName('Sent')
  await setHidden(bobPage, false)
  await expect(anns.status('While you are away')).toHaveAccessibleName('Read')
  await expect(bobPage).toHaveTitle('Messages · Greenlight')
  await expect(bobs.log.getByText('New messages')).toBeVisible()
})

test('typing is shown until six seconds after the last key', async ({ openAs }) => {
  const [ann, bob] = await pair()
  const id = await placeThread(ann, bob)
  const [annPage, bobPage] = await Promise.all([
    openAs(ann.email, at(id)),
    openAs(bob.email, at(id)),
  ])
  await Promise.all([conversation(annPage).ready(), conversation(bobPage).ready()])
  // She continues, because the emulator can lose writes while a listener starts.
  await expect(async () => {
    await conversation(annPage).box.pressSequentially('m')
    await expect(bobPage.getByText('typing…')).toBeVisible({ timeout: 4000 })
  }).toPass()
  await expect(bobPage.getByText('typing…')).toBeHidden()
  const restoreLimit = await changeTimers(bobPage, TYPING_MS, 10 * TYPING_MS)
  await conversation(annPage).box.fill('See you')
  await expect(bobPage.getByText('typing…')).toBeVisible()
  await conversation(annPage).box.fill('')
  // The text is deleted; otherwise the indicator would stay for a minute here.
  await expect(bobPage.getByText('typing…')).toBeHidden()
  await restoreLimit()
  await conversation(annPage).say('See you at eight')
  await expect(conversation(bobPage).message('See you at eight')).toBeVisible()
  // The emulator may refuse to remove the indicator beside the message. Then it ends after six seconds.
  await expect(bobPage.getByText('typing…')).toBeHidden()
})

const off = { messageSettings: { readReceipts: false, typingIndicators: false } }

const switchedOff: [
  string,
  Record<string, unknown> | undefined,
  Record<string, unknown> | undefined,
][] = [
  ['the reader', undefined, off],
  ['the writer', off, undefined],
  ['the writer, by older settings', { msgReadReceipts: false, msgTyping: false }, undefined],
]
for (const [who, anns, bobs] of switchedOff) {
  test(`with receipts and typing switched off by ${who}, neither shows`, async ({ openAs }) => {
    const [ann, bob] = await pair(anns, bobs)
    const id = await placeThread(ann, bob)
    const [annPage, bobPage] = await Promise.all([
      openAs(ann.email, at(id)),
      openAs(bob.email, at(id)),
    ])
    const [ofAnn, ofBob] = [conversation(annPage), conversation(bobPage)]
    await Promise.all([ofAnn.ready(), ofBob.ready()])
    await ofBob.box.pressSequentially('H')
    await ofAnn.say('Did you see this?')
    await expect(ofBob.message('Did you see this?')).toBeVisible()
    // The emulator may refuse a message that is sent while the conversation is marked as read.
    const mark = backend.db.doc(`users/${bob.uid}/reads/${id}`)
    await expect.poll(async () => (await mark.get()).exists).toBe(true)
    await ofBob.say('Yes, and answered.')
    await expect(ofAnn.message('Yes, and answered.')).toBeVisible()
    await expect(ofAnn.status('Did you see this?')).toHaveAccessibleName('Sent')
    await expect(annPage.getByText('typing…')).toBeHidden()
  })
}

test('the badge counts unread messages, also on other pages', async ({ openAs }) => {
  const [ann, bob] = await pair()
  const id = await placeThread(ann, bob)
  const [annPage, bobPage] = await Promise.all([
    openAs(ann.email, at(id)),
    openAs(bob.email, '/settings'),
  ])
  const anns = conversation(annPage)
  await anns.ready()
  await anns.say('Psst')
  const menu = bobPage.getByRole('button', { name: 'Menu' })
  await expect(menu).toHaveAccessibleDescription('1 new message')
  await expect(bobPage).toHaveTitle(/^\(1\) Settings/)
  await menu.click()
  await bobPage.getByRole('link', { name: 'Messages' }).click()
  await bobPage.getByRole('link', { name: ann.username }).click()
  await expect(conversation(bobPage).message('Psst')).toBeVisible()
  await expect(menu).toHaveAccessibleDescription('')
  await expect(bobPage).toHaveTitle('Messages · Greenlight')
})

test('a notification, enabled by a click, contains neither name nor text', async ({ openAs }) => {
  const [ann, bob] = await pair()
  const id = await placeThread(ann, bob)
  const page = await openAs(ann.email, '/gallery')
  await watchNotifications(page)
  await page.goto('/messages')
  await page.getByRole('button', { name: 'Notify me' }).click()
  await expect(page.getByRole('button', { name: 'Notify me' })).toBeHidden()
  await page.getByRole('link', { name: bob.username }).click()
  await conversation(page).ready()
  await setHidden(page, true)
  const bobs = conversation(await openAs(bob.email, at(id)))
  await bobs.ready()
  await bobs.say('A secret')
  await expect.poll(() => shownNotifications(page)).toEqual([notificationOf(id)])
})

test('a declined request causes no notification, and hides no other one', async ({ openAs }) => {
  const [[ann, bob], carl] = await Promise.all([pair(), createMember('Carl')])
  const open = await placeThread(ann, carl)
  const declined = await placeThread(ann, bob, {
    fields: { state: 'request', startedBy: bob.uid, sent: 1, left: { [ann.uid]: true } },
  })
  const page = await openAs(ann.email, '/gallery')
  await watchNotifications(page)
  await page.goto('/messages')
  await page.getByRole('button', { name: 'Notify me' }).click()
  await expect(page.getByRole('link', { name: carl.username })).toBeVisible()
  await setHidden(page, true)
  const notified = () => shownNotifications(page)
  const ofCarl = notificationOf(open)
  const start = Date.now()
  const news = (by: TestMember, at: number) => ({
    lastMessage: 'News',
    lastSender: by.uid,
    lastAt: new Date(start + at),
  })

  // Each message of Carl shows that what was written before it has arrived.
  await thread(declined).update(news(bob, 1))
  await thread(open).update(news(carl, 2))
  await expect.poll(notified).toEqual([ofCarl])

  const both = backend.db.batch()
  both.update(thread(open), news(carl, 3))
  both.update(thread(declined), news(bob, 4))
  await both.commit()
  await expect.poll(notified).toEqual([ofCarl, ofCarl])

  // Ann comes back: what was written before is no news.
  await thread(declined).update({ left: {} })
  await thread(open).update(news(carl, 5))
  await expect.poll(notified).toEqual([ofCarl, ofCarl, ofCarl])
})

const thread = (id: string) => backend.db.doc(`threads/${id}`)

const notificationOf = (tag: string) => ({
  title: 'Greenlight',
  body: 'You have a new message.',
  tag,
})

async function watchNotifications(page: Page) {
  await page.addInitScript(() => {
    // Headless Chromium grants no permission, so notifications are recorded instead.
    let permission: NotificationPermission = 'default'
    const shown: { title: string; body: string | undefined; tag: string | undefined }[] = []
    class Noted {
      static get permission() {
        return permission
      }
      static requestPermission() {
        permission = 'granted'
        return Promise.resolve(permission)
      }
      constructor(title: string, options?: NotificationOptions) {
        shown.push({ title, body: options?.body, tag: options?.tag })
      }
    }
    Object.assign(window, { Notification: Noted, shownNotifications: shown })
  })
}

function shownNotifications(page: Page) {
  return page.evaluate(() => 'shownNotifications' in window && window.shownNotifications)
}
