import type { ServerResponse } from 'node:http'
import { expect } from '../fixtures/test.ts'
import { adCells, test } from './adSite.ts'

const PLACEHOLDER = 'Promote your brand on Greenlight'
const AD = 'iframe[title="Advertisement"]'

function answerScript(response: ServerResponse, script: string): void {
  response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
}

test('a configured ad is shown in its cell, without the placeholder', async ({
  openGalleryWithAds,
}) => {
  const { page } = await openGalleryWithAds((_, response) =>
    answerScript(response, 'document.body.append("Flowers, fresh every day")'),
  )
  await adCells(page).first().scrollIntoViewIfNeeded()
  const ad = page.locator(AD).first()
  await expect(ad.contentFrame().getByText('Flowers, fresh every day')).toBeVisible()
  await expect(ad).toBeInViewport()
  await expect(page.getByText(PLACEHOLDER)).toHaveCount(0)
})

test('the placeholder replaces an ad that never arrives or fails', async ({
  openGalleryWithAds,
}) => {
  let asked = 0
  let hang = true
  const { page, passLimit } = await openGalleryWithAds((_, response) => {
    asked++
    if (!hang) response.writeHead(404).end()
  })
  const hanging = adCells(page).first()
  await hanging.scrollIntoViewIfNeeded()
  await expect(hanging.locator(AD).contentFrame().locator('script[src]')).toBeAttached()
  await expect.poll(() => asked).toBeGreaterThan(0)
  expect(await passLimit()).toBe(true)
  await expect(hanging.getByText(PLACEHOLDER)).toBeVisible()
  await expect(hanging.locator(AD)).toHaveCount(0)

  hang = false
  const before = asked
  const failing = adCells(page).last()
  await failing.scrollIntoViewIfNeeded()
  await expect(failing.getByText(PLACEHOLDER)).toBeVisible()
  expect(asked).toBeGreaterThan(before)
})

test('a browser that sends Global Privacy Control loads no ad', async ({ openGalleryWithAds }) => {
  let asked = 0
  const { page } = await openGalleryWithAds((_, response) => {
    asked++
    answerScript(response, 'document.body.append("Flowers")')
  })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await page.reload()
  await adCells(page).first().scrollIntoViewIfNeeded()
  const before = asked
  await expect(adCells(page).first().getByText(PLACEHOLDER)).toBeVisible()
  await expect(page.locator(AD)).toHaveCount(0)
  expect(asked).toBe(before)
})

test('the placeholder replaces an ad whose script draws nothing', async ({
  openGalleryWithAds,
}) => {
  const { page, passLimit } = await openGalleryWithAds((_, response) =>
    answerScript(
      response,
      'const pixel = document.createElement("i"); pixel.style.cssText = "display: block; width: 1px; height: 1px"; document.body.append(pixel)',
    ),
  )
  const empty = adCells(page).first()
  await empty.scrollIntoViewIfNeeded()
  await expect(empty.locator(AD)).toBeAttached()
  await expect(empty.locator(AD).contentFrame().locator('i')).toBeAttached()
  await expect(empty.getByText(PLACEHOLDER)).toHaveCount(0)
  expect(await passLimit()).toBe(true)
  await expect(empty.getByText(PLACEHOLDER)).toBeVisible()
})

test('an ad cannot reach the page, its storage or any server except its own', async ({
  openGalleryWithAds,
  problems,
}) => {
  const { page } = await openGalleryWithAds((request, response) => {
    const { host = '' } = request.headers
    // Another name of the same machine is another origin.
    const elsewhere = `http://${host.replace('127.0.0.1', 'localhost')}/more.js`
    answerScript(
      response,
      `
      const outcome = async (name, attempt) => {
        const line = document.createElement('p')
        line.textContent = name + ': ' + (await attempt().then(() => 'done', () => 'refused'))
        document.body.append(line)
      }
      const more = (address) => new Promise((resolve, reject) => {
        const script = document.createElement('script')
        script.onload = resolve
        script.onerror = reject
        script.src = address
        document.body.append(script)
      })
      outcome('page storage', async () => parent.localStorage.getItem('gl.location.v1'))
      outcome('page content', async () => parent.document.body.innerText)
      outcome('own storage', async () => localStorage.setItem('a', 'b'))
      outcome('own cookies', async () => { document.cookie = 'a=b' })
      outcome('databases', () => new Promise((resolve, reject) => {
        const open = indexedDB.open('firebaseLocalStorageDb')
        open.onsuccess = resolve
        open.onerror = reject
      }))
      outcome('leading the page away', async () => { top.location = 'about:blank' })
      outcome('script from elsewhere', () => more('${elsewhere}'))
      `,
    )
  })
  await adCells(page).first().scrollIntoViewIfNeeded()
  const ad = page.locator(AD).first().contentFrame()
  for (const attempt of [
    'page storage',
    'page content',
    'own storage',
    'own cookies',
    'databases',
    'leading the page away',
    'script from elsewhere',
  ]) {
    await expect(ad.getByText(`${attempt}: refused`)).toBeAttached()
  }
  await expect(page).toHaveURL(/\/gallery$/)
  // The ads of other cards may still load. After closing the page they cause no more violations.
  await page.close()
  // The policy refused the script of the other origin, once in each card, and nothing else.
  expect(problems.length).toBeGreaterThan(0)
  expect(problems.filter((problem) => !problem.includes('/more.js'))).toEqual([])
  problems.length = 0
})
