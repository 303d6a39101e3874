import type { Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember } from '../fixtures/members.ts'
import { openFromMenu } from '../fixtures/openFromMenu.ts'
import { expect, test } from '../fixtures/test.ts'
import { placeThread } from '../mf-messaging/threads.ts'
import { addExperience, addReport } from './profiles.ts'

/** Goes to Settings by the menu. */
async function leave(page: Page): Promise<void> {
  await openFromMenu(page, 'Settings')
  await expect(heading(page, 'Settings')).toBeVisible()
}

/** Opens a dialog of Settings and closes it. The page would have changed meanwhile if the answer changed it. */
async function expectStays(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View Terms' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/settings')
}

test('a comment or experience that is added or deleted does not move the focus out of another field', async ({
  openAs,
}) => {
  const [owner, reader] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const id = await addReport(owner)
  await addExperience(id, owner)
  const page = await openAs(reader.email, `/profile/${id}`)
  await page.getByRole('button', { name: /comments on/ }).click()
  const comment = page.getByLabel('Your comment')
  await page.getByRole('button', { name: 'Add yours' }).click()
  await page.getByRole('radio', { name: 'Greenlight' }).check()
  const note = page.getByLabel('Short note')

  const answerComment = await holdRequests(page, '**/documents:commit*')
  await comment.fill('Same here.')
  await page.getByRole('button', { name: 'Add comment' }).click()
  await note.fill('Never showed up.')
  answerComment()
  await expect(page.getByText('Same here.')).toBeVisible()
  await expect(comment).toHaveValue('')
  await expect(note).toBeFocused()

  const answerExperience = await holdRequests(page, '**/documents:commit*')
  await page.getByRole('button', { name: 'Add experience' }).click()
  const item = page.getByRole('listitem').filter({ hasText: 'Never showed up.' })
  await expect(item).toContainText('Sending…')
  await comment.fill('One more thing.')
  answerExperience()
  await expect(item).not.toContainText('Sending…')
  await expect(comment).toBeFocused()

  const answerDeletion = await holdRequests(page, '**/documents:commit*')
  await page.getByRole('button', { name: `Delete ${reader.username}’s experience` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await comment.fill('And one more.')
  answerDeletion()
  await expect(item).toHaveCount(0)
  await expect(comment).toBeFocused()
})

test('a conversation that is found late does not open over the page that is open by then', async ({
  openAs,
}) => {
  const [owner, reader] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const [id] = await Promise.all([addReport(owner), placeThread(owner, reader)])
  const page = await openAs(reader.email, `/profile/${id}`)
  const asks = (body: string) => body.includes('/threads/')
  const release = await holdRequests(page, '**/documents:batchGet*', asks)
  await page.getByRole('button', { name: `Message ${owner.username}` }).click()
  await leave(page)
  const answer = page.waitForResponse(
    (response) =>
      response.url().includes('documents:batchGet') && asks(response.request().postData() ?? ''),
  )
  release()
  await (await answer).finished()
  await expectStays(page)
})

test('a share that is deleted late does not lead away from the page that is open by then', async ({
  openAs,
}) => {
  const owner = await createMember('Olive')
  const page = await openAs(owner.email, `/profile/${await addReport(owner)}`)
  const release = await holdRequests(page, '**/documents:commit*')
  await page.getByRole('button', { name: 'Delete Robin' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  // The profile stays on screen until Settings have arrived.
  const releaseSettings = await holdRequests(page, /\/SettingsPage-[^/]*\.js/)
  await openFromMenu(page, 'Settings')
  await expect(page).toHaveURL('/settings')
  release()
  await expect(page.getByText('Deleted.', { exact: true })).toBeVisible()
  releaseSettings()
  await expect(heading(page, 'Settings')).toBeVisible()
  await expectStays(page)
})

test('a share that is deleted late does not move the focus on the page that is open by then', async ({
  openAs,
}) => {
  const owner = await createMember('Olive')
  await addReport(owner)
  const page = await openAs(owner.email, '/myshares')
  const release = await holdRequests(page, '**/documents:commit*')
  await page.getByRole('button', { name: 'Delete Robin' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await openFromMenu(page, 'Share')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Robin')
  release()
  await expect(page.getByText('Deleted.', { exact: true })).toBeVisible()
  await expect(name).toBeFocused()
})
