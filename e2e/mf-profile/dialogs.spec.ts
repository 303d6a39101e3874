import type { Page } from '@playwright/test'
import { expectNoFindings } from '../fixtures/axe.ts'
import { expectGoodDialog } from '../fixtures/dialogs.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { addComment, addExperience, addReport } from './profiles.ts'

/** Checks the dialog that the first button with that name opens. */
const expectGood = (page: Page, opener: string | RegExp) =>
  expectGoodDialog(page, page.getByRole('button', { name: opener }).first(), String(opener))

test('the dialogs of a profile are accessible', async ({ openAs }) => {
  test.slow()
  const [owner, reader] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const id = await addReport(owner)
  const others = await addExperience(id, owner)
  await addExperience(id, reader, { notes: 'Was late.' })
  await addComment(`reports/${id}/experiences/${others}`, owner)
  const page = await openAs(reader.email, `/profile/${id}`)
  await expect(page.getByText('Was late.')).toBeVisible()
  await expectGood(page, 'Report Robin’s profile')
  await expectGood(page, `Report ${owner.username}’s experience`)
  await expectGood(page, /^Delete/)
  await page
    .getByRole('button', { name: /comments on/ })
    .first()
    .click()
  await expectNoFindings(page, 'a profile with its comments shown')
})

test('the dialogs of settings are accessible', async ({ openAs }) => {
  test.slow()
  const page = await openAs((await createMember('Sally')).email, '/settings')
  await expect(page.getByRole('switch').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible()
  await expectGood(page, 'View Terms')
  await expectNoFindings(page, 'settings')
  await expectGood(page, 'Delete account')
})

test('offline, an experience stays in the form', async ({ openAs }) => {
  const [owner, reader] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const id = await addReport(owner)
  const page = await openAs(reader.email, `/profile/${id}`)
  // Requests that are still running would fail as well.
  await expect(page.getByText('No experiences yet.')).toBeVisible()
  const bar = page.getByRole('status').getByText('You are offline.')
  await page.context().setOffline(true)
  await expect(bar).toBeVisible()
  await page.getByRole('button', { name: 'Add yours' }).click()
  await page.getByRole('radio', { name: 'Greenlight' }).check()
  await page.getByLabel('Short note').fill('Kind, and on time.')
  const add = page.getByRole('button', { name: 'Add experience' })
  await add.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Short note')).toHaveValue('Kind, and on time.')
  await page.context().setOffline(false)
  await expect(bar).toBeHidden()
  await add.click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Kind, and on time.' })).toHaveCount(1)
})
