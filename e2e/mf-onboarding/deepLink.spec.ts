import type { Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { freshEmail, PASSWORD } from '../fixtures/newcomer.ts'
import { expect, test } from '../fixtures/test.ts'
import { fillSetup, save } from './setupForm.ts'

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a link to a profile leads a visitor there after the sign-in', async ({ page }) => {
  const member = await createMember('Linda')
  await page.goto('/profile/austin-marcus?from=mail#comments')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('A profile waits for you. Sign in to see it.')).toBeVisible()
  await page.reload()
  await signIn(page, member.email)
  await expect(page).toHaveURL('/profile/austin-marcus?from=mail#comments')
  await expect(heading(page)).toContainText('Marcus')
})

// The addresses to which e-mails about news lead. They never sign in.
for (const [address, title] of [
  ['/messages?thread=unknown', 'Messages'],
  ['/notices', 'Notices'],
  ['/settings', 'Settings'],
] as const) {
  test(`a link to ${address} leads there after the sign-in`, async ({ page }) => {
    const member = await createMember('Linda')
    await page.goto(address)
    await expect(page).toHaveURL('/login')
    await signIn(page, member.email)
    await expect(page).toHaveURL(address)
    await expect(heading(page, title)).toBeVisible()
  })
}

test('a link leads on through sign-up, set-up and terms', async ({ page }) => {
  await page.goto('/share')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Sign up' }).click()
  // The form before has an e-mail field, too.
  await expect(page.getByLabel('Confirm password')).toBeVisible()
  await page.getByLabel('Email').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await fillSetup(page)
  await save(page).click()
  await page.getByRole('button', { name: 'View Terms' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'I Agree' }).click()
  await expect(page).toHaveURL('/share')
  await expect(heading(page, 'Share a profile')).toBeVisible()
})

test('a link leads there also after a reset of the password of a taken address', async ({
  page,
}) => {
  const taken = await createMember('Taken')
  await page.goto('/share')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByLabel('Confirm password')).toBeVisible()
  await page.getByLabel('Email').fill(taken.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByRole('link', { name: 'reset your password' }).click()
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await signIn(page, taken.email)
  await expect(page).toHaveURL('/share')
})

test('Back after a sign-out does not lead the next member to that page', async ({ openAs }) => {
  const page = await openAs((await createMember('First')).email, '/messages')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page.getByLabel('Email')).toBeVisible()
  await signIn(page, (await createMember('Next')).email)
  await expect(page).toHaveURL('/gallery')
})
