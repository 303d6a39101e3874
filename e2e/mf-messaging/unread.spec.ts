import type { Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { holdBadge } from '../fixtures/badge.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { listenTargets } from './listenTargets.ts'
import { at, conversation, placeThread, setHidden } from './threads.ts'

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' })
const NEWS = '1 conversation with new messages'

async function unreadPair(profile: Record<string, unknown> = {}) {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob', { profile })])
  const id = await placeThread(ann, bob, { messages: [{ by: ann, text: 'Psst', minutesAgo: 5 }] })
  return { bob, id }
}

test('the SDK that the badge needs is no part of a first load, and comes by itself later', async ({
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

test('whoever leaves messages leaves no listener behind but that of the badge', async ({
  openAs,
}) => {
  const { bob, id } = await unreadPair()
  const page = await openAs(bob.email, '/gallery')
  const targets = listenTargets(page)
  await page.goto(at(id))
  await conversation(page).ready()
  // Conversations, when they were read, messages, typing.
  await expect.poll(targets.open).toBe(4)
  for (let visit = 0; visit < 3; visit += 1) {
    await menu(page).click()
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expect.poll(targets.open).toBe(1)
    await page.goBack()
    await conversation(page).ready()
    await expect.poll(targets.open).toBe(4)
  }
})

for (const [receipts, settings] of [
  ['on', {}],
  ['off', { messageSettings: { readReceipts: false } }],
] as const) {
  test(`with receipts ${receipts}, what is read on another device is news no more`, async ({
    openAs,
  }) => {
    const { bob, id } = await unreadPair(settings)
    const here = await openAs(bob.email, '/settings')
    await expect(menu(here)).toHaveAccessibleDescription(NEWS, { timeout: 20_000 })
    await setHidden(here, true)
    const there = await openAs(bob.email, at(id))
    await conversation(there).ready()
    await expect(menu(there)).toHaveAccessibleDescription('')
    // What is in sight is no news before it is marked as read.
    const mark = backend.db.doc(`users/${bob.uid}/reads/${id}`)
    await expect.poll(async () => (await mark.get()).exists).toBe(true)
    await setHidden(here, false)
    await expect(menu(here)).toHaveAccessibleDescription('')
  })
}

test('with notifications off the menu still counts, and the tab’s title does not', async ({
  openAs,
}) => {
  const { bob } = await unreadPair({ messageSettings: { notifications: false } })
  const page = await openAs(bob.email, '/settings')
  await expect(menu(page)).toHaveAccessibleDescription(NEWS, { timeout: 20_000 })
  await expect(page).toHaveTitle(/^Settings/)
})
