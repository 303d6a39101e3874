import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { fail } from './failures.ts'
import { addComment, addExperience, addReport } from './profiles.ts'

test('what a member reports is hidden for them at once, and stays hidden', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const reader = await createMember('Rosa')
  const id = await addReport(owner)
  const experience = await addExperience(id, owner)
  const path = `reports/${id}/experiences/${experience}`
  await addComment(path, owner)
  const page = await openAs(reader.email, `/profile/${id}`)
  const dialog = page.getByRole('dialog')

  await page.getByRole('button', { name: /comments on/ }).click()
  await page.getByRole('button', { name: `Report ${owner.username}’s comment` }).dblclick()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toContainText('Please choose a reason.')
  await dialog.getByRole('radio', { name: 'Spam or advertising' }).check()
  const heal = await fail(page, 'write')
  await dialog.getByLabel('Note (optional)').fill('Sells things.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Failed to send your report. Please try again.',
  )
  await expect(dialog.getByLabel('Note (optional)')).toHaveValue('Sells things.')
  await heal()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(dialog).toContainText('An admin will look at this comment')
  await expect(page.getByText('Same here.')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  const note = page.getByText('You reported this comment. It is hidden for you.')
  await expect(note).toBeFocused()

  await page.getByRole('button', { name: `Report ${owner.username}’s experience` }).click()
  await dialog.getByRole('radio', { name: 'Not true' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Kind and on time.')).toHaveCount(0)

  await page.getByRole('button', { name: 'Report Robin’s profile' }).click()
  await dialog.getByRole('radio', { name: 'Private information' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toContainText('Once three members have reported it')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reported profile')
  await page.reload()
  await expect(page.getByText('You reported this profile. It is hidden for you.')).toBeVisible()

  const flags = await backend.db.collection('flags').where('by', '==', reader.uid).get()
  expect(flags.docs.map((flag) => String(flag.get('reason'))).sort()).toEqual([
    'false',
    'private-info',
    'spam',
  ])
  expect((await backend.db.doc(`reports/${id}`).get()).get('flagCount')).toBe(1)
})

test('nobody reports what is their own', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const id = await addReport(owner)
  await addExperience(id, owner)
  const page = await openAs(owner.email, `/profile/${id}`)
  await expect(page.getByText('Kind and on time.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Report/ })).toHaveCount(0)
})
