import type { Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember } from '../fixtures/members.ts'
import { openFromMenu } from '../fixtures/openFromMenu.ts'
import { expect, test } from '../fixtures/test.ts'
import { addReport } from './profiles.ts'

const holdReports = (page: Page) =>
  holdRequests(page, '**/documents:batchGet*', (body) => body.includes('/reports/'))

/** Follows an address inside the open page, as Back and Forward do. */
const followAddress = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** True if the heading has the focus and is the element that `mark` has marked. */
const isSameFocused = (page: Page) =>
  heading(page).evaluate((h1) => h1 === document.activeElement && h1.hasAttribute('data-before'))
const mark = (page: Page) => heading(page).evaluate((h1) => h1.setAttribute('data-before', ''))

test('the heading of a profile keeps the focus when the data arrives', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const id = await addReport(owner)
  const page = await openAs(owner.email, '/feedback')
  await expect(heading(page)).toHaveText('Feedback')
  const release = await holdReports(page)
  await followAddress(page, `/profile/${id}`)
  await expect(heading(page)).toHaveText('Profile')
  await expect(heading(page)).toBeFocused()
  await mark(page)
  release()
  await expect(heading(page)).toHaveText('Robin, 34, Caution')
  expect(await isSameFocused(page)).toBe(true)
})

test('the heading keeps the focus when the profile does not exist', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const page = await openAs(owner.email, '/feedback')
  await expect(heading(page)).toHaveText('Feedback')
  const release = await holdReports(page)
  await followAddress(page, '/profile/missing')
  await expect(heading(page)).toBeFocused()
  await mark(page)
  release()
  await expect(heading(page)).toHaveText('Profile not found.')
  expect(await isSameFocused(page)).toBe(true)
})

test('a profile opened from my shares shows name and photo before any answer', async ({
  openAs,
}) => {
  const owner = await createMember('Olive')
  await addReport(owner, { name: 'Ruby', age: 41 })
  const page = await openAs(owner.email, '/myshares')
  const release = await holdReports(page)
  await page.getByRole('link', { name: /^Ruby/ }).click()
  await expect(heading(page, 'Ruby, 41')).toBeFocused()
  await expect(page.getByRole('img', { name: 'Photo of Ruby' })).toBeVisible()
  await expect(heading(page)).toHaveCount(1)
  await mark(page)
  const answered = page.waitForResponse('**/documents:batchGet*')
  release()
  await answered
  await expect(page.getByText('No experiences yet.')).toBeVisible()
  expect(await isSameFocused(page)).toBe(true)
})

test('the headings of Settings and Feedback keep the focus when the data arrives', async ({
  openAs,
}) => {
  const { email } = await createMember('Sally')
  const page = await openAs(email, '/feedback')
  await expect(heading(page)).toHaveText('Feedback')
  const release = await holdRequests(page, '**/*:runQuery*')
  await openFromMenu(page, 'Settings')
  await expect(heading(page)).toHaveText('Settings')
  await expect(heading(page)).toBeFocused()
  await mark(page)
  release()
  await expect(page.getByText('You have not blocked anybody.')).toBeVisible()
  expect(await isSameFocused(page)).toBe(true)
  await followAddress(page, '/feedback')
  await expect(heading(page)).toHaveText('Feedback')
  await expect(page.getByTitle(/survey/i)).toBeVisible()
  await expect(heading(page)).toBeFocused()
})
