import { backend } from '../fixtures/backend.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember } from '../fixtures/members.ts'
import { addressParts, cutOff, refuse } from '../fixtures/requests.ts'
import { expect, test } from '../fixtures/test.ts'
import { addComment, addExperience, addReport } from './profiles.ts'

test('one member adds and deletes an experience, and another sees both', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const writer = await createMember('Wanda')
  const id = await addReport(owner)
  const page = await openAs(writer.email, `/profile/${id}`)
  const other = await openAs(owner.email, `/profile/${id}`)

  await page.getByRole('button', { name: 'Add yours' }).click()
  await page.getByRole('radio', { name: 'Redlight' }).check()
  const note = page.getByLabel('Short note')
  await note.fill('  Never showed up. ')
  const answer = await holdRequests(page, '**/documents:commit*')
  await page.getByRole('button', { name: 'Add experience' }).dblclick({ delay: 40 })
  answer()
  const item = page.getByRole('listitem').filter({ hasText: 'Never showed up.' })
  await expect(item).toContainText(writer.username)
  await expect(note).toHaveCount(0)
  await expect(item.getByRole('group')).toBeFocused()
  const counts = page.getByRole('region', { name: 'Experiences by tone' })
  await expect(counts.getByRole('definition')).toHaveText(['0', '0', '1'])

  await other.reload()
  const seen = other.getByRole('listitem').filter({ hasText: 'Never showed up.' })
  await expect(seen).toHaveCount(1)
  await expect(seen.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  const stored = await backend.db.collection(`reports/${id}/experiences`).get()
  expect(stored.docs.map((doc) => doc.data())).toMatchObject([
    { userId: writer.uid, userName: writer.username, tone: 'red', notes: 'Never showed up.' },
  ])

  await item.getByRole('button', { name: /^Delete/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('Delete this experience?', { exact: true })).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(item).toBeVisible()
  await item.getByRole('button', { name: /^Delete/ }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(item).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Experiences' })).toBeFocused()
  await expect(counts).toHaveCount(0)
  await other.reload()
  await expect(other.getByText('No experiences yet.')).toBeVisible()
})

test('an experience that could not be written disappears, and its text stays in the form', async ({
  openAs,
}) => {
  const [owner, reader] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const id = await addReport(owner)
  const page = await openAs(reader.email, `/profile/${id}`)
  await page.getByRole('button', { name: 'Add yours' }).click()
  const add = page.getByRole('button', { name: 'Add experience' })
  await add.click()
  await expect(page.getByText('Please choose what it was like.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Greenlight' })).toBeFocused()
  await page.getByRole('radio', { name: 'Greenlight' }).check()
  await add.click()
  await expect(page.getByLabel('Short note')).toHaveAccessibleDescription(
    /Please add a short note\./,
  )
  await expect(page.getByLabel('Short note')).toBeFocused()

  const heal = await refuse(page, addressParts.commit)
  await page.getByLabel('Short note').fill('Lovely evening.')
  await add.click()
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to add experience. Check Firestore rules.',
  )
  await expect(page.getByRole('listitem').filter({ hasText: 'Lovely evening.' })).toHaveCount(0)
  await expect(page.getByLabel('Short note')).toHaveValue('Lovely evening.')
  await heal()
  await add.click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Lovely evening.' })).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a new experience is shown before the answer of the server', async ({ openAs }) => {
  const [owner, reader] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const id = await addReport(owner)
  const page = await openAs(reader.email, `/profile/${id}`)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/documents:commit*', async (route) => {
    await held
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Add yours' }).click()
  await page.getByRole('radio', { name: 'Greenlight' }).check()
  await page.getByLabel('Short note').fill('Shown at once.')
  await page.getByRole('button', { name: 'Add experience' }).click()
  const item = page.getByRole('listitem').filter({ hasText: 'Shown at once.' })
  await expect(item).toContainText('Sending…')
  answer()
  await expect(item).toContainText('now')
})

test('if a deletion fails, the experience stays', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const id = await addReport(owner)
  await addExperience(id, owner)
  const page = await openAs(owner.email, `/profile/${id}`)
  await cutOff(page, addressParts.commit)
  await page.getByRole('button', { name: /^Delete .* experience$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to delete experience.')
  await expect(page.getByText('Kind and on time.')).toBeVisible()
})

test('more than 100 experiences are shown in pages, newest first', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const id = await addReport(owner)
  const batch = backend.db.batch()
  for (let n = 1; n <= 103; n += 1) {
    batch.set(backend.db.doc(`reports/${id}/experiences/e${n}`), {
      userId: owner.uid,
      userName: owner.username,
      tone: 'green',
      notes: `Note ${n}.`,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)),
    })
  }
  await batch.commit()
  const page = await openAs(owner.email, `/profile/${id}`)
  const notes = page.getByText(/^Note \d+\.$/)
  await expect(notes).toHaveCount(100)
  // The server counts up to 100 of a tone.
  const counts = page.getByRole('region', { name: 'Experiences by tone' })
  await expect(counts.getByRole('definition')).toHaveText(['100+', '0', '0'])
  await expect(notes.first()).toHaveText('Note 103.')
  await page.getByRole('button', { name: 'Show more experiences' }).click()
  await expect(notes).toHaveCount(103)
  await expect(counts.getByRole('definition')).toHaveText(['103', '0', '0'])
  await expect(notes.last()).toHaveText('Note 1.')
  await expect(page.getByRole('button', { name: 'Show more experiences' })).toHaveCount(0)
  await expect(page.locator(':focus')).toContainText('Note 3.')
})

test('comments are loaded once, when first shown, and can be added and deleted', async ({
  openAs,
}) => {
  const owner = await createMember('Olive')
  const writer = await createMember('Wanda')
  const id = await addReport(owner)
  const experience = await addExperience(id, owner)
  await addComment(`reports/${id}/experiences/${experience}`, owner)
  const page = await openAs(writer.email)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(':runQuery') && request.postData()?.includes('"comments"'))
      asked.push(request.url())
  })
  await page.goto(`/profile/${id}`)
  await expect(page.getByText('Kind and on time.')).toBeVisible()
  expect(asked).toEqual([])
  const toggle = page.getByRole('button', { name: /comments on/ })
  await expect(toggle).toHaveText(/^Show comments .* \(1\)$/)
  await toggle.press('Enter')
  await expect(page.getByText('Same here.')).toBeVisible()
  await expect(toggle).toHaveText(/^Hide comments/)
  await toggle.press('Space')
  await expect(page.getByText('Same here.')).toBeHidden()
  await toggle.click()
  await expect(page.getByText('Same here.')).toBeVisible()
  expect(asked).toHaveLength(1)

  const field = page.getByLabel('Your comment')
  const heal = await refuse(page, addressParts.commit)
  await field.fill('Thank you for this.')
  await page.getByRole('button', { name: 'Add comment' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to add comment.')
  await expect(field).toHaveValue('Thank you for this.')
  await heal()
  await page.getByRole('button', { name: 'Add comment' }).dblclick()
  const mine = page
    .getByRole('listitem')
    .filter({ hasText: 'Thank you for this.' })
    .filter({ hasNot: page.getByRole('listitem') })
  await expect(mine).toContainText(writer.username)
  await expect(toggle).toHaveText(/^Hide comments .* \(2\)$/)
  await expect(field).toHaveValue('')

  const other = await openAs(owner.email, `/profile/${id}`)
  await other.getByRole('button', { name: /comments on/ }).click()
  await expect(other.getByText('Thank you for this.')).toHaveCount(1)
  await expect(
    other.getByRole('button', { name: `Delete ${writer.username}’s comment` }),
  ).toHaveCount(0)

  const remove = page.getByRole('button', { name: `Delete ${writer.username}’s comment` })
  const healDelete = await cutOff(page, addressParts.commit)
  await remove.click()
  await expect(page.getByRole('alertdialog')).toContainText('Delete this comment?')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to delete comment.')
  await healDelete()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Thank you for this.')).toHaveCount(0)
  await expect(field).toBeFocused()
})

test('comments that cannot be loaded show an error, and Retry works', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const id = await addReport(owner)
  const experience = await addExperience(id, owner)
  await addComment(`reports/${id}/experiences/${experience}`, owner)
  const page = await openAs(owner.email, `/profile/${id}`)
  await expect(page.getByText('Kind and on time.')).toBeVisible()
  const heal = await refuse(page, addressParts.queryBelow)
  await page.getByRole('button', { name: /comments on/ }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to load comments.')
  await heal()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Same here.')).toBeVisible()
})

test('private information in an experience, a comment or a correction is asked about before it is public', async ({
  openAs,
}) => {
  const [owner, writer] = await Promise.all([createMember('Olive'), createMember('Wanda')])
  const id = await addReport(owner)
  const page = await openAs(writer.email, `/profile/${id}`)
  const experiences = backend.db.collection(`reports/${id}/experiences`)
  const question = page.getByRole('alertdialog')
  const edit = question.getByRole('button', { name: 'Edit' })

  await page.getByRole('button', { name: 'Add yours' }).click()
  const note = page.getByLabel('Short note')
  await page.getByRole('radio', { name: 'Redlight' }).check()
  await note.fill('Call 555-867-5309.')
  await page.getByRole('button', { name: 'Add experience' }).click()
  await expect(question).toContainText('Your words seem to hold a phone number.')
  await expect(edit).toBeFocused()
  await edit.click()
  await expect(note).toBeFocused()
  await expect(note).toHaveValue('Call 555-867-5309.')
  expect((await experiences.get()).size).toBe(0)
  await page.getByRole('button', { name: 'Add experience' }).click()
  await question.getByRole('button', { name: 'Add anyway' }).click()
  const item = page.getByRole('listitem').filter({ hasText: writer.username })
  await expect(item.getByRole('group')).toBeFocused()

  await item.getByRole('button', { name: /^Edit/ }).click()
  await item.getByLabel('Your words').fill('He is at 12 Oak Street.')
  await item.getByRole('button', { name: 'Save' }).click()
  await expect(question).toContainText('a street address')
  await edit.click()
  await expect(item.getByLabel('Your words')).toBeFocused()
  await item.getByRole('button', { name: 'Cancel' }).click()

  await item.getByRole('button', { name: /comment/i }).click()
  const comment = item.getByLabel('Your comment')
  await comment.fill('instagram: hinted_x')
  await item.getByRole('button', { name: 'Add comment' }).click()
  await expect(question).toContainText('a social media name')
  await edit.click()
  await expect(comment).toBeFocused()
  await comment.fill('Same here.')
  await item.getByRole('button', { name: 'Add comment' }).click()
  await expect(item.getByText('Same here.')).toBeVisible()
})
