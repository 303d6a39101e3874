import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { freshEmail, PASSWORD, userDocument } from '../fixtures/newcomer.ts'
import { addressParts, countRequests, cutOff } from '../fixtures/requests.ts'
import { changeConfig } from '../fixtures/siteConfig.ts'
import { expect, test } from '../fixtures/test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
})

test('requires an address and a password before any request', async ({ page }) => {
  const requests = countRequests(page, addressParts.signIn)
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
  await expect(email).toHaveAttribute('type', 'email')

  await signIn.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Please enter your e-mail address.')
  await email.fill('robin')
  await expect(email).toHaveAccessibleDescription('')
  await signIn.click()
  await expect(email).toHaveAccessibleDescription('The email address is badly formatted.')
  await email.fill('robin@greenlight.test')
  await signIn.click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription('Please enter your password.')
  expect(requests.count()).toBe(0)
})

test('shows the same for a wrong password and an unknown address, and keeps the address', async ({
  page,
}) => {
  const known = await createMember('Known')
  for (const email of [known.email, freshEmail()]) {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password.')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.reload()
  }
})

test('the password can be shown and hidden', async ({ page }) => {
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('secret')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue('secret')
})

test('without a network it says so, and the next try works', async ({ page }) => {
  const member = await createMember('Offline')
  const reconnect = await cutOff(page, addressParts.signIn)
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(/^There is no connection\./)
  await reconnect()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/gallery')
})

test('a double click signs in once, and Back does not return to the form', async ({ page }) => {
  const member = await createMember('Twice')
  const requests = countRequests(page, addressParts.signIn)
  await page.goto('/terms')
  await page.goto('/login')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).dblclick()
  await expect(page).toHaveURL('/gallery')
  expect(requests.count()).toBe(1)
  await page.goBack()
  await expect(page).toHaveURL('/terms')
})

test('links to sign-up, reset and terms, and keeps the typed address', async ({ page }) => {
  await page.getByLabel('Email').fill('robin@greenlight.test')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/forgot')
  await expect(page.getByLabel('Email')).toHaveValue('robin@greenlight.test')
  await page.goBack()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(page.getByLabel('Email')).toHaveValue('robin@greenlight.test')
  await page.goBack()
  await page.getByRole('link', { name: 'Terms & Conditions' }).click()
  await expect(page).toHaveURL('/terms')
})

test('Google creates the member document and leads to the guard of the gallery', async ({
  page,
}) => {
  const email = freshEmail()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose a Google account' })
  await chooser.getByLabel('Another Google address').fill(email)
  await chooser.getByRole('button', { name: 'Use this address' }).click()
  await expect(page).toHaveURL('/legal-agreement')
  const stored = await userDocument(email)
  expect(stored).toMatchObject({ email, location: '' })
  expect(stored, 'Google’s name').not.toHaveProperty('username')
})

test('closing the window of Google shows no error', async ({ page }) => {
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('dialog').press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('sign-in with Google fails without a network', async ({ page }) => {
  await cutOff(page, addressParts.google)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: /^Robin Preview/ }).click()
  await expect(page.getByRole('alert')).toHaveText(/^There is no connection/)
  await expect(page).toHaveURL('/login')
})

test('outside a preview Google is requested, and a failure shows its text', async ({
  page,
  problems,
}) => {
  await changeConfig(page, () => ({ preview: false }))
  await page.reload()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('alert')).toHaveText('Google sign-in failed')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The security policy of the preview blocks the request and reports its address.
  expect(problems.join()).toContain('https://apis.google.com/js/api.js')
  problems.length = 0
})

test('a signed-in member is sent to the gallery', async ({ openAs }) => {
  const member = await createMember('Inside')
  const page = await openAs(member.email, '/login')
  await expect(page).toHaveURL('/gallery')
})

test('fields that a password manager fills without an event are sent', async ({ page }) => {
  const { email, password } = await createMember('Ida')
  for (const [label, value] of [
    ['Email', email],
    ['Password', password],
  ] as const) {
    await page.getByLabel(label, { exact: true }).evaluate((field, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    }, value)
  }
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/gallery')
})

test('says why, when the account was deleted on another device', async ({ page, openAs }) => {
  const member = await createMember('Ida')
  const there = await openAs(member.email)
  await there.goto('about:blank')
  const here = await openAs(member.email, '/settings')
  await expect(here.getByRole('region', { name: 'About you' })).toBeVisible()
  await backend.db.doc(`users/${member.uid}`).delete()
  await backend.auth.deleteUser(member.uid)
  const reason = 'You were signed out: the password or the e-mail of your account was changed'
  await there.goto('/gallery')
  await expect(there.getByText(reason)).toBeVisible()
  // An open page, at its next refused request.
  await here.getByRole('button', { name: 'Men', exact: true }).click()
  await here.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(here.getByText(reason)).toBeVisible()
  await expect(page.getByText(reason)).toHaveCount(0)
})
