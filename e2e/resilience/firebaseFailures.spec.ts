import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'

test('a sign-in whose code cannot be downloaded says so, and works when tried again', async ({
  page,
}) => {
  const { email } = await createMember('Again')
  const file = /\/assets\/[^/]+\/firebaseAuth-/
  await page.route(file, (route) => route.abort())
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('greenlight')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Sign-in failed')
  await page.unroute(file)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('an account whose code cannot be downloaded says so, and Retry leads to what was opened', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Again')).email, '/terms')
  const file = /\/assets\/[^/]+\/firestoreLite-/
  await page.route(file, (route) => route.abort())
  await page.goto('/settings?from=mail')
  await expect(page.getByRole('alert')).toContainText('Failed to load your account.')
  await page.unroute(file)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page, 'Settings')).toBeVisible()
  await expect(page).toHaveURL('/settings?from=mail')
})
