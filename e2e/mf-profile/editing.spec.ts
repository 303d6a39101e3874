import { expectNoFindings } from '../fixtures/axe.ts'
import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { addressParts, refuse } from '../fixtures/requests.ts'
import { expect, test } from '../fixtures/test.ts'
import { addComment, addExperience, addReport } from './profiles.ts'

test('an experience is edited within 15 minutes, and others see that it was', async ({
  openAs,
}) => {
  const [owner, writer] = await Promise.all([createMember('Olive'), createMember('Wanda')])
  const id = await addReport(owner)
  const experience = await addExperience(id, writer)
  const page = await openAs(writer.email, `/profile/${id}`)
  const item = page.getByRole('listitem').filter({ hasText: writer.username })
  const edit = item.getByRole('button', { name: `Edit ${writer.username}’s experience` })
  await edit.click()
  const words = item.getByLabel('Your words')
  await expect(words).toBeFocused()
  await expect(words).toHaveValue('Kind and on time.')
  await words.fill('')
  await item.getByRole('button', { name: 'Save' }).click()
  await expect(words).toHaveAccessibleDescription(/Please add a short note\./)
  await words.fill('Call 312-555-0187')
  await expect(item.getByText('This seems to hold a phone number.')).toBeVisible()
  await expectNoFindings(page, 'an experience that is edited')

  const heal = await refuse(page, addressParts.commit)
  await words.fill('  Kind, and a little late. ')
  await item.getByRole('button', { name: 'Save' }).click()
  await expect(item.getByRole('alert')).toHaveText('Failed to save your changes.')
  await heal()
  await item.getByRole('button', { name: 'Save' }).click()
  await expect(words).toBeHidden()
  await expect(item.getByText('Kind, and a little late.')).toBeVisible()
  await expect(item).toContainText('edited')
  const stored = (await backend.db.doc(`reports/${id}/experiences/${experience}`).get()).data()
  expect(stored).toMatchObject({ notes: 'Kind, and a little late.', tone: 'green' })

  const other = await openAs(owner.email, `/profile/${id}`)
  const seen = other.getByRole('listitem').filter({ hasText: 'Kind, and a little late.' })
  await expect(seen).toContainText('edited')
  await expect(seen.getByRole('button', { name: /^Edit/ })).toHaveCount(0)
})

test('a comment is edited, and what is older than 15 minutes is not', async ({ openAs }) => {
  const [owner, writer] = await Promise.all([createMember('Olive'), createMember('Wanda')])
  const id = await addReport(owner)
  const createdAt = new Date(Date.now() - 16 * 60_000)
  const experience = await addExperience(id, writer, { createdAt })
  const path = `reports/${id}/experiences/${experience}`
  const comment = await addComment(path, writer)
  const page = await openAs(writer.email, `/profile/${id}`)
  await page.getByRole('button', { name: /comments on/ }).click()
  await expect(page.getByText('Same here.')).toBeVisible()
  const edits = page.getByRole('button', { name: /^Edit/ })
  await expect(edits).toHaveCount(1)
  await edits.click()
  await page.getByLabel('Your words').fill('Not here.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Same here.')).toBeVisible()
  await edits.click()
  await page.getByLabel('Your words').fill('Not here.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Your words')).toBeHidden()
  await expect(page.getByText('Not here.')).toBeVisible()
  expect((await backend.db.doc(`${path}/comments/${comment}`).get()).get('text')).toBe('Not here.')
})

test('below a profile that was just removed, the form says so', async ({ openAs }) => {
  const [owner, writer] = await Promise.all([createMember('Olive'), createMember('Wanda')])
  const id = await addReport(owner)
  await addExperience(id, owner)
  const page = await openAs(writer.email, `/profile/${id}`)
  await page.getByRole('button', { name: /comments on/ }).click()
  await page.getByLabel('Your comment').fill('Same here.')
  await page.getByRole('button', { name: 'Add yours' }).click()
  await page.getByRole('radio', { name: 'Greenlight' }).check()
  await page.getByLabel('Short note').fill('Never showed up.')
  await backend.db.doc(`reports/${id}`).update({ status: 'pending' })
  await page.getByRole('button', { name: 'Add experience' }).click()
  const gone = page.getByText('This profile is no longer shown, so nothing can be added to it.')
  await expect(gone).toHaveCount(1)
  await expect(page.getByLabel('Short note')).toHaveValue('Never showed up.')
  await page.getByRole('button', { name: 'Add comment' }).click()
  await expect(gone).toHaveCount(2)
})
