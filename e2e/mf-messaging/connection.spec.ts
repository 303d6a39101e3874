import type { Page } from '@playwright/test'
import { holdBadge } from '../fixtures/badge.ts'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { at, conversation, placeThread, storedTexts } from './threads.ts'

const COMMIT = '**/documents:commit*'

async function opened(openAs: (email: string, path: string) => Promise<Page>) {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  const id = await placeThread(ann, bob)
  const page = await openAs(ann.email, at(id))
  const anns = conversation(page)
  await anns.ready()
  return { id, page, anns, bob }
}

test('messages written offline are sent when the connection returns, once and in order', async ({
  openAs,
}) => {
  test.slow() // the SDK retries after seconds, each time later
  const { id, page, anns, bob } = await opened(openAs)
  const bobs = conversation(await openAs(bob.email, at(id)))
  await bobs.ready()
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  for (const text of ['one', 'two', 'three']) await anns.say(text)
  await expect(anns.bubbles).toHaveText(['one', 'two', 'three'])
  await expect(anns.status('three')).toHaveAccessibleName('Waiting')
  await bobs.say('meanwhile')
  await expect(bobs.status('meanwhile')).toHaveAccessibleName('Sent')

  // The browser says that it is online before requests succeed.
  let lost = 0
  await page.route(COMMIT, (route) => {
    const isFirst = lost === 0 && route.request().postData()?.includes('"one"')
    if (isFirst) lost++
    return isFirst ? route.abort() : route.fallback()
  })
  await page.context().setOffline(false)
  await expect(bobs.bubbles).toHaveText(['meanwhile', 'one', 'two', 'three'])
  await expect(anns.message('meanwhile')).toBeVisible()
  await expect(anns.bubbles).toHaveCount(4)
  expect(await storedTexts(id)).toEqual(['meanwhile', 'one', 'two', 'three'])
  expect(lost).toBe(1)
})

test('a reload before the answer sends nothing twice', async ({ openAs }) => {
  const { id, page, anns } = await opened(openAs)
  let written = 0
  // It is written, but the answer never arrives.
  await page.route(COMMIT, async (route) => {
    const isMessage = route.request().postData()?.includes('only once')
    await route.fetch()
    if (isMessage) written++
  })
  await anns.say('only once')
  await expect.poll(() => written).toBe(1)
  await anns.say('and this')
  await page.unroute(COMMIT)
  await page.reload()
  await anns.ready()
  await expect(anns.status('and this')).toHaveAccessibleName('Sent')
  await expect(anns.bubbles).toHaveText(['only once', 'and this'])
  expect(await storedTexts(id)).toEqual(['only once', 'and this'])
})

test('a failed message stays in its place, with Retry and Discard', async ({ openAs }) => {
  const { id, page, anns } = await opened(openAs)
  // Otherwise the service, which starts 5 s later, may send the message before Retry is pressed.
  await holdBadge(page)
  await page.reload()
  await anns.ready()
  await page.route(COMMIT, (route) => route.abort())
  await anns.say('first')
  await expect(anns.log.getByText('Failed to send.')).toBeVisible()
  await anns.say('second')
  await anns.say('third')
  await expect(anns.log.getByText('Failed to send.')).toHaveCount(3)
  await expect(anns.bubbles).toHaveText(['first', 'second', 'third'])
  await anns.failedNote('second').getByRole('button', { name: 'Discard' }).click()
  await expect(anns.bubbles).toHaveText(['first', 'third'])
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()

  await page.unroute(COMMIT)
  await anns.failedNote('third').getByRole('button', { name: 'Retry' }).click()
  await expect(anns.status('third')).toHaveAccessibleName('Sent')
  await expect(anns.log.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  expect(await storedTexts(id)).toEqual(['first', 'third'])
})

test('a failed message survives a reload, and is sent from any page', async ({ openAs }) => {
  const { id, page, anns } = await opened(openAs)
  await page.route(COMMIT, (route) => route.abort())
  await anns.say('kept')
  await expect(anns.log.getByText('Failed to send.')).toBeVisible()
  await page.reload()
  await anns.ready()
  await expect(anns.log.getByText('Failed to send.')).toBeVisible()
  await page.unroute(COMMIT)
  const startServices = await holdBadge(page)
  await page.goto('/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  expect(await storedTexts(id)).toEqual([])
  await startServices()
  await expect.poll(() => storedTexts(id)).toEqual(['kept'])
})
