import type { Page } from '@playwright/test'

/** Switches to another remote as a member does. */
export async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name, exact: true }).click()
}
