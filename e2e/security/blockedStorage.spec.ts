import type { Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { openFromMenu } from '../fixtures/openFromMenu.ts'
import { signIn } from '../fixtures/signIn.ts'
import { expect, test as base } from '../fixtures/test.ts'

/** Runs in the page, before it: what a private window of some browsers does. */
function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { get: refuse })
  }
  IDBFactory.prototype.open = refuse
  IDBFactory.prototype.databases = () => Promise.reject(new DOMException('', 'SecurityError'))
  Object.defineProperty(window, 'caches', { get: refuse })
}

const articles = (page: Page) => page.getByRole('article')
const failure = (page: Page) => page.getByText(/went wrong|failed|could not/i)

const test = base.extend({
  context: async ({ context }, use) => {
    const script = await context.addInitScript(blockStorage)
    await use(context)
    await script.dispose()
  },
})

test('a visitor sees the welcome, and is led to the login', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/welcome')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.goto('/gallery')
  await expect(page).toHaveURL('/login')
  await expect(failure(page)).toHaveCount(0)
})

test('a member signs in for the visit, uses the site, and signs out', async ({ page }) => {
  const member = await createMember('Mia')
  await signIn(page, member.email)
  await expect(page).toHaveURL('/gallery')
  await expect(articles(page).first()).toBeVisible()
  await openFromMenu(page, 'Messages')
  await expect(heading(page, 'Messages')).toBeVisible()
  await openFromMenu(page, 'Share')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Alex')
  await openFromMenu(page, 'Settings')
  await expect(page.getByText(member.email).first()).toBeVisible()
  // A draft lasts as long as the visit.
  await openFromMenu(page, 'Share')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Alex')
  await expect(failure(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText(member.email)).toHaveCount(0)
})

test('a reload ends the visit: the next page is the login', async ({ page }) => {
  const member = await createMember('Mia')
  await signIn(page, member.email)
  await expect(articles(page).first()).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/login')
  await expect(failure(page)).toHaveCount(0)
})
