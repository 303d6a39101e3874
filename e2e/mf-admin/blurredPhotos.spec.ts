import type { Page } from '@playwright/test'
import { placeRequest } from '../fixtures/cases.ts'
import { createMember } from '../fixtures/members.ts'
import { detail, expect, ownMoment, row, select, test } from './review.ts'

const photoOf = (page: Page, name: string) =>
  page.getByRole('img', { name: `Photo of ${name}`, exact: true })

const isBlurred = (page: Page, name: string) =>
  photoOf(page, name).evaluate((photo) => getComputedStyle(photo).filter !== 'none')

const widthOf = async (page: Page, name: string) =>
  (await photoOf(page, name).boundingBox())?.width ?? 0

test('the photo of a profile that is flagged for nudity is blurred and small until V is pressed', async ({
  openAs,
  createReport,
  placeFlag,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const { id, name } = await createReport({ status: 'pending', createdAt: ownMoment() })
  await placeFlag(`reports/${id}`, { reason: 'nudity' })
  const page = await openAs(admin.email, '/adminreview')
  await select(page, name)
  const review = detail(page, name)
  await expect(review.getByRole('button', { name: 'Show photo' })).toBeVisible()
  expect(await isBlurred(page, name)).toBe(true)
  expect(
    await row(page, name)
      .locator('img')
      .evaluate((thumb) => getComputedStyle(thumb).filter),
  ).toContain('blur')
  const small = await widthOf(page, name)
  await page.keyboard.press('v')
  await expect(review.getByRole('button', { name: 'Show photo' })).toHaveCount(0)
  expect(await isBlurred(page, name)).toBe(false)
  expect(await widthOf(page, name)).toBeGreaterThan(small)
})

test('a request about an intimate picture blurs the photo, and another request does not', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const [intimate, other] = [await createReport(), await createReport()]
  const hurting = await placeRequest({ reportId: intimate.id, wish: 'intimate' })
  const harmless = await placeRequest({ reportId: other.id })
  const page = await openAs(admin.email, '/adminreview?view=requests')
  await select(page, hurting)
  await expect(photoOf(page, intimate.name)).toBeVisible()
  expect(await isBlurred(page, intimate.name)).toBe(true)
  await page.getByRole('button', { name: 'Show photo' }).click()
  await expect.poll(() => isBlurred(page, intimate.name)).toBe(false)
  await select(page, harmless)
  await expect(photoOf(page, other.name)).toBeVisible()
  expect(await isBlurred(page, other.name)).toBe(false)
})
