import type { Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember } from '../fixtures/members.ts'
import { countObjectUrls } from '../fixtures/objectUrls.ts'
import { openFromMenu } from '../fixtures/openFromMenu.ts'
import { clearPng, decode, drawJpeg, type Spot, whitePng, withExif } from '../fixtures/photos.ts'
import {
  bringPhoto,
  choosePhoto,
  fillPerson,
  jpegFile,
  share,
  zoom,
} from '../fixtures/shareForm.ts'
import { expect, test } from '../fixtures/test.ts'

const WIDE = { width: 1600, height: 1200 }

/** Shares the form. Returns both stored photos, with their colors at these spots. */
async function shareAndRead(page: Page, uid: string, spots: readonly Spot[] = []) {
  await fillPerson(page, 'Sam')
  await share(page)
  const { docs } = await backend.db.collection('reports').where('ownerUid', '==', uid).get()
  const [report] = docs
  const full = await report?.ref.collection('photos').doc('full').get()
  return {
    preview: await decode(page, String(report?.get('photoUrl')), spots),
    full: await decode(page, String(full?.get('dataUrl')), spots),
  }
}

test('a photo is stored with 800 by 800 pixels, its preview with 320 by 320', async ({
  openAs,
}) => {
  const { email, uid } = await createMember('Photo')
  const page = await openAs(email, '/share')
  await choosePhoto(page, jpegFile(await drawJpeg(page, WIDE)))
  const { full, preview } = await shareAndRead(page, uid, [
    [0.48, 0.5],
    [0.52, 0.5],
  ])
  expect(full.edges).toEqual([800, 800])
  expect(preview.edges).toEqual([320, 320])
  expect([full.type, preview.type]).toEqual(['image/jpeg', 'image/webp'])
  expect(full.bytes.length).toBeLessThanOrEqual(350 * 1024)
  expect(preview.bytes.length).toBeLessThanOrEqual(24 * 1024)
  expect([full.colors, preview.colors]).toEqual([
    ['red', 'blue'],
    ['red', 'blue'],
  ])
})

test('12 megapixels of noise become small enough', async ({ openAs }) => {
  const { email, uid } = await createMember('Noise')
  const page = await openAs(email, '/share')
  await choosePhoto(
    page,
    jpegFile(await drawJpeg(page, { width: 4000, height: 3000, noise: true })),
  )
  await expect(zoom(page)).toBeVisible()
  await zoom(page).press('End') // without scaling, which would smooth the noise
  const { full, preview } = await shareAndRead(page, uid)
  expect(full.bytes.length).toBeLessThanOrEqual(350 * 1024)
  expect(preview.bytes.length).toBeLessThanOrEqual(24 * 1024)
})

test('a photo with EXIF data is rotated once, and its EXIF data are removed', async ({
  openAs,
}) => {
  const { email, uid } = await createMember('Exif')
  const page = await openAs(email, '/share')
  const photo = withExif(await drawJpeg(page, WIDE))
  expect(photo.includes('SECRET-PLACE')).toBe(true)
  await choosePhoto(page, jpegFile(photo))
  const { full, preview } = await shareAndRead(page, uid, [
    [0.5, 0.02],
    [0.5, 0.98],
  ])
  for (const { bytes, colors } of [full, preview]) {
    expect(bytes.includes('Exif') || bytes.includes('SECRET-PLACE')).toBe(false)
    expect(colors, 'what was left is now above').toEqual(['red', 'blue'])
  }
})

test('a transparent picture gets a white background', async ({ openAs }) => {
  const { email, uid } = await createMember('Clear')
  const page = await openAs(email, '/share')
  await choosePhoto(page, { name: 'a.png', mimeType: 'image/png', buffer: clearPng(500, 700) })
  const { full } = await shareAndRead(page, uid, [[0.5, 0.5]])
  expect(full.colors).toEqual(['white'])
})

const broken = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(5000, 7)])
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic' + 'x'.repeat(2000), 'latin1')
const refused: [string, string, () => Buffer, string][] = [
  [
    'empty',
    'image/jpeg',
    () => Buffer.alloc(0),
    'This file is empty. Please choose another photo.',
  ],
  [
    'HEIC',
    'image/heic',
    () => heic,
    'This browser cannot read HEIC photos. Please choose a JPEG or PNG.',
  ],
  [
    'SVG',
    'image/svg+xml',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'Drawings (SVG) cannot be used. Please choose a JPEG or PNG.',
  ],
  [
    'a single pixel',
    'image/png',
    () => whitePng(1, 1),
    'This photo is too small. Please choose a larger one.',
  ],
  [
    '20,000 pixels',
    'image/png',
    () => whitePng(20_000, 20_000),
    'This photo is too large. Please choose a smaller one.',
  ],
  ['broken', 'image/jpeg', () => broken, 'This photo cannot be read. Please choose another one.'],
  [
    'PDF',
    'application/pdf',
    () => Buffer.from('%PDF-1.7'),
    'This file is not a photo. Please choose an image.',
  ],
]

test('invalid files are refused with a reason, and the former photo stays', async ({ openAs }) => {
  const { email, uid } = await createMember('Refused')
  const page = await openAs(email, '/share')
  const photo = page.getByRole('group', { name: 'Photo', exact: true })
  for (const [name, mimeType, make, text] of refused) {
    await choosePhoto(page, { name, mimeType, buffer: make() })
    await expect(photo, name).toContainText(text)
    await expect(zoom(page)).toBeHidden()
  }
  await choosePhoto(page, jpegFile(await drawJpeg(page, WIDE)))
  await expect(zoom(page)).toBeVisible()
  await expect(photo).not.toContainText('This file is not a photo. Please choose an image.')
  await choosePhoto(page, { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: broken })
  await expect(photo).toContainText('This photo cannot be read. Please choose another one.')
  await expect(zoom(page)).toBeVisible()
  const { full } = await shareAndRead(page, uid, [[0.1, 0.5]])
  expect(full.colors).toEqual(['red'])
})

test('a photo that takes too long to open is refused, and the former photo stays', async ({
  openAs,
}) => {
  const { email, uid } = await createMember('Slow')
  const page = await openAs(email, '/share')
  await choosePhoto(page, jpegFile(await drawJpeg(page, WIDE)))
  await expect(zoom(page)).toBeVisible()
  const hanging = await page.evaluateHandle(() => {
    const ask = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage') ?? {}
    Object.defineProperty(Worker.prototype, 'postMessage', { ...ask, value: () => {} })
    return ask
  })
  await page.clock.install()
  await choosePhoto(page, jpegFile(await drawJpeg(page, { width: 500, height: 400 })))
  const photo = page.getByRole('group', { name: 'Photo', exact: true })
  await expect(async () => {
    await page.clock.fastForward(21_000)
    await expect(photo).toContainText(
      'This photo takes too long to open. Please choose a smaller one.',
      { timeout: 500 },
    )
  }).toPass()
  await hanging.evaluate((ask) => Object.defineProperty(Worker.prototype, 'postMessage', ask))
  await page.clock.resume()
  const { full } = await shareAndRead(page, uid, [[0.1, 0.5]])
  expect(full.edges).toEqual([800, 800])
  expect(full.colors).toEqual(['red'])
})

test('the crop is downloaded with the first photo; if that fails, the form says so and keeps its content', async ({
  openAs,
}) => {
  const { email } = await createMember('Lazy')
  const page = await openAs(email, '/share')
  await page.route('**/PhotoCrop-*.js', (route) => route.abort())
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sam')
  await choosePhoto(page, jpegFile(await drawJpeg(page, WIDE)))
  const photo = page.getByRole('group', { name: 'Photo', exact: true })
  await expect(photo).toContainText(
    'The photo could not be opened here. Check your connection and reload the page: what you typed stays.',
  )
  await page.unroute('**/PhotoCrop-*.js')
  await choosePhoto(page, jpegFile(await drawJpeg(page, WIDE)))
  await expect(zoom(page)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Sam')
})

test('keys, buttons, slider and dragging have the same effect; Fit resets the crop', async ({
  openAs,
}) => {
  const { email, uid } = await createMember('Crop')
  const page = await openAs(email, '/share')
  await choosePhoto(page, jpegFile(await drawJpeg(page, WIDE)))
  const frame = page.getByRole('application', { name: 'Position of the photo' })
  const picture = page.getByAltText('The photo you chose')
  const placed = () => picture.evaluate((image) => getComputedStyle(image).transform)
  await expect(frame).toBeVisible()
  const fitted = await placed()

  await zoom(page).press('ArrowRight')
  await expect(zoom(page)).toHaveAttribute('aria-valuetext', '1.01×')
  await zoom(page).press('End')
  await expect(zoom(page)).toHaveAttribute('aria-valuetext', '3.00×')
  await page.getByRole('button', { name: 'Fit' }).click()
  await expect.poll(placed).toBe(fitted)

  await frame.press('+')
  await expect(zoom(page)).toHaveAttribute('aria-valuetext', '1.10×')
  await frame.press('-')
  await expect(zoom(page)).toHaveAttribute('aria-valuetext', '1.00×')
  await frame.press('ArrowRight')
  const byKey = await placed()
  expect(byKey).not.toBe(fitted)
  await expect(page.getByRole('button', { name: 'Move photo left' })).toBeHidden()
  await page.getByRole('button', { name: 'Adjust' }).click()
  await page.getByRole('button', { name: 'Move photo left' }).click()
  await expect.poll(placed).toBe(fitted)
  await page.getByRole('button', { name: 'Move photo right' }).click()
  await expect.poll(placed).toBe(byKey)
  await frame.press('ArrowUp') // the photo is as high as the frame, so it cannot move
  await expect.poll(placed).toBe(byKey)

  // 4:3 leaves 53 frame pixels on either side: dragged far to the right, the left edge shows.
  const box = await frame.boundingBox()
  if (!box) throw new Error('The frame has no box.')
  await page.mouse.move(box.x + 50, box.y + 160)
  await page.mouse.down()
  await page.mouse.move(box.x + 300, box.y + 160, { steps: 5 })
  await page.mouse.up()
  // The frame is 1,200 of the photo's 1,600 pixels wide: its middle, 800, is now at two thirds.
  const { full } = await shareAndRead(page, uid, [
    [0.65, 0.5],
    [0.69, 0.5],
  ])
  expect(full.colors).toEqual(['red', 'blue'])
})

test('a photo can be dropped or pasted anywhere on the page', async ({ openAs }) => {
  const { email } = await createMember('Drop')
  const page = await openAs(email, '/share')
  await expect(heading(page, 'Share a profile')).toBeVisible()
  for (const type of ['drop', 'paste'] as const) {
    await bringPhoto(page, type)
    await expect(zoom(page), type).toBeVisible()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeFocused()
  }
})

test('a photo that is opened after the member has left does not leak', async ({ openAs }) => {
  const page = await openAs((await createMember('Photo')).email)
  const liveUrls = await countObjectUrls(page)
  const chunk = /\/PhotoCrop-[^/]*\.js/
  const release = await holdRequests(page, chunk)
  await page.goto('/share')
  const asked = page.waitForRequest(chunk)
  await choosePhoto(page, jpegFile(await drawJpeg(page, WIDE)))
  await asked
  await openFromMenu(page, 'Settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  release()
  await page.waitForFunction(() => sessionStorage.getItem('gl.gallery.sharePhoto.v1') !== null)
  expect(await liveUrls()).toBe(0)
})
