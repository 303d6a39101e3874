import type { Page, Request } from '@playwright/test'
import { holdBadge } from '../fixtures/badge.ts'
import { lookEverywhere, signedInDevice } from '../fixtures/device.ts'
import { countFirestoreReads } from '../fixtures/firestoreReads.ts'
import { heading } from '../fixtures/heading.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { isServiceQuery } from './firestoreReads.ts'
import { cards, count } from './galleryPage.ts'

const ownDocument = (page: Page) =>
  holdRequests(page, '**/documents:batchGet*', (body) => body.includes('/documents/users/'))

const listsReports = (request: Request) =>
  request.url().includes(':runQuery') && request.postData()?.includes('"reports"') === true

test('the next visit asks for the first cards, once, before the member’s own document is there', async ({
  openAs,
}) => {
  const { email } = await createMember('Sta')
  const page = await openAs(email)
  await expect(count(page)).toBeVisible()
  const asked: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && listsReports(request)) asked.push(request)
  })
  const release = await ownDocument(page)
  const first = page.waitForRequest(listsReports)
  await page.reload({ waitUntil: 'commit' })
  await (await first).response()
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  expect(asked).toHaveLength(1) // not for the other 20 yet

  release()
  await expect(count(page)).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('a member is known before the libraries of the page are there, and the first cards are asked for before it is rendered', async ({
  openAs,
}) => {
  const { email } = await createMember('Bef')
  const page = await openAs(email)
  await expect(count(page)).toBeVisible()
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('#root > *')) return
      observer.disconnect()
      performance.mark('rendered')
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  const release = await holdRequests(page, '**/assets/*/libraries-*')
  const ownDocumentRead = page.waitForResponse(
    (response) => response.request().postData()?.includes('/documents/users/') === true,
  )
  await page.reload({ waitUntil: 'commit' })
  await ownDocumentRead
  release()
  await expect(count(page)).toBeVisible()
  const [asked, rendered] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({ name }) => name.includes(':runQuery'))
      ?.startTime,
    performance.getEntriesByName('rendered')[0]?.startTime,
  ])
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThan(rendered ?? 0)
})

test('after a wrong guess the gallery asks for the right cards; the guess costs at most 4 reads', async ({
  browser,
  baseURL,
}) => {
  const site = baseURL ?? ''
  const { email } = await createMember('Gue', { profile: { showMe: ['women'] } })
  const device = lookEverywhere(site)
  const storageState = await signedInDevice(site, email, device)
  const context = await browser.newContext({ baseURL: site, storageState, bypassCSP: true })
  const { count: reads } = await countFirestoreReads(context)
  const page = await context.newPage()
  // A service counts the notices 5 s after the start: one read more, in one of the two visits.
  await holdBadge(page)
  await page.goto('/gallery')
  await expect(count(page)).toBeVisible()
  await expect(cards(page)).toHaveCount(24)
  const known = reads()
  await page.evaluate(() => {
    const key = 'gl.gallery.request.v1'
    const noted = JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>
    localStorage.setItem(key, JSON.stringify({ ...noted, genders: ['man'] }))
  })
  const genders: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && listsReports(request))
      genders.push(/"stringValue":"(man|woman)"/.exec(request.postData() ?? '')?.[1])
  })
  // Without this, the member's own document may arrive before the gallery's code, and nothing is guessed.
  const release = await ownDocument(page)
  const guess = page.waitForRequest(listsReports)
  await page.reload({ waitUntil: 'commit' })
  await guess
  release()
  await expect(count(page)).toBeVisible()
  await expect(cards(page)).toHaveCount(24)
  expect(genders).toEqual(['man', 'woman', 'woman'])
  const noted = await page.evaluate(() => localStorage.getItem('gl.gallery.request.v1'))
  expect(noted).toContain('"genders":["woman"]')
  // The second visit reads what the first one read, and the guess.
  expect(reads() - known).toBeLessThanOrEqual(known + 4)
  expect(reads() - known).toBeGreaterThan(known - 4)
  await context.close()
})

test('without a valid session nothing is asked for, and the login page opens', async ({
  openAs,
}) => {
  const { email } = await createMember('End')
  const page = await openAs(email)
  await expect(count(page)).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(':runQuery') && !isServiceQuery(request)) asked.push(request.url())
  })
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('firebase:authUser')) localStorage.removeItem(key)
  })
  await page.goto('/gallery')
  await expect(page).toHaveURL(/\/login/)
  await expect(heading(page)).toBeVisible()
  expect(asked).toEqual([])
})
