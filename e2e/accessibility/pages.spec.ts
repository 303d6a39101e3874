import type { Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'

/** Checks that a new page is recognized: its title, the focus on its heading, and one announcement. */
async function expectOpened(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Greenlight`)
  await expect(heading(page, title)).toBeFocused()
  const announced = page.getByRole('status').filter({ hasText: `${title} · Greenlight` })
  await expect(announced).toHaveCount(1)
}

test('each new page, within a remote and between remotes, is named, focused and announced', async ({
  openAs,
}) => {
  // A member without unread messages, whose number would be in the title.
  const { email } = await createMember('Pia')
  const page = await openAs(email)
  await expect(heading(page, 'Gallery')).toBeVisible()
  for (const title of ['Settings', 'Messages', 'Gallery']) {
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: title })
    await expect(link).toBeVisible()
    await link.press('Enter')
    await expectOpened(page, title)
  }
  await page.goBack()
  await expectOpened(page, 'Messages')
})
