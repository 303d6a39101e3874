import type { Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'

/** Checks that a new page is recognized: its title, and the focus on its heading, which nothing says a second time. */
async function expectOpened(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Greenlight`)
  await expect(heading(page, title)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(0)
}

test('each new page, within a remote and between remotes, is named, and focused and announced once', async ({
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
