import { expectNoFindings } from '../fixtures/axe.ts'
import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember } from '../fixtures/members.ts'
import { addressParts, cutOff } from '../fixtures/requests.ts'
import { expect, test } from '../fixtures/test.ts'
import { addComment, addExperience, addReport } from './profiles.ts'

test('flagged content is hidden for the member at once, and stays hidden', async ({ openAs }) => {
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
  const heal = await cutOff(page, addressParts.commit)
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
  await expect(page.locator(':focus')).toContainText('You reported this comment.')
  await expect(note).toContainText('An admin will look at it and decide.')

  await page.getByRole('button', { name: `Report ${owner.username}’s experience` }).click()
  await dialog.getByRole('radio', { name: 'Not true' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Kind and on time.')).toHaveCount(0)

  await page.getByRole('button', { name: 'Report Robin’s profile' }).click()
  await dialog.getByRole('radio', { name: 'Private information' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toContainText('An admin will look at this profile')
  await expect(dialog).not.toContainText('three')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(heading(page)).toHaveText('Reported profile')
  await page.reload()
  await expect(page.getByText('You reported this profile. It is hidden for you.')).toBeVisible()

  const flags = await backend.db.collection('flags').where('by', '==', reader.uid).get()
  expect(flags.docs.map((flag) => String(flag.get('reason'))).sort()).toEqual([
    'false',
    'private-info',
    'spam',
  ])
  expect((await backend.db.doc(`reports/${id}/private/review`).get()).get('flagCount')).toBe(1)
})

test('the dialog stays while the report is sent, and keeps the note after a failure', async ({
  openAs,
}) => {
  const [owner, reader] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const page = await openAs(reader.email, `/profile/${await addReport(owner)}`)
  await page.getByRole('button', { name: 'Report Robin’s profile' }).click()
  const dialog = page.getByRole('dialog')
  const note = dialog.getByLabel('Note (optional)')
  await dialog.getByRole('radio', { name: 'Not true' }).check()
  await note.fill('She was in Boston.')

  await cutOff(page, addressParts.commit)
  const release = await holdRequests(page, '**/documents:commit*')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByRole('button', { name: 'Sending…' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  // Chromium closes a dialog on a second Esc without asking.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  release()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Failed to send your report. Please try again.',
  )
  await expect(note).toHaveValue('She was in Boston.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
})

test('a profile that others have sent to review meanwhile can still be reported', async ({
  openAs,
}) => {
  const [owner, reader] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const id = await addReport(owner)
  const page = await openAs(reader.email, `/profile/${id}`)
  await page.getByRole('button', { name: 'Report Robin’s profile' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Someone under 18' }).check()
  await backend.db.doc(`reports/${id}`).update({ status: 'pending' })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toContainText('Admins are already looking at this profile')
  const flag = await backend.db.doc(`flags/${reader.uid}~reports~${id}`).get()
  expect(flag.get('reason')).toBe('minor')
})

test('the dialog stays when the mouse selects a text and ends beside it', async ({ openAs }) => {
  const [owner, reader] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const page = await openAs(reader.email, `/profile/${await addReport(owner)}`)
  await page.getByRole('button', { name: 'Report Robin’s profile' }).click()
  const dialog = page.getByRole('dialog')
  const note = dialog.getByLabel('Note (optional)')
  await note.fill('She was in Boston.')
  await note.hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(note).toHaveValue('She was in Boston.')
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)
})

test('a report can be taken back while it is open, and its outcome is shown', async ({
  openAs,
}) => {
  const [owner, reader] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const [first, second] = await Promise.all([addReport(owner), addReport(owner)])
  const page = await openAs(reader.email, `/profile/${first}`)
  const dialog = page.getByRole('dialog')
  const report = async (reason: string) => {
    await page.getByRole('button', { name: 'Report Robin’s profile' }).click()
    await dialog.getByRole('radio', { name: reason }).check()
  }
  await report('This is me')
  await expect(dialog.getByRole('link', { name: 'hello@greenlight.example' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Take back my report' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click()
  await expect(heading(page)).toHaveText('Robin, 34, Caution')
  await expect(heading(page)).toBeFocused()
  await page.reload()
  await expect(heading(page)).toHaveText('Robin, 34, Caution')

  await page.goto(`/profile/${second}`)
  await report('Threats, I am afraid')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await backend.db.doc(`flags/${reader.uid}~reports~${second}`).update({ state: 'dismissed' })
  await page.reload()
  await expect(page.getByText('decided that it stays')).toBeVisible()
  await page.getByRole('button', { name: 'Show it again' }).click()
  await expect(heading(page)).toHaveText('Robin, 34, Caution')
  await expect(heading(page)).toBeFocused()
})

test('an author is reported and blocked from a comment', async ({ openAs }) => {
  const [owner, reader, writer] = await Promise.all([
    createMember('Olive'),
    createMember('Rosa'),
    createMember('Wanda'),
  ])
  const id = await addReport(owner)
  const experience = await addExperience(id, writer)
  await addComment(`reports/${id}/experiences/${experience}`, writer)
  const page = await openAs(reader.email, `/profile/${id}`)
  await page.getByRole('button', { name: /comments on/ }).click()
  const opener = page.getByRole('button', { name: `Report ${writer.username}’s comment` })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: 'This comment' })).toBeChecked()
  await dialog.getByRole('radio', { name: `${writer.username}, who wrote it` }).check()
  await dialog.getByRole('radio', { name: 'Threats, I am afraid' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toContainText('An admin will look at the profiles this member shared')
  await expectNoFindings(page, 'after a member was reported')
  const flag = await backend.db.doc(`flags/${reader.uid}~users~${writer.uid}`).get()
  expect(flag.data()).toMatchObject({ targetPath: `users/${writer.uid}`, reason: 'threats' })
  expect(flag.data()).not.toHaveProperty('reportId')

  await dialog.getByRole('button', { name: `Block ${writer.username}` }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('You two can no longer write to each other')
  await expect(question).toContainText('What they posted stays.')
  await question.getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('Blocked. You can undo this in Settings.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Block/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(opener).toBeFocused()
  const block = backend.db.doc(`users/${reader.uid}/blocks/${writer.uid}`)
  expect((await block.get()).exists).toBe(true)
  await expect(page.getByText('Same here.')).toBeVisible()
})

test('who shared a profile is blocked without a report', async ({ openAs }) => {
  const [owner, reader] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const id = await addReport(owner)
  const page = await openAs(reader.email, `/profile/${id}`)
  await page.getByRole('button', { name: 'Report Robin’s profile' }).click()
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByRole('radio', { name: `${owner.username}, who shared it` }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: `Block ${owner.username}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto('/settings')
  // There is no conversation that would know the name: the profile does.
  await expect(page.getByRole('button', { name: `Unblock ${owner.username}` })).toBeVisible()
})

test('a block that is answered first leaves the report that is being sent', async ({ openAs }) => {
  const [owner, reader] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const page = await openAs(reader.email, `/profile/${await addReport(owner)}`)
  await page.getByRole('button', { name: 'Report Robin’s profile' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Not true' }).check()
  const answerBlock = await holdRequests(page, '**/documents:commit*', (b) =>
    b.includes('/blocks/'),
  )
  const answerFlag = await holdRequests(page, '**/documents:commit*', (b) => b.includes('/flags/'))
  await dialog.getByRole('button', { name: `Block ${owner.username}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByRole('button', { name: 'Sending…' })).toBeVisible()
  answerBlock()
  await expect(page.getByText('Blocked. You can undo this in Settings.')).toBeVisible()
  answerFlag()
  await expect(dialog.getByRole('status')).toContainText('An admin will look at this profile')
})

test('the answer of the person described can be reported', async ({ openAs }) => {
  const [owner, reader] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const id = await addReport(owner)
  await backend.db
    .doc(`reports/${id}/reply/subject`)
    .set({ text: 'That was not me.', createdAt: backend.now(), decision: 'x' })
  const page = await openAs(reader.email, `/profile/${id}`)
  await page.getByRole('button', { name: 'Report the answer of the person described' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Harassment or hate' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('That was not me.')).toHaveCount(0)
  await expect(page.locator(':focus')).toContainText('You reported this answer.')
  const flag = await backend.db.doc(`flags/${reader.uid}~reports~${id}~reply~subject`).get()
  expect(flag.get('reportId')).toBe(id)
})

test('own content cannot be flagged', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const id = await addReport(owner)
  await addExperience(id, owner)
  const page = await openAs(owner.email, `/profile/${id}`)
  await expect(page.getByText('Kind and on time.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Report/ })).toHaveCount(0)
})

const DAY_MS = 24 * 60 * 60 * 1000

test('on a device whose clock is a day slow, a flag counts', async ({ openAs }) => {
  const owner = await createMember('Olive')
  // Counts from the third day on.
  const createdAt = new Date(Date.now() - 3.5 * DAY_MS)
  const reader = await createMember('Rosa', { profile: { createdAt } })
  const id = await addReport(owner)
  const page = await openAs(reader.email, '/gallery')
  await page.clock.install({ time: Date.now() - DAY_MS })
  await page.goto(`/profile/${id}`)
  await page.getByRole('button', { name: 'Report Robin’s profile' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Private information' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  const review = await backend.db.doc(`reports/${id}/private/review`).get()
  expect(review.get('flagCount')).toBe(1)
})

test('on a device whose clock is a day fast, times are right', async ({ openAs }) => {
  const [owner, reader] = [await createMember('Olive'), await createMember('Rosa')]
  const id = await addReport(owner)
  const experience = await addExperience(id, owner)
  const createdAt = new Date(Date.now() - 5.5 * 60_000)
  await backend.db.doc(`reports/${id}/experiences/${experience}`).update({ createdAt })
  const page = await openAs(reader.email, '/gallery')
  await page.clock.install({ time: Date.now() + DAY_MS })
  await page.goto(`/profile/${id}`)
  await expect(page.getByText('5 minutes ago')).toBeVisible()
})
