import { backend } from '../fixtures/backend.ts'
import { createMember, type TestMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { addReport } from './profiles.ts'

const ONE_EACH = 'You have already added an experience here. Delete it to add another one.'

test('a member with an experience reads first that it must be deleted to add another one', async ({
  openAs,
}) => {
  const [owner, writer] = await Promise.all([createMember('Olive'), createMember('Wanda')])
  const page = await openAs(writer.email, `/profile/${await addReport(owner)}`)
  const note = page.getByLabel('Short note')
  const add = page.getByRole('button', { name: 'Add experience' })
  await page.getByRole('button', { name: 'Add yours' }).click()
  await page.getByRole('radio', { name: 'Greenlight' }).check()
  await note.fill('Never showed up.')
  await add.click()
  const remove = page.getByRole('button', { name: `Delete ${writer.username}’s experience` })
  for (const visit of ['the first', 'the next']) {
    await test.step(`${visit} visit`, async () => {
      await expect(remove).toBeVisible()
      await expect(page.getByText(ONE_EACH)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Add yours' })).toHaveCount(0)
      await expect(note).toHaveCount(0)
      await page.reload()
    })
  }
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Add yours' }).click()
  await page.getByRole('radio', { name: 'Greenlight' }).check()
  await expect(add).toBeEnabled()
  await expect(note).toBeEditable()
})

test('a second experience is refused while the first one is not loaded, and its text stays', async ({
  openAs,
}) => {
  const [owner, writer] = await Promise.all([createMember('Olive'), createMember('Wanda')])
  const id = await addReport(owner)
  const batch = backend.db.batch()
  const put = (name: string, { uid, username }: TestMember, notes: string, minute: number) =>
    batch.set(backend.db.doc(`reports/${id}/experiences/${name}`), {
      userId: uid,
      userName: username,
      tone: 'green',
      notes,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
    })
  put(writer.uid, writer, 'Never showed up.', 0)
  for (let n = 1; n <= 100; n += 1) put(`e${n}`, owner, `Note ${n}.`, n)
  await batch.commit()
  const page = await openAs(writer.email, `/profile/${id}`)
  const more = page.getByRole('button', { name: 'Show more experiences' })
  await expect(more).toBeVisible()
  await page.getByRole('button', { name: 'Add yours' }).click()
  await page.getByRole('radio', { name: 'Greenlight' }).check()
  const note = page.getByLabel('Short note')
  await note.fill('Was late.')
  await page.getByRole('button', { name: 'Add experience' }).click()
  await expect(page.getByRole('alert')).toHaveText(ONE_EACH)
  await expect(page.getByRole('listitem').filter({ hasText: 'Was late.' })).toHaveCount(0)
  await expect(note).toHaveValue('Was late.')
  await more.click()
  await expect(page.getByText('Never showed up.')).toBeVisible()
  await expect(note).toHaveAccessibleDescription(ONE_EACH)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
