import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import { detail, expect, logOf, select, statusOf, test } from './review.ts'

test('a ban takes down the public profiles of the member if the admin wants it, each with its log entry', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const owner = await createMember('Olga')
  const owned = { ownerUid: owner.uid, authorUid: owner.uid, ownerDisplayName: owner.username }
  const waiting = await createReport({ ...owned, status: 'pending' })
  const shown = [await createReport(owned), await createReport(owned)]
  const page = await openAs(admin.email, '/adminreview')
  await select(page, waiting.name)
  const review = detail(page, waiting.name)
  await expect(review.locator('dl > div').filter({ hasText: 'Public2' })).toBeVisible()
  await review.getByLabel('Reason').fill('Sells addresses.')
  const ban = review.getByRole('button', { name: 'Ban member' })
  await ban.click()
  const question = page.getByRole('alertdialog', { name: new RegExp(`^Ban ${owner.username}`) })
  const offer = question.getByRole('switch', { name: 'Also take down their 2 public profiles' })
  const cancel = question.getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeFocused()
  await expect(cancel).toHaveAccessibleDescription(new RegExp(`^Ban ${owner.username}`))
  await expect(offer).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(review.getByLabel('Reason')).toHaveValue('Sells addresses.')
  expect((await backend.db.doc(`bans/${owner.uid}`).get()).exists).toBe(false)

  await ban.click()
  await offer.check()
  await question.getByRole('button', { name: 'Ban member' }).click()
  await sendHeldDecision(page)
  await expect(review.getByText('· banned')).toBeVisible()
  for (const { id } of shown) {
    expect(await statusOf(id)).toBe('rejected')
    expect(await logOf(`reports/${id}`)).toMatchObject([
      { action: 'takedown', actor: admin.uid, reason: 'Sells addresses.' },
    ])
  }
  expect(await statusOf(waiting.id)).toBe('pending')

  await page.getByRole('link', { name: 'Bans', exact: true }).click()
  const entry = page.getByRole('listitem').filter({ hasText: owner.uid })
  await expect(entry).toContainText(owner.username)
  await expect(entry).toContainText('Sells addresses.')
  await expect(entry.locator('dl > div').filter({ hasText: 'Taken down2' })).toBeVisible()
})

test('a ban alone leaves the profiles of the member', async ({ openAs, createReport }) => {
  const admin = await createMember('Ada', { admin: true })
  const owner = await createMember('Olga')
  const owned = { ownerUid: owner.uid, authorUid: owner.uid, ownerDisplayName: owner.username }
  const waiting = await createReport({ ...owned, status: 'pending' })
  const shown = await createReport(owned)
  const page = await openAs(admin.email, '/adminreview')
  await select(page, waiting.name)
  const review = detail(page, waiting.name)
  await expect(review.locator('dl > div').filter({ hasText: 'Public1' })).toBeVisible()
  await review.getByLabel('Reason').fill('Threats.')
  await review.getByRole('button', { name: 'Ban member' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('switch')).toHaveAccessibleName(/their public profile$/)
  await question.getByRole('button', { name: 'Ban member' }).click()
  await sendHeldDecision(page)
  await expect(review.getByText('· banned')).toBeVisible()
  expect(await statusOf(shown.id)).toBe('public')
})

test('the page’s heading has the focus after a ban is lifted', async ({ openAs }) => {
  const [admin, member] = await Promise.all([
    createMember('Ada', { admin: true }),
    createMember('Mia'),
  ])
  await backend.db
    .doc(`bans/${member.uid}`)
    .set({ reason: 'Threats.', createdAt: backend.now(), decision: member.uid })
  const page = await openAs(admin.email, '/adminreview?view=bans')
  const ban = page.getByRole('listitem').filter({ hasText: member.uid })
  await ban.getByRole('button', { name: 'Lift this ban' }).click()
  await ban.getByLabel('Reason').fill('Apologized.')
  await ban.getByRole('button', { name: 'Lift the ban' }).click()
  await sendHeldDecision(page)
  await expect(ban).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
})
