import { termsDate } from '@greenlight/domain/terms'
import { Timestamp } from 'firebase-admin/firestore'
import { heading } from '../fixtures/heading.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember } from '../fixtures/members.ts'
import { userDocument } from '../fixtures/newcomer.ts'
import { addressParts, countRequests, refuse } from '../fixtures/requests.ts'
import { expect, test } from '../fixtures/test.ts'

const undecided = () => createMember('Undecided', { profile: { acceptedTermsAt: null } })

test('links to both texts, and Back returns', async ({ openAs }) => {
  const { email } = await undecided()
  const page = await openAs(email)
  await expect(page).toHaveURL('/legal-agreement')
  await expect(heading(page)).toHaveText('Review & Accept')
  for (const [role, name, path] of [
    ['button', 'View Terms', '/terms'],
    ['button', 'View Privacy', '/privacy'],
    ['link', 'Terms & Conditions', '/terms'],
    ['link', 'Privacy Policy', '/privacy'],
  ] as const) {
    await page.getByRole(role, { name }).click()
    await expect(page).toHaveURL(path)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL('/legal-agreement')
  }
})

test('I Agree is stored once and opens the site at once', async ({ openAs }) => {
  const { email } = await undecided()
  const page = await openAs(email)
  const agree = page.getByRole('button', { name: 'I Agree' })
  await expect(agree).toHaveAccessibleDescription(/you confirm that you are 18 or older/)
  const writes = countRequests(page, addressParts.commit)
  await agree.dblclick()
  await expect(page).toHaveURL('/gallery')
  expect(writes.count()).toBe(1)
  const acceptedTermsAt: unknown = (await userDocument(email))?.['acceptedTermsAt']
  expect(acceptedTermsAt).toHaveProperty('seconds')
  await page.reload()
  await expect(page).toHaveURL('/gallery')
})

test('a late answer to I Agree does not lead away from the terms', async ({ openAs }) => {
  const { email } = await undecided()
  const page = await openAs(email)
  const agree = page.getByRole('button', { name: 'I Agree' })
  const release = await holdRequests(page, '**/documents:commit*')
  await agree.click()
  await page.getByRole('button', { name: 'View Terms' }).click()
  await expect(heading(page, 'Terms & Conditions')).toBeVisible()
  release()
  await expect
    .poll(async (): Promise<unknown> => (await userDocument(email))?.['acceptedTermsAt'])
    .toBeTruthy()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/legal-agreement')
  await agree.click()
  await expect(page).toHaveURL('/gallery')
})

test('a failure shows its text, and the page stays', async ({ openAs }) => {
  const { email } = await undecided()
  const page = await openAs(email)
  const allow = await refuse(page, addressParts.commit)
  await page.getByRole('button', { name: 'I Agree' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to record your acceptance. Please try again.',
  )
  await expect(page).toHaveURL('/legal-agreement')
  await allow()
  await page.getByRole('button', { name: 'I Agree' }).click()
  await expect(page).toHaveURL('/gallery')
})

test('a member who accepted earlier terms accepts the new ones once, and then goes on to the page', async ({
  openAs,
}) => {
  const acceptedTermsAt = Timestamp.fromMillis(termsDate.getTime() - 1)
  const { email } = await createMember('Early', { profile: { acceptedTermsAt } })
  const page = await openAs(email, '/settings')
  await expect(page).toHaveURL('/legal-agreement')
  await expect(page.getByText('Our terms have changed since you accepted them.')).toBeVisible()
  await page.getByRole('button', { name: 'I Agree' }).click()
  await expect(page).toHaveURL('/settings')
  await page.reload()
  await expect(page).toHaveURL('/settings')
})

test('a new member does not read that terms have changed', async ({ openAs }) => {
  const { email } = await undecided()
  const page = await openAs(email)
  await expect(page.getByRole('button', { name: 'I Agree' })).toBeVisible()
  await expect(page.getByText('have changed')).toHaveCount(0)
})
