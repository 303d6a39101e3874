import type { Page } from '@playwright/test'
import { expectNoFindings } from '../fixtures/axe.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { addComment, addExperience, addReport } from './profiles.ts'

const NARROW = { width: 320, height: 640 }
const WIDE = { width: 1280, height: 800 }

/** Axe in both schemes, nothing cut off on the narrowest phone, closed by Esc with the focus back. */
async function expectGoodDialog(page: Page, opener: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name: opener }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toBeVisible()
  await expect(page.locator('dialog[open]:focus, dialog[open] :focus')).toHaveCount(1)
  await expectNoFindings(page, String(opener))
  await page.setViewportSize(NARROW)
  const beyond = await dialog.evaluate((open) =>
    Math.max(
      document.documentElement.scrollWidth - window.innerWidth,
      open.scrollWidth - open.clientWidth,
      -open.getBoundingClientRect().left,
    ),
  )
  expect(beyond, `${opener} at 320 px`).toBeLessThanOrEqual(0)
  await page.setViewportSize(WIDE)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
}

test('dialogs of a profile are usable by anyone', async ({ openAs }) => {
  test.slow()
  const [owner, reader] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const id = await addReport(owner)
  const others = await addExperience(id, owner)
  await addExperience(id, reader, { notes: 'Was late.' })
  await addComment(`reports/${id}/experiences/${others}`, owner)
  const page = await openAs(reader.email, `/profile/${id}`)
  await expect(page.getByText('Was late.')).toBeVisible()
  await expectGoodDialog(page, 'Report Robin’s profile')
  await expectGoodDialog(page, `Report ${owner.username}’s experience`)
  await expectGoodDialog(page, /^Delete/)
  await page
    .getByRole('button', { name: /comments on/ })
    .first()
    .click()
  await expectNoFindings(page, 'a profile with its comments shown')
})

test('dialogs of settings are usable by anyone', async ({ openAs }) => {
  test.slow()
  const page = await openAs((await createMember('Sally')).email, '/settings')
  await expect(page.getByRole('switch').first()).toBeVisible()
  await expectGoodDialog(page, 'View Terms')
  await page.getByRole('button', { name: 'Show advanced settings' }).click()
  await expectNoFindings(page, 'settings, advanced ones shown')
  await expectGoodDialog(page, 'Delete account')
})

test('without a connection an experience waits in its field', async ({ openAs }) => {
  const [owner, reader] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const id = await addReport(owner)
  const page = await openAs(reader.email, `/profile/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Robin/)
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.getByLabel('Short note').fill('Kind, and on time.')
  const add = page.getByRole('button', { name: 'Add experience' })
  await add.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Short note')).toHaveValue('Kind, and on time.')
  await page.context().setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
  await add.click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Kind, and on time.' })).toHaveCount(1)
})
