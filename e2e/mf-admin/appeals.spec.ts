import type { Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { placeAppeal } from '../fixtures/cases.ts'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import { detail, expect, logOf, reviewOf, row, select, statusOf, test } from './review.ts'

const APPEALS = '/adminreview?view=appeals'

/** Takes a profile down on its own page. Returns the id of the log entry. */
async function takeDown(page: Page, id: string): Promise<string> {
  await page.goto(`/adminreview/profiles/${id}`)
  await page.getByRole('button', { name: 'Spam', exact: true }).click()
  await page.getByRole('button', { name: 'Take down' }).click()
  await sendHeldDecision(page)
  return String((await reviewOf(id))?.['decision'])
}

test('of two admins, each declines only the appeal against a decision of the other one, and both may grant', async ({
  openAs,
  createReport,
}) => {
  test.slow() // two browsers, four decisions
  const [ada, eve, owner] = await Promise.all([
    createMember('Ada', { admin: true }),
    createMember('Eve', { admin: true }),
    createMember('Olga'),
  ])
  const owned = { ownerUid: owner.uid, authorUid: owner.uid, ownerDisplayName: owner.username }
  const [byAda, byEve] = [await createReport(owned), await createReport(owned)]
  const first = await openAs(ada.email, APPEALS)
  const second = await openAs(eve.email, APPEALS)
  const decisions = [await takeDown(first, byAda.id), await takeDown(second, byEve.id)] as const
  const against = [
    await placeAppeal(owner.uid, decisions[0], byAda.id),
    await placeAppeal(owner.uid, decisions[1], byEve.id),
  ] as const

  await first.goto(APPEALS)
  await second.goto(APPEALS)
  const review = detail(first, 'Open appeal')
  await select(first, against[0])
  await expect(review.getByRole('link', { name: byAda.name })).toBeVisible()
  await expect(review.getByRole('button', { name: 'Grant' })).toBeVisible()
  await expect(review.getByRole('button', { name: 'Decline' })).toHaveCount(0)
  await select(first, against[1])
  await expect(review.getByRole('link', { name: byEve.name })).toBeVisible()
  await expect(review.getByRole('button', { name: 'Decline' })).toBeVisible()
  await review.getByLabel('First sentence').selectOption({ index: 1 })
  await review.getByRole('button', { name: 'Grant' }).click()
  await expect(row(first, against[1])).toHaveCount(0)
  await sendHeldDecision(first)

  await select(second, against[0])
  await second.getByLabel('First sentence').selectOption({ index: 2 })
  await second.getByRole('button', { name: 'Decline' }).click()
  await expect(row(second, against[0])).toHaveCount(0)
  await sendHeldDecision(second)
  await expect(row(first, against[0])).toHaveCount(0)

  expect(await statusOf(byAda.id)).toBe('rejected')
  expect(await statusOf(byEve.id)).toBe('public')
  const stateOf = async (decision: string) =>
    (await backend.db.doc(`cases/${owner.uid}~${decision}`).get()).get('state') as unknown
  expect(await stateOf(decisions[0])).toBe('declined')
  expect(await stateOf(decisions[1])).toBe('granted')
  expect(await logOf(`cases/${owner.uid}~${decisions[0]}`)).toMatchObject([
    { action: 'decline', actor: eve.uid },
  ])
})
