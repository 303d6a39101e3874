import { createMember } from '../fixtures/members.ts'
import { freshEmail, mailsTo } from '../fixtures/newcomer.ts'
import { addressParts, countRequests, cutOff } from '../fixtures/requests.ts'
import { expect, test } from '../fixtures/test.ts'

test('shows the same for a known and an unknown address, and sends only to the known one', async ({
  page,
}) => {
  const known = await createMember('Forgetful')
  for (const [email, mails] of [
    [known.email, ['PASSWORD_RESET']],
    [freshEmail(), []],
  ] as const) {
    await page.goto('/forgot')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the e-mail' }).click()
    await expect(page.getByText(/on its way/)).toHaveText(
      `If there is an account for ${email}, an e-mail is on its way. It can take a few minutes; please look into your spam folder too.`,
    )
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await mailsTo(email)).toEqual(mails)
  }
})

test('requires an address', async ({ page }) => {
  await page.goto('/forgot')
  const requests = countRequests(page, addressParts.reset)
  const email = page.getByLabel('Email')
  const send = page.getByRole('button', { name: 'Send the e-mail' })
  await send.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Please enter your e-mail address.')
  await email.fill('robin@')
  await send.click()
  await expect(email).toHaveAccessibleDescription('The email address is badly formatted.')
  expect(requests.count()).toBe(0)
})

test('a failure keeps the address, and a double click sends once', async ({ page }) => {
  const { email } = await createMember('Patient')
  await page.goto('/forgot')
  const reconnect = await cutOff(page, addressParts.reset)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the e-mail' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^There is no connection/)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await reconnect()
  await page.getByRole('button', { name: 'Send the e-mail' }).dblclick()
  await expect(page.getByText(/on its way/)).toBeVisible()
  expect(await mailsTo(email)).toEqual(['PASSWORD_RESET'])
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
})
