import { backend } from '../fixtures/backend.ts'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import { addressParts, cutOff } from '../fixtures/requests.ts'
import { createThreeWaiting, detail, expect, reviewOf, row, select, test } from './review.ts'

test('J and K move, A approves and selects the next item; the keys can be switched off', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const [one, two] = await createThreeWaiting(createReport)
  const page = await openAs(admin.email, '/adminreview')
  await select(page, one.name)
  await expect(page.getByRole('main').locator('dt kbd')).toHaveText([
    ...['J', 'K', 'A', 'R', '1–0', 'X', 'V', 'Z'],
  ])
  for (const [button, key] of [
    ['Next', 'J'],
    ['Previous', 'K'],
    ['Approve', 'A'],
    ['Reject', 'R'],
  ] as const) {
    await expect(page.getByRole('button', { name: button }).locator('kbd')).toHaveText(key)
  }
  await page.keyboard.press('j')
  await expect(detail(page, two.name)).toBeFocused()
  await page.keyboard.press('k')
  await expect(detail(page, one.name)).toBeFocused()

  // In a text field the keys type letters.
  await detail(page, one.name).getByLabel('Reason').pressSequentially('jak')
  await expect(detail(page, one.name).getByLabel('Reason')).toHaveValue('jak')
  await row(page, one.name).focus()
  await page.keyboard.press('a')
  await expect(detail(page, two.name)).toBeFocused()
  await sendHeldDecision(page)
  expect((await backend.db.doc(`reports/${one.id}`).get()).data()).toMatchObject({
    status: 'public',
  })
  expect(await reviewOf(one.id)).toMatchObject({ decisionReason: 'jak' })

  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).click()
  await expect(page.getByRole('button').locator('kbd')).toHaveCount(0)
  await row(page, two.name).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await expect(row(page, two.name)).toBeVisible()
  await expect(detail(page, two.name)).toBeVisible()
})

test('a decision that fails returns to the queue with its error and its reason', async ({
  openAs,
  createReport,
}) => {
  test.slow() // a transaction is tried five times, with longer and longer pauses
  const givenUp = 30_000
  const admin = await createMember('Ada', { admin: true })
  const { id, name } = await createReport({ status: 'pending' })
  const page = await openAs(admin.email, '/adminreview')
  await select(page, name)
  const review = detail(page, name)
  await review.getByLabel('Reason').fill('Too much detail.')
  const reconnect = await cutOff(page, addressParts.commit)
  for (const [button, error] of [
    ['Approve', 'Failed to approve.'],
    ['Reject', 'Failed to reject.'],
  ] as const) {
    await review.getByRole('button', { name: button }).click()
    await expect(row(page, name)).toHaveCount(0)
    await sendHeldDecision(page, givenUp)
    await expect(
      page.getByRole('group', { name: `Not sent yet: ${button}: ${name}` }),
    ).toBeVisible()
    await select(page, name)
    await expect(review.getByText(error)).toBeVisible()
    await expect(review.getByLabel('Reason')).toHaveValue('Too much detail.')
  }
  await reconnect()
  await review.getByRole('button', { name: 'Reject' }).click()
  await expect(row(page, name)).toHaveCount(0)
  await sendHeldDecision(page)
  await expect(page.getByText('Not sent yet')).toHaveCount(0)
  expect((await backend.db.doc(`reports/${id}`).get()).data()).toMatchObject({
    status: 'rejected',
  })
  expect(await reviewOf(id)).toMatchObject({ decisionReason: 'Too much detail.' })
})
