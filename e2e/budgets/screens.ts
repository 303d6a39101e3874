import { type Browser, expect, type Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { holdBadge } from '../fixtures/badge.ts'
import { lookEverywhere, signedInDevice } from '../fixtures/device.ts'
import { countFirestoreReads } from '../fixtures/firestoreReads.ts'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { placeThread } from '../mf-messaging/threads.ts'

/** A screen with known content, and its budget of reads. */
type Screen = {
  name: string
  /** The address of the member who opens it. */
  email: string
  /** Most documents it may read, without the member's user document, which each start reads. */
  most: number
  path: string
  ready: (page: Page) => Promise<void>
  /** True for a screen with listeners, on which the network never becomes idle. */
  live?: true
}

/** Each start reads the member's user document. */
export const START = 1
const EXPERIENCES = 3
const MESSAGES = 6
/** For each unread thread: the private read marker, and the count of newer messages. */
const UNREAD = 2
/** Marking as read changes the thread and the marker, which the listeners read again. */
const MARKED = 2
const SHARES = 4

/** Creates the screens, each with content for its own member. */
export async function prepareScreens() {
  const [quiet, me, other, third] = await Promise.all([
    createMember('Qui'),
    createMember('Rea'),
    createMember('Oli'),
    createMember('Tam'),
  ])
  const { email } = quiet
  const report = await placeReport(other.uid)
  for (let n = 1; n < SHARES; n++) await placeReport(other.uid)
  const messages = Array.from({ length: MESSAGES }, (_, n) => ({
    by: other,
    text: `Message ${n}`,
    minutesAgo: MESSAGES - n,
  }))
  const threadId = await placeThread(me, other, { messages })
  await placeThread(me, third, { messages: [{ by: third, text: 'Hello', minutesAgo: 9 }] })
  const title = (page: Page) => expect(heading(page)).toBeVisible()
  const screens: readonly Screen[] = [
    { name: 'start', email, path: '/terms', most: 0, ready: title },
    {
      name: 'a page of the gallery',
      email,
      path: '/gallery?miles=0',
      // And the count of all: "24 of 73 profiles".
      most: 24 + 1,
      ready: (page) => expect(page.getByRole('article')).toHaveCount(24),
    },
    {
      name: 'a profile with 3 experiences',
      email,
      path: `/profile/${report}`,
      // And how many experiences this member added today, once a session, the answer of the person
      // described, and the number of comments on each experience in sight.
      most: 1 + EXPERIENCES + 1 + 1 + 1 + EXPERIENCES,
      ready: async (page) => {
        await expect(page.getByText('Experience 2')).toBeVisible()
        await expect(page.locator('img[src^="data:image/jpeg"]').first()).toBeVisible()
      },
    },
    {
      name: 'two threads, both unread',
      email: me.email,
      path: '/messages',
      live: true,
      most: 2 + 2 * UNREAD,
      ready: (page) =>
        expect(page.getByRole('link').filter({ hasText: /\d unread/ })).toHaveCount(2),
    },
    {
      name: 'a conversation of 6 messages',
      email: me.email,
      path: `/messages?thread=${threadId}`,
      live: true,
      most: 2 + 2 * UNREAD + MESSAGES + MARKED,
      ready: (page) => expect(page.locator('[data-message]')).toHaveCount(MESSAGES),
    },
    {
      name: 'my shares, 4 of them, with 12 own experiences and no comment',
      email: other.email,
      path: '/myshares',
      live: true,
      // A query without a result costs one read.
      most: SHARES + SHARES * EXPERIENCES + 1,
      ready: async (page) => {
        await expect(page.getByRole('article')).toHaveCount(SHARES)
        await expect(page.getByText('You have not written a comment.')).toBeVisible()
      },
    },
    { name: 'settings', email, path: '/settings', most: 0, ready: title },
  ]
  return screens
}

async function placeReport(ownerUid: string): Promise<string> {
  const photo = (
    await backend.db.collection('reports').where('status', '==', 'public').limit(1).get()
  ).docs[0]
  const full = await photo?.ref.collection('photos').doc('full').get()
  const report = backend.db.collection('reports').doc()
  // Not among the newest or the oldest, because other tests look at these in the gallery.
  const createdAt = new Date(Date.UTC(2015, 0, 1))
  await report.set({ ...photo?.data(), ownerUid, authorUid: ownerUid, createdAt })
  if (full?.exists)
    await report
      .collection('photos')
      .doc('full')
      .set(full.data() ?? {})
  for (let n = 0; n < EXPERIENCES; n++) {
    await report.collection('experiences').add({
      reportId: report.id,
      userId: ownerUid,
      userName: 'Oli',
      tone: 'greenlight',
      notes: `Experience ${n}`,
      createdAt: new Date(Date.UTC(2020, 0, n + 1)),
    })
  }
  return report.id
}

/** The number of reads when a screen is opened, until it is complete. */
export async function readsOf(browser: Browser, screen: Screen, baseURL: string): Promise<number> {
  const storageState = await signedInDevice(baseURL, screen.email, lookEverywhere(baseURL))
  const context = await browser.newContext({ baseURL, storageState, bypassCSP: true })
  const { count } = await countFirestoreReads(context)
  const page = await context.newPage()
  await holdBadge(page)
  await page.goto(screen.path)
  await screen.ready(page)
  if (!screen.live) await page.waitForLoadState('networkidle')
  await expect.poll(count, { message: 'the own user document' }).toBeGreaterThanOrEqual(START)
  await context.close()
  return count()
}
