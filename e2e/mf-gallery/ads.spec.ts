import type { ServerResponse } from 'node:http'
import { expect } from '../fixtures/test.ts'
import { adCells, test } from './adSite.ts'

const PLACEHOLDER = 'Promote your brand on Greenlight'
const AD = 'iframe[title="Advertisement"]'

function answerScript(response: ServerResponse, script: string): void {
  response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
}

test('a configured ad comes in the place of a profile, and the placeholder does not', async ({
  openGalleryWithAds,
}) => {
  const page = await openGalleryWithAds(
    (_, response) => answerScript(response, 'document.body.append("Flowers, fresh every day")'),
    { endless: true },
  )
  await adCells(page).first().scrollIntoViewIfNeeded()
  const ad = page.locator(AD).first()
  await expect(ad.contentFrame().getByText('Flowers, fresh every day')).toBeVisible()
  await expect(ad).toBeInViewport()
  await expect(page.getByText(PLACEHOLDER)).toHaveCount(0)
})

test('an ad that never comes, or cannot, gives way to the placeholder', async ({
  openGalleryWithAds,
}) => {
  let asked = 0
  let hang = true
  const page = await openGalleryWithAds((_, response) => {
    asked++
    if (!hang) response.writeHead(404).end()
  })
  const hanging = adCells(page).first()
  await hanging.scrollIntoViewIfNeeded()
  await expect(hanging.getByText(PLACEHOLDER)).toBeVisible()
  await expect(hanging.locator(AD)).toHaveCount(0)
  expect(asked).toBeGreaterThan(0)

  hang = false
  const before = asked
  const failing = adCells(page).last()
  await failing.scrollIntoViewIfNeeded()
  await expect(failing.getByText(PLACEHOLDER)).toBeVisible()
  expect(asked).toBeGreaterThan(before)
})

test('an ad reaches neither the page around it, nor its storage, nor anybody but its own server', async ({
  openGalleryWithAds,
  problems,
}) => {
  const page = await openGalleryWithAds(
    (request, response) => {
      const { host = '' } = request.headers
      // The same machine by another name is somebody else.
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
    },
    { endless: true },
  )
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
  // Other cards' ads may still be on their way: closed, they are refused nothing more.
  await page.close()
  // The script from elsewhere was refused by the policy, once in each card, and nothing else was.
  expect(problems.length).toBeGreaterThan(0)
  expect(problems.filter((problem) => !problem.includes('/more.js'))).toEqual([])
  problems.length = 0
})
