import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { addExperience, addReport } from './profiles.ts'

test('an experience and an answer that are shown again get the focus', async ({ openAs }) => {
  const [owner, reader] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const id = await addReport(owner)
  await addExperience(id, owner)
  await backend.db
    .doc(`reports/${id}/reply/subject`)
    .set({ text: 'That was not me.', createdAt: backend.now(), decision: 'x' })
  const page = await openAs(reader.email, `/profile/${id}`)
  const dialog = page.getByRole('dialog')
  for (const [name, text] of [
    [`Report ${owner.username}’s experience`, 'Kind and on time.'],
    ['Report the answer of the person described', 'That was not me.'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await dialog.getByRole('radio', { name: 'Not true' }).check()
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Take back my report' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click()
    await expect(page.locator(':focus')).toContainText(text)
  }
})
