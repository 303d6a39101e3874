import type { Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { holdBadge } from '../fixtures/badge.ts'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { listenTargets } from './listenTargets.ts'
import { at, conversation, placeThread, setHidden } from './threads.ts'

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' })
const NEWS = '1 new message'

async function unreadPair(profile: Record<string, unknown> = {}) {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob', { profile })])
  const id = await placeThread(ann, bob, { messages: [{ by: ann, text: 'Psst', minutesAgo: 5 }] })
  return { bob, id }
}

test('the SDK for the badge is not part of a first load, and is loaded later', async ({
  openAs,
}) => {
  const { bob } = await unreadPair()
  const page = await openAs(bob.email, '/settings')
  const sdk: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('firestoreLive')) sdk.push(request.url())
  })
  const startBadge = await holdBadge(page)
  await page.reload()
  await expect(page.getByRole('switch').first()).toBeVisible()
  expect(sdk).toEqual([])
  await startBadge()
  await expect.poll(() => sdk.length).toBeGreaterThan(0)
  await expect(menu(page)).toHaveAccessibleDescription(NEWS)
})

test('after leaving Messages only the listeners of the badges are active', async ({ openAs }) => {
  const { bob, id } = await unreadPair()
  const page = await openAs(bob.email, '/gallery')
  const targets = listenTargets(page)
  await page.goto(at(id))
  await conversation(page).ready()
  for (let visit = 0; visit < 3; visit += 1) {
    await menu(page).click()
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(heading(page, 'Settings')).toBeVisible()
    // Messages and notices. They start 5 s after the page.
    await expect.poll(targets.open).toBe(2)
    await page.goBack()
    await conversation(page).ready()
    // Also when conversations were read, messages, typing.
    await expect.poll(targets.open).toBe(5)
  }
})

test('badge and list count the same messages, and a reload shows the number at once', async ({
  openAs,
}) => {
  const { bob, id } = await unreadPair()
  const messages = backend.db.collection(`threads/${id}/messages`)
  const another = { sender: id.replace(bob.uid, '').replace('_', ''), text: 'And', threadId: id }
  await messages.add({ ...another, createdAt: new Date(Date.now() - 60_000) })
  const page = await openAs(bob.email, '/messages')
  await expect(page.getByRole('link').filter({ hasText: '2 unread' })).toBeVisible()
  await expect(menu(page)).toHaveAccessibleDescription('2 new messages')
  // The count is not started yet after the reload.
  await holdBadge(page)
  await page.goto('/settings')
  await expect(menu(page)).toHaveAccessibleDescription('2 new messages')
})

for (const [receipts, settings] of [
  ['on', {}],
  ['off', { messageSettings: { readReceipts: false } }],
] as const) {
  test(`with receipts ${receipts}, messages read on another device are not unread any more`, async ({
    openAs,
  }) => {
    const { bob, id } = await unreadPair(settings)
    const here = await openAs(bob.email, '/settings')
    await expect(menu(here)).toHaveAccessibleDescription(NEWS)
    await setHidden(here, true)
    const there = await openAs(bob.email, at(id))
    await conversation(there).ready()
    await expect(menu(there)).toHaveAccessibleDescription('')
    // Visible messages are not unread, even before they are marked as read.
    const mark = backend.db.doc(`users/${bob.uid}/reads/${id}`)
    await expect.poll(async () => (await mark.get()).exists).toBe(true)
    await setHidden(here, false)
    await expect(menu(here)).toHaveAccessibleDescription('')
  })
}

test('with notifications off the menu shows the count, the title of the tab does not', async ({
  openAs,
}) => {
  const { bob } = await unreadPair({ messageSettings: { notifications: false } })
  const page = await openAs(bob.email, '/settings')
  await expect(menu(page)).toHaveAccessibleDescription(NEWS)
  await expect(page).toHaveTitle(/^Settings/)
})

test('whom I block on another page or device counts no longer, and the title follows', async ({
  openAs,
}) => {
  const { bob } = await unreadPair()
  const page = await openAs(bob.email, '/settings')
  await expect(menu(page)).toHaveAccessibleDescription(NEWS)
  await expect(page).toHaveTitle(/^\(1\) Settings/)
  const threads = await backend.db
    .collection('threads')
    .where('members', 'array-contains', bob.uid)
    .get()
  const members = threads.docs.flatMap((thread) => thread.get('members') as string[])
  const other = members.find((uid) => uid !== bob.uid) ?? ''
  const block = backend.db.doc(`users/${bob.uid}/blocks/${other}`)
  await block.set({ createdAt: backend.now() })
  await expect(menu(page)).toHaveAccessibleDescription('')
  await expect(page).toHaveTitle(/^Settings/)
  await page.reload()
  await expect(menu(page)).toHaveAccessibleDescription('')
  await block.delete()
  await expect(menu(page)).toHaveAccessibleDescription(NEWS)
})
