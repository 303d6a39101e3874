import { backend } from '../fixtures/backend.ts'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import { arrived, detail, expect, select, test } from './review.ts'

test('an admin sees who else looks at an item, until they leave it, and then what they decided', async ({
  openAs,
  createReport,
}) => {
  const [ada, eve] = await Promise.all([
    createMember('Ada', { admin: true }),
    createMember('Eve', { admin: true }),
  ])
  const { name } = await createReport({ status: 'pending' })
  const other = await createReport({ status: 'pending' })
  const first = await openAs(ada.email, '/adminreview')
  const second = await openAs(eve.email, '/adminreview')
  await select(first, name)
  await select(second, name)
  const note = detail(second, name).getByText(/looking at this\.$/)
  await expect(note).toBeVisible()
  await select(first, other.name)
  await expect(note).toHaveCount(0)
  await select(first, name)
  await expect(note).toBeVisible()

  const reason = detail(second, name).getByLabel('Reason')
  await reason.fill('Too much detail.')
  await detail(first, name).getByRole('button', { name: 'Approve' }).click()
  await expect(note, 'a held decision counts as looking').toBeVisible()
  await sendHeldDecision(first)
  await expect(detail(second, name)).toContainText('Approved by')
  await expect(detail(second, name)).toContainText('You had written: Too much detail.')
  await first.getByRole('link', { name: 'Log', exact: true }).click()
  await expect
    .poll(async () => (await backend.db.doc(`presence/${ada.uid}`).get()).exists)
    .toBe(false)
  await arrived(second)
})
