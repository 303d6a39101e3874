import type { Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { freshEmail, PASSWORD } from '../fixtures/newcomer.ts'
import { expect, test } from '../fixtures/test.ts'

/** Presses Tab until the element with that role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'tab', name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true })
  await target.waitFor()
  for (let press = 0; press < 40; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${role} "${name}" cannot be reached with Tab.`)
}

/** Types into the field with that label, which must be reachable by Tab. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const target = page.getByLabel(label, { exact: true })
  await target.waitFor()
  for (let press = 0; press < 40; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  await page.keyboard.type(text)
}

test('from the first slide to the gallery by keyboard only', async ({ page }) => {
  await page.goto('/welcome')
  await tabTo(page, 'button', 'Next')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  // During the movement a key in a slide counts as scrolling by the member.
  const last = page.getByRole('tabpanel', { name: 'You are early' })
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await tabTo(page, 'button', 'Get started')
  await page.keyboard.press('Enter')

  await expect(heading(page)).toBeFocused()
  await typeInto(page, 'Email', freshEmail())
  await typeInto(page, 'Password', PASSWORD)
  await typeInto(page, 'Confirm password', PASSWORD)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/profile-setup')
  await expect(heading(page)).toBeFocused()
  await tabTo(page, 'button', 'Generate')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Username')).not.toHaveValue('')
  await typeInto(page, 'Your city or region', 'portland')
  await expect(page.getByRole('option').first()).toHaveText('Portland, OR')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your city or region')).toHaveValue('Portland, OR')
  await tabTo(page, 'button', 'Everyone')
  await page.keyboard.press('Space')
  await tabTo(page, 'button', 'Save and continue')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/legal-agreement')
  await tabTo(page, 'button', 'View Terms')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/terms')
  await tabTo(page, 'button', 'Back')
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'I Agree')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/gallery')
})
