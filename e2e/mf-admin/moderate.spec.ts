import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, logOf, test } from './review.ts'

test('an admin opens a profile, and from there bans its author and takes it down without a flag', async ({
  openAs,
  createReport,
}) => {
  const [admin, owner, member] = await Promise.all([
    createMember('Ada', { admin: true }),
    createMember('Olga'),
    createMember('Mia'),
  ])
  const { id, name } = await createReport({
    ...{ ownerUid: owner.uid, authorUid: owner.uid, ownerDisplayName: owner.username },
  })
  const other = await openAs(member.email, `/profile/${id}`)
  await expect(heading(other, new RegExp(name))).toBeVisible()
  await expect(other.getByRole('link', { name: 'Is this about you?' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Moderate' })).toHaveCount(0)

  const page = await openAs(admin.email, `/profile/${id}`)
  // The service of admins starts some seconds after the page.
  await page.getByRole('link', { name: 'Moderate' }).click()
  await expect(heading(page, 'Moderate a profile')).toBeVisible()
  await page.getByLabel('Reason').fill('Threats.')
  await page.getByRole('button', { name: 'Ban member' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ban member' }).click()
  await sendHeldDecision(page)
  await expect(page.getByText('· banned')).toBeVisible()
  expect((await backend.db.doc(`bans/${owner.uid}`).get()).get('reason')).toBe('Threats.')
  await page.getByRole('button', { name: 'Threats', exact: true }).click()
  await page.getByRole('button', { name: 'Take down' }).click()
  await sendHeldDecision(page)
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
  expect(await logOf(`reports/${id}`)).toMatchObject([{ action: 'takedown', point: 'threats' }])
})
