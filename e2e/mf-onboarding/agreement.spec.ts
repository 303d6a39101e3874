import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { userDocument } from './newcomer.ts'
import { ask, countRequests, refuse } from './requests.ts'

const undecided = () => createMember('Undecided', { profile: { acceptedTermsAt: null } })

test('offers both texts to read, and comes back', async ({ openAs }) => {
  const { email } = await undecided()
  const page = await openAs(email)
  await expect(page).toHaveURL('/legal-agreement')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review & Accept')
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

test('I Agree records it once and lets the member in at once', async ({ openAs }) => {
  const { email } = await undecided()
  const page = await openAs(email)
  const writes = countRequests(page, ask.commit)
  await page.getByRole('button', { name: 'I Agree' }).dblclick()
  await expect(page).toHaveURL('/gallery')
  expect(writes.count()).toBe(1)
  const acceptedTermsAt: unknown = (await userDocument(email))?.['acceptedTermsAt']
  expect(acceptedTermsAt).toHaveProperty('seconds')
  await page.reload()
  await expect(page).toHaveURL('/gallery')
})

test('a failure shows the described text, and the page stays', async ({ openAs }) => {
  const { email } = await undecided()
  const page = await openAs(email)
  const allow = await refuse(page, ask.commit)
  await page.getByRole('button', { name: 'I Agree' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to record your acceptance. Please try again.',
  )
  await expect(page).toHaveURL('/legal-agreement')
  await allow()
  await page.getByRole('button', { name: 'I Agree' }).click()
  await expect(page).toHaveURL('/gallery')
})
