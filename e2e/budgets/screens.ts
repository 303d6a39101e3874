import { expect, type Browser, type Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { holdBadge } from '../fixtures/badge.ts'
import { lookEverywhere, signedInDevice } from '../fixtures/device.ts'
import { countFirestoreReads } from '../fixtures/firestoreReads.ts'
import { createMember } from '../fixtures/members.ts'
import { placeThread } from '../mf-messaging/threads.ts'

/** A screen with a known amount to show, and what it may cost. */
interface Screen {
  name: string
  /** Whose device it is opened on. */
  email: string
  /** Documents of it; the member's own user document, which every start reads, comes on top. */
  most: number
  path: string
  ready: (page: Page) => Promise<void>
  /** Goes on listening: the network never comes to rest. */
  live?: true
}

/** What every start reads: the member's own user document. */
export const START = 1
const EXPERIENCES = 3
const MESSAGES = 6
/** For each unread thread: my private marker, and the count of what is newer. */
const UNREAD = 2
/** That I have read it comes back by the listeners: to the thread and to my marker. */
const MARKED = 2
const SHARES = 4
/** Whether older clients left any: two counts, and three empty answers, which are not counted here. */
const LEGACY = 2

/** The screens whose reads are kept down, filled for a member of their own. */
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
  const title = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const screens: readonly Screen[] = [
    { name: 'start', email, path: '/terms', most: 0, ready: title },
    {
      name: 'a page of the gallery',
      email,
      path: '/gallery?miles=0',
      most: 24,
      ready: (page) => expect(page.getByRole('article')).toHaveCount(24),
    },
    {
      name: 'a profile with 3 experiences',
      email,
      path: `/profile/${report}`,
      most: 1 + EXPERIENCES + 1,
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
      name: 'my shares, 4 of them',
      email: other.email,
      path: '/myshares',
      live: true,
      most: SHARES + LEGACY,
      ready: async (page) => {
        await expect(page.getByRole('article')).toHaveCount(SHARES)
        await page.waitForFunction(areLegacyAnswered)
      },
    },
    { name: 'settings', email, path: '/settings', most: 0, ready: title },
  ]
  return screens
}

/** Runs in the page. */
function areLegacyAnswered(): boolean {
  const answered = (kind: string) =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes(`:${kind}`)).length
  return answered('runAggregationQuery') >= 2 && answered('runQuery') >= 3
}

async function placeReport(ownerUid: string): Promise<string> {
  const photo = (
    await backend.db.collection('reports').where('status', '==', 'public').limit(1).get()
  ).docs[0]
  const full = await photo?.ref.collection('photos').doc('full').get()
  const report = backend.db.collection('reports').doc()
  // Neither among the newest nor among the oldest, which other tests look at in the gallery.
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

/** The reads of opening a screen anew, until all of it is there. */
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
