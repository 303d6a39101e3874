import type { Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'

async function openedMenu(page: Page) {
  await expect(heading(page)).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  return page.getByRole('navigation', { name: 'Main' }).getByRole('list')
}

const ofMembers = [
  ...['Gallery', 'Share', 'My shares', 'Messages', 'Notices'],
  ...['Settings', 'Feedback', 'Help'],
]

test('the menu has the entries that remotes declare, in order; only admins have Review', async ({
  openAs,
}) => {
  const member = await openedMenu(await openAs((await createMember('Robin')).email))
  await expect(member.getByRole('link')).toHaveText(ofMembers)

  const page = await openAs((await createMember('Ada', { admin: true })).email)
  const admins = await openedMenu(page)
  await expect(admins.getByRole('link')).toHaveText([...ofMembers, 'Review'])
  await admins.getByRole('link', { name: 'Review' }).click()
  await expect(page).toHaveURL('/adminreview')
})

test('the entry of the page is marked, on a profile that of the gallery', async ({ openAs }) => {
  const page = await openAs((await createMember('Mark')).email, '/myshares')
  await expect((await openedMenu(page)).getByRole('link', { name: 'My shares' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.goto('/profile/austin-marcus')
  await expect((await openedMenu(page)).getByRole('link', { name: 'Gallery' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('the entry of the page on screen closes the menu and gives the focus to its button', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Mark')).email, '/settings')
  const menu = await openedMenu(page)
  await menu.getByRole('link', { name: 'Settings' }).press('Enter')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('an admin whose check could not be downloaded has Review when the menu is opened again', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Ada', { admin: true })).email)
  const file = /\/assets\/[^/]+\/admin-/
  await page.route(file, (route) => route.abort())
  const failed = page.waitForEvent('console', (message) =>
    message.text().startsWith('Whether this member is an admin could not be read.'),
  )
  const menu = await openedMenu(page)
  await failed
  await expect(menu.getByRole('link')).toHaveText(ofMembers)

  await page.unroute(file)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu.getByRole('link')).toHaveText([...ofMembers, 'Review'])
})
