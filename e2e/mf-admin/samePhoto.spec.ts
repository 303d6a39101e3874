import { randomUUID } from 'node:crypto'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import { detail, expect, logOf, reviewOf, row, statusOf, test } from './review.ts'

/** Keys that no other report has: seven characters, as of a picture. */
const newKeys = () => [`0${randomUUID().slice(0, 6)}`, `1${randomUUID().slice(0, 6)}`]

test('an identical picture gets the same decision, a similar one only if it is selected', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const photoKeys = newKeys()
  const shown = await createReport({ status: 'pending', photoKeys })
  const identical = await createReport({ photoKeys })
  const similar = await createReport({ photoKeys: [photoKeys[0], newKeys()[1]] })
  const down = await createReport({ photoKeys, status: 'rejected' })
  const page = await openAs(admin.email, '/adminreview')
  await row(page, shown.name).click()
  const review = detail(page, shown.name)
  await expect(review.getByRole('checkbox', { name: `Also ${identical.name}` })).toBeChecked()
  await expect(review.getByRole('checkbox', { name: `Also ${similar.name}` })).not.toBeChecked()
  await expect(review.getByRole('checkbox', { name: `Also ${down.name}` })).toBeDisabled()
  await review.getByRole('button', { name: 'Spam' }).click()
  await review.getByRole('button', { name: 'Reject all 2' }).click()
  await expect(row(page, shown.name)).toHaveCount(0)
  await sendHeldDecision(page)
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveText([
    `${identical.name}: Done`,
    new RegExp(`^${shown.name}.*: Done$`),
  ])
  expect(await statusOf(shown.id)).toBe('rejected')
  expect(await statusOf(identical.id)).toBe('rejected')
  expect(await statusOf(similar.id)).toBe('public')
  expect(await reviewOf(identical.id)).toMatchObject({ decisionPoint: 'spam' })
  expect(await logOf(`reports/${identical.id}`)).toMatchObject([{ action: 'takedown' }])
})
