import { backend } from '../fixtures/backend.ts'
import { freshEmail } from '../fixtures/newcomer.ts'
import { expect, test } from '../fixtures/test.ts'
import { confirmDeletion, expectGone, leftOf, nothing, submit, tenMinutesLater } from './erasure.ts'

test('somebody without a password signs in again by a link, and deletes the account', async ({
  page,
}) => {
  test.slow()
  const email = freshEmail()
  await page.goto('/about-me')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await page.getByRole('link', { name: 'open the link here' }).click()
  await expect(page.getByRole('heading', { name: 'Your request' })).toBeVisible()
  const { uid } = await backend.auth.getUserByEmail(email)

  await page.goto('/your-data')
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible()
  await tenMinutesLater(page)
  await confirmDeletion(page)
  await submit(page)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Please sign in again to confirm that it is you.')
  await dialog.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(dialog.getByText(`An e-mail is on its way to ${email}.`)).toBeVisible()
  const link = dialog.getByRole('link', { name: 'open the link here' })
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page.getByText('You are signed in again.')).toBeVisible()
  await expect(page).toHaveURL('/your-data')

  await page.goto(address)
  await expect(page.getByRole('alert')).toHaveText(
    'This link has been used or has expired. Ask for a new one.',
  )
  await confirmDeletion(page)
  await submit(page)
  await expectGone(page)
  expect(await leftOf({ uid })).toEqual(nothing)
})
