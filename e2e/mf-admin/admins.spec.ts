import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from './review.ts'

const ADMINS = '/adminreview?view=admins'

test('an admin is added in any spelling of the address, appears live, and is removed after confirmation', async ({
  openAs,
}) => {
  const ada = await createMember('Ada', { admin: true })
  const eve = await createMember('Eve', { admin: true })
  const newcomer = await createMember('Nina')
  const page = await openAs(ada.email, ADMINS)
  const other = await openAs(eve.email, ADMINS)
  const listed = other.getByRole('listitem').filter({ hasText: newcomer.email })
  await expect(other.getByText('That is you')).toBeVisible()
  await expect(other.getByRole('button', { name: `Remove ${eve.email}` })).toHaveCount(0)

  await page.getByRole('button', { name: 'Add admin' }).click()
  await page.getByLabel('E-mail of the new admin').fill(`  ${newcomer.email.toUpperCase()} `)
  await page.keyboard.press('Enter')
  await expect(listed).toBeVisible()
  await expect(page.getByLabel('E-mail of the new admin')).toHaveValue('')
  await expect(
    page.getByRole('status').filter({ hasText: `Please ask ${newcomer.email} to sign in` }),
  ).toContainText('with Google or to reset the password')
  expect((await backend.db.doc(`admins/${newcomer.email}`).get()).data()).toMatchObject({
    email: newcomer.email,
  })

  await listed.getByRole('button').click()
  const question = other.getByRole('alertdialog', { name: `Remove ${newcomer.email} as admin?` })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(listed.getByRole('button')).toBeFocused()
  await listed.getByRole('button').click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(listed).toHaveCount(0)
  expect((await backend.db.doc(`admins/${newcomer.email}`).get()).exists).toBe(false)
})

test('an invalid address is not added, and stays in the field', async ({ openAs }) => {
  const ada = await createMember('Ada', { admin: true })
  const page = await openAs(ada.email, ADMINS)
  const field = page.getByLabel('E-mail of the new admin')
  await field.fill('some one')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(
    'Failed to add admin. This is not an e-mail address with plain letters.',
  )
  await expect(field).toHaveValue('some one')
})
