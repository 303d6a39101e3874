import type { Page } from '@playwright/test'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { at, conversation, forgetProbes, placeThread, storedTexts } from './threads.ts'

const COMMIT = '**/documents:commit*'

test.afterEach(({ problems }) => forgetProbes(problems))

async function opened(openAs: (email: string, path: string) => Promise<Page>) {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  const id = await placeThread(ann, bob)
  const page = await openAs(ann.email, at(id))
  const anns = conversation(page)
  await anns.ready()
  return { id, page, anns, bob }
}

test('what is written offline is sent when the connection is back: once, in order', async ({
  openAs,
}) => {
  test.slow() // the SDK tries again after seconds, more each time
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

  await page.context().setOffline(false)
  await expect(bobs.bubbles).toHaveText(['meanwhile', 'one', 'two', 'three'], { timeout: 30_000 })
  await expect(anns.message('meanwhile')).toBeVisible({ timeout: 30_000 })
  await expect(anns.bubbles).toHaveCount(4)
  expect(await storedTexts(id)).toEqual(['meanwhile', 'one', 'two', 'three'])
})

test('a reload before the answer came sends nothing twice', async ({ openAs }) => {
  const { id, page, anns } = await opened(openAs)
  let written = 0
  // It is written, but its answer never comes.
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

test('what failed stays, in its place, with Retry and Discard', async ({ openAs }) => {
  const { id, page, anns } = await opened(openAs)
  await page.route(COMMIT, (route) => route.abort())
  await anns.say('first')
  await expect(anns.log.getByText('Failed to send.')).toBeVisible()
  await anns.say('second')
  await anns.say('third')
  await expect(anns.log.getByText('Failed to send.')).toHaveCount(3)
  await expect(anns.bubbles).toHaveText(['first', 'second', 'third'])
  await anns.log.getByRole('button', { name: 'Discard' }).nth(1).click()
  await expect(anns.bubbles).toHaveText(['first', 'third'])

  await page.unroute(COMMIT)
  await anns.log.getByRole('button', { name: 'Retry' }).last().click()
  await expect(anns.status('third')).toHaveAccessibleName('Sent')
  await expect(anns.log.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  expect(await storedTexts(id)).toEqual(['first', 'third'])
})

test('what failed survives a reload, and leaving for another page', async ({ openAs }) => {
  const { id, page, anns } = await opened(openAs)
  await page.route(COMMIT, (route) => route.abort())
  await anns.say('kept')
  await expect(anns.log.getByText('Failed to send.')).toBeVisible()
  await page.reload()
  await anns.ready()
  await expect(anns.log.getByText('Failed to send.')).toBeVisible()
  await page.unroute(COMMIT)
  await page.goto('/settings')
  expect(await storedTexts(id)).toEqual([])
  await page.goto('/messages')
  await expect.poll(() => storedTexts(id)).toEqual(['kept'])
})
