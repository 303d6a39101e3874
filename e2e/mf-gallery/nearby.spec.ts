import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/reports.ts'
import { changeConfig } from '../fixtures/siteConfig.ts'
import { isServiceQuery } from './firestoreReads.ts'
import { cards } from './galleryPage.ts'

const hilo = { locationText: 'Hilo, HI', locationCoords: { lat: 19.73, lon: -155.09 } }
const inHilo = { location: 'Hilo, HI', locationCoords: hilo.locationCoords }
const inMiami = { location: 'Miami, FL', locationCoords: { lat: 25.77, lon: -80.19 } }

// The saved place is Hilo, which no other test uses.
test.use({
  storageState: async ({ baseURL }, use) => {
    const localStorage = [{ name: 'gl.location.v1', value: JSON.stringify(hilo) }]
    await use({ cookies: [], origins: [{ origin: new URL(baseURL ?? '').origin, localStorage }] })
  },
})

/** The answers to queries of the gallery from now on. */
function answersTo(page: Page) {
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    if (!response.url().includes(':runQuery') || isServiceQuery(response.request())) return
    // A response that a navigation aborts has no text.
    answers.push(response.text().catch(() => ''))
  })
  return async () => {
    await expect(count(page)).toBeVisible()
    return (await Promise.all(answers)).join()
  }
}

/** The number of profiles: it is shown after the whole first page has loaded. */
const count = (page: Page) => page.getByRole('status').filter({ hasText: /\d profiles?/ })

test('only reports near the place are requested; with any distance all are', async ({
  openAs,
  createReports,
}) => {
  const mark = randomUUID().slice(0, 8)
  await createReports(2, () => ({ ...inHilo, name: `Near ${mark}` }))
  await createReports(3, () => ({ ...inMiami, name: `Far ${mark}` }))
  const { email } = await createMember('Hina')
  const page = await openAs(email, '/terms')
  const answers = answersTo(page)
  await page.goto(`/gallery?q=${mark}`)
  await expect(cards(page)).toHaveCount(2)
  expect(await answers()).toContain(`Near ${mark}`)
  expect(await answers()).not.toContain(`Far ${mark}`)

  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('slider', { name: 'Distance' }).press('Home')
  await expect(cards(page)).toHaveCount(5)
  await expect(page).toHaveURL(/miles=0/)
  expect(await answers()).toContain(`Far ${mark}`)

  await page.goBack()
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).filter({ hasText: 'Far' })).toHaveCount(0)
})

test('says that nobody is near, and shows everybody on request', async ({ openAs }) => {
  const { email } = await createMember('Kona')
  const page = await openAs(email, '/terms')
  const wake = { locationText: 'Wake Island, UM', locationCoords: { lat: 19.3, lon: 166.6 } }
  await page.evaluate(
    (place) => localStorage.setItem('gl.location.v1', place),
    JSON.stringify(wake),
  )
  await page.goto('/gallery')
  await expect(page.getByText('Nobody within 50 miles of Wake Island, UM yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Show any distance' }).click()
  await expect(cards(page)).toHaveCount(24)
})

test('near reports without cells are found page by page', async ({ openAs, createReports }) => {
  const mark = randomUUID().slice(0, 8)
  await createReports(2, () => ({ ...inHilo, name: `Old ${mark}`, geoCells: null }))
  const { email } = await createMember('Pele')
  const page = await openAs(email, '/terms')
  const path = `/gallery?q=${mark}`
  await page.goto(path)
  await expect(page.getByText(/Nobody within 50 miles of Hilo, HI/)).toBeVisible()

  await changeConfig(page, () => ({ galleryCells: false }))
  const answers = answersTo(page)
  await page.goto(path)
  await expect(cards(page)).toHaveCount(2)
  // Another distance filters the loaded reports.
  const before = await answers()
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('slider', { name: 'Distance' }).press('End')
  await expect(page).toHaveURL(/miles=200/)
  await expect(cards(page)).toHaveCount(2)
  expect(await answers()).toBe(before)
})
