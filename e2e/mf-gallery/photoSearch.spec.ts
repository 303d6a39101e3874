import type { Page } from '@playwright/test'
import { photoKeysOf } from '../../tools/photos/photoKeys.ts'
import { expectNoFindings } from '../fixtures/axe.ts'
import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember, seeded } from '../fixtures/members.ts'
import { openFromMenu } from '../fixtures/openFromMenu.ts'
import { expect, test } from '../fixtures/reports.ts'
import { choosePhoto, fillPerson, jpegFile, share } from '../fixtures/shareForm.ts'
import { followTraffic, isScript } from '../fixtures/traffic.ts'
import { cards } from './galleryPage.ts'
import { copyOf, drawScene } from './photoCopies.ts'

const openButton = (page: Page) => page.getByRole('button', { name: 'Search by photo' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Search by photo' })
const answer = (page: Page) => sheet(page).getByRole('status')

/** The fields of a report with that photo. */
const having = (photo: string) => ({ photoUrl: photo, photoKeys: photoKeysOf(photo) })

async function openSheet(page: Page): Promise<void> {
  await openButton(page).click()
  await expect(sheet(page)).toContainText('Your photo stays on this device')
}

async function search(page: Page, picture: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await sheet(page)
    .getByRole('button', { name: /^Choose/ })
    .click()
  await (await chooser).setFiles(jpegFile(picture))
}

test('a smaller, recompressed and cropped copy finds the profile; the picture never leaves the device', async ({
  openAs,
  createReports,
}) => {
  const page = await openAs(seeded.member)
  await expect(cards(page).first()).toBeVisible()
  const photo = await drawScene(page)
  await createReports(1, () => ({ name: 'Pixel', ...having(photo) }))
  await openSheet(page)
  const bodies: Buffer[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) bodies.push(request.postDataBuffer() ?? Buffer.alloc(0))
  })
  const copy = await copyOf(page, photo, { crop: 0.05, scale: 0.5, quality: 0.4 })
  await search(page, copy)
  await expect(answer(page)).toHaveText('1 profile has this photo')
  await expect(sheet(page).getByRole('article')).toHaveText([/Pixel/])

  const sent = Buffer.concat(bodies)
  expect(sent.toString()).toContain('photoKeys')
  expect(copy.length).toBeGreaterThan(2000)
  expect(sent.length, 'keys and conditions').toBeLessThan(bodies.length * 4000)
  for (const body of bodies) {
    expect(body.length, body.toString().slice(0, 300)).toBeLessThan(4000)
    expect(body.includes(copy.subarray(600, 620))).toBe(false)
    expect(body.includes(copy.subarray(600, 630).toString('base64').slice(4, 32))).toBe(false)
  }
})

test('says that a match is a mirror image, and that nobody has a photo', async ({
  openAs,
  createReports,
}) => {
  const page = await openAs(seeded.member)
  const photo = await drawScene(page)
  await createReports(2, () => ({ name: 'Mirror', ...having(photo) }))
  await openSheet(page)
  await search(page, await copyOf(page, photo, { mirrored: true }))
  await expect(answer(page)).toHaveText('2 profiles have this photo as its mirror image')
  await search(page, await copyOf(page, await drawScene(page)))
  await expect(answer(page)).toHaveText(
    'No public profile has this photo, among all profiles that look similar.',
  )
  await expect(sheet(page).getByRole('article')).toHaveCount(0)
  await expectNoFindings(page, 'nobody has the photo')
})

test('Back comes from a profile to the results, and from them to the gallery; Esc closes, too', async ({
  openAs,
  createReports,
}) => {
  const page = await openAs(seeded.member, '/gallery?tone=red')
  await expect(cards(page).first()).toBeVisible()
  const photo = await drawScene(page)
  await createReports(1, () => ({ name: 'Returned', ...having(photo) }))
  await openSheet(page)
  await expectNoFindings(page, 'the empty sheet')
  await search(page, await copyOf(page, photo))
  const found = sheet(page).getByRole('link', { name: 'Returned' })
  await found.click()
  await expect(page).toHaveURL(/\/profile\//)
  await expect(heading(page, /Returned/)).toBeVisible()
  // The gallery stays on screen until the profile has entered.
  await expect(sheet(page)).toHaveCount(0)
  await page.goBack()
  await expect(found).toBeVisible()
  await expectNoFindings(page, 'found')
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL(/\/gallery\?tone=red$/)

  await openButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL(/\/gallery\?tone=red$/)
  await expect(openButton(page)).toBeFocused()
})

test('a picture can be pasted; a file that is none says so, and the former result goes', async ({
  openAs,
  createReports,
}) => {
  const page = await openAs(seeded.member, '/gallery#photo')
  await expect(sheet(page)).toBeVisible()
  const photo = await drawScene(page)
  await createReports(1, () => ({ name: 'Pasted', ...having(photo) }))
  const pasted = [...(await copyOf(page, photo))]
  await page.evaluate((bytes) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([Uint8Array.from(bytes)], 'a.jpg', { type: 'image/jpeg' }))
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
  }, pasted)
  await expect(answer(page)).toHaveText('1 profile has this photo')
  await search(page, Buffer.alloc(3000, 7))
  await expect(sheet(page).getByRole('alert')).toHaveText(
    'This photo cannot be read. Please choose another one.',
  )
  await expect(answer(page)).toHaveText('')
  await expect(sheet(page).getByRole('article')).toHaveCount(0)
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL(/\/gallery$/)
})

test('a failed search says so and Retry works; nothing of it is downloaded with the gallery', async ({
  openAs,
}) => {
  const page = await openAs(seeded.member, '/share')
  const traffic = await followTraffic(await page.context().newCDPSession(page))
  await page.goto('/gallery')
  await expect(cards(page).first()).toBeVisible()
  const early = traffic().filter(isScript)
  expect(early.filter(({ url }) => /PhotoSearchSheet|photoKeys|findPhoto/.test(url.href))).toEqual(
    [],
  )

  await openSheet(page)
  await page.route('**/*:runQuery*', (route) => route.abort())
  await search(page, await copyOf(page, await drawScene(page)))
  const failure = sheet(page).getByRole('alert')
  await expect(failure).toHaveText('The search by photo failed. Please try again.')
  await page.context().setOffline(true)
  await expect(failure).toHaveText('You are offline. Please check your connection.')
  await page.unroute('**/*:runQuery*')
  await page.context().setOffline(false)
  await expect(answer(page)).toHaveText(/^No public profile has this photo/)
})

test('a search that cannot be downloaded does not lead away from the page that the member has opened since', async ({
  openAs,
}) => {
  const page = await openAs(seeded.member)
  await expect(cards(page).first()).toBeVisible()
  const sheetChunk = /\/PhotoSearchSheet-[^/]*\.js/
  await page.route(sheetChunk, (route) => route.abort())
  const releaseSheet = await holdRequests(page, sheetChunk)
  await openButton(page).click()
  await expect(page).toHaveURL(/\/gallery#photo$/)
  // The gallery stays on screen until Settings have arrived.
  const releaseSettings = await holdRequests(page, /\/SettingsPage-[^/]*\.js/)
  await openFromMenu(page, 'Settings')
  await expect(page).toHaveURL(/\/settings$/)
  const failed = page.waitForEvent('requestfailed', (request) => sheetChunk.test(request.url()))
  releaseSheet()
  await failed
  releaseSettings()
  await expect(heading(page, 'Settings')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('Share says that a profile with the photo exists, links to it, and still shares', async ({
  openAs,
  createReports,
}) => {
  const { email, uid } = await createMember('Same')
  const page = await openAs(email, '/share')
  const photo = await drawScene(page)
  const [id = ''] = await createReports(1, () => ({ name: 'Known', ...having(photo) }))
  await choosePhoto(page, jpegFile(await copyOf(page, await drawScene(page))))
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible()
  const note = page.getByText('A profile with this photo exists.')
  await choosePhoto(page, jpegFile(await copyOf(page, photo, { scale: 0.7 })))
  await expect(note).toBeVisible()
  const link = page.getByRole('link', { name: 'Add your experience to Known instead' })
  await expect(link).toHaveAttribute('href', `/profile/${id}`)
  await expectNoFindings(page, 'the note about the same photo')

  await fillPerson(page, 'Sam')
  await share(page)
  await expect(note).toBeHidden()
  const { docs } = await backend.db.collection('reports').where('ownerUid', '==', uid).get()
  expect(docs.map((report) => (report.get('photoKeys') as unknown[]).length)).toEqual([30])
  await choosePhoto(page, jpegFile(await copyOf(page, photo)))
  await expect(page.getByText('A profile with this photo exists.')).toBeVisible()
})
