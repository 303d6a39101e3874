import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

export const username = (page: Page) => page.getByLabel('Username')
export const city = (page: Page) => page.getByRole('combobox', { name: /city/ })
export const save = (page: Page) => page.getByRole('button', { name: 'Save and continue' })
export const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export async function pickTown(page: Page, typed: string, label: string): Promise<void> {
  await city(page).fill(typed)
  await page.getByRole('option', { name: label, exact: true }).click()
}

/** A name that no other test takes. */
export const freshName = () => `Quiet Otter ${randomUUID().slice(0, 8)}`

/** Fills what profile setup asks for. */
export async function fillSetup(page: Page, name = freshName()): Promise<void> {
  await username(page).fill(name)
  await pickTown(page, 'chica', 'Chicago, IL')
  await toggle(page, 'Women').click()
}
