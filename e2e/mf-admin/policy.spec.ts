import { createMember } from '../fixtures/members.ts'
import { addressParts, countRequests, refuse } from '../fixtures/requests.ts'
import { expect, test } from './review.ts'

// The policy is one for all members, so no test may change it while others share profiles. The data tests
// change it.
test('the policy for new members says what each choice means, recommends one, and needs a reason', async ({
  openAs,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const page = await openAs(admin.email, '/adminreview?view=policy')
  const card = page.getByRole('region', { name: 'New members' })
  const choice = (name: string | RegExp) => card.getByRole('radio', { name })
  await expect(choice(/^No profile waits \(now\)/)).toBeChecked()
  await expect(choice(/^The first profile waits.*Recommended/)).not.toBeChecked()
  await expect(choice(/^Every profile waits/)).not.toBeChecked()
  const save = card.getByRole('button', { name: 'Change the policy' })
  await expect(save).toHaveCount(0)

  await choice(/^No profile waits/).focus()
  await page.keyboard.press('ArrowDown')
  await expect(choice(/^The first profile waits/)).toBeChecked()
  const writes = countRequests(page, addressParts.commit)
  await save.click()
  await expect(card.getByLabel('Reason')).toBeFocused()
  await expect(card.getByLabel('Reason')).toHaveAccessibleDescription(/Please give a reason\./)
  expect(writes.count()).toBe(0)
  await refuse(page, addressParts.commit)
  await card.getByLabel('Reason').fill('We are ready for it.')
  await save.click()
  await expect(card.getByRole('alert')).toHaveText('Failed to save settings.')
  await expect(card.getByLabel('Reason')).toHaveValue('We are ready for it.')
})
