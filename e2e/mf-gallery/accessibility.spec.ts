import { expectNoFindings } from '../fixtures/axe.ts'
import { seeded } from '../fixtures/members.ts'
import { drawJpeg } from '../fixtures/photos.ts'
import { expect, test } from '../fixtures/reports.ts'
import { choosePhoto, jpegFile, shareButton, zoom } from '../fixtures/shareForm.ts'

test('axe finds nothing in any state of gallery, share and my shares', async ({ openAs }) => {
  test.slow()
  const page = await openAs(seeded.owner, '/gallery')
  await expect(page.getByRole('article')).toHaveCount(24)
  await expectNoFindings(page, 'gallery')
  await page.goto('/gallery?tone=red&minAge=30&q=nobody+has+this+name')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('heading', { name: 'No profiles match' })).toBeVisible()
  await expectNoFindings(page, 'gallery, filtered, nobody')
  await page.route('**/*:runQuery*', (route) => route.abort())
  await page.goto('/gallery')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expectNoFindings(page, 'gallery, failed')
  await page.unroute('**/*:runQuery*')

  await page.goto('/share')
  await shareButton(page).click()
  await expectNoFindings(page, 'share, photo missing')
  await choosePhoto(page, jpegFile(await drawJpeg(page, { width: 900, height: 700 })))
  await expect(zoom(page)).toBeVisible()
  await shareButton(page).click()
  await expectNoFindings(page, 'share, name missing')

  await page.goto('/myshares')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectNoFindings(page, 'my shares')
})

test('no horizontal scrolling at 320 pixels', async ({ openAs }) => {
  const page = await openAs(seeded.owner, '/gallery')
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect(page.getByRole('article')).toHaveCount(24)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: /^Filters/ }).click()
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.goto('/share')
  await choosePhoto(page, jpegFile(await drawJpeg(page, { width: 900, height: 700 })))
  await expect(zoom(page)).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.goto('/myshares')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
})
