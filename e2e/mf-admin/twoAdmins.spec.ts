import { randomUUID } from 'node:crypto'
import { backend } from '../fixtures/backend.ts'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import { byId, detail, expect, logOf, ownMoment, row, select, test } from './review.ts'

test('if two admins decide one profile, the second sees who decided, and changes no other profile', async ({
  openAs,
  createReport,
}) => {
  const ada = await createMember('Ada', { admin: true })
  const eve = await createMember('Eve', { admin: true })
  const owner = `Owner ${randomUUID().slice(0, 8)}`
  const waiting = { status: 'pending', createdAt: ownMoment(), ownerDisplayName: owner }
  const [contested, next] = [await createReport(waiting), await createReport(waiting)].toSorted(
    byId,
  )
  if (!contested || !next) throw new Error('Two were made.')
  const first = await openAs(ada.email, '/adminreview')
  const second = await openAs(eve.email, '/adminreview')
  // Both see these two profiles only. Urgent ones of other tests come first, and Go on would lead to them.
  for (const page of [first, second]) {
    await page.getByLabel('Name').fill(owner)
    await select(page, contested.name)
  }
  await expect(
    detail(second, contested.name).getByRole('button', { name: 'Approve' }),
  ).toBeVisible()

  await detail(first, contested.name).getByLabel('Reason').fill('Not kind.')
  await first.getByRole('button', { name: 'Reject' }).click()
  await expect(row(first, contested.name)).toHaveCount(0)
  await sendHeldDecision(first)

  const told = detail(second, contested.name)
  await expect(told.getByText('Another admin has already decided this.')).toBeVisible()
  await expect(told.getByText(`Rejected by ${ada.username}`)).toBeVisible()
  await expect(told.getByText('Reason: Not kind.')).toBeVisible()
  await second.keyboard.press('a')
  await told.getByRole('button', { name: 'Go on' }).click()
  await expect(detail(second, next.name)).toBeFocused()
  expect((await backend.db.doc(`reports/${next.id}`).get()).data()).toMatchObject({
    status: 'pending',
  })
  expect(await logOf(`reports/${contested.id}`)).toHaveLength(1)
})
