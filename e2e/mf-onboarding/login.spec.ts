import { createMember } from '../fixtures/members.ts'
import { changeConfig } from '../fixtures/siteConfig.ts'
import { expect, test } from '../fixtures/test.ts'
import { freshEmail, PASSWORD, userDocument } from './newcomer.ts'
import { ask, countRequests, cutOff } from './requests.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
})

test('asks for an address and a password before it asks the server', async ({ page }) => {
  const requests = countRequests(page, ask.signIn)
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

test('says the same of a wrong password and of an unknown address, and keeps the address', async ({
  page,
}) => {
  const known = await createMember('Known')
  for (const email of [known.email, freshEmail()]) {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Sign-in failed')
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

test('without a network it says so in the provider’s words, and the next try works', async ({
  page,
}) => {
  const member = await createMember('Offline')
  const reconnect = await cutOff(page, ask.signIn)
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(/^A network error .* has occurred\.$/)
  await reconnect()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/gallery')
})

test('a double click signs in once, and Back does not return to the form', async ({ page }) => {
  const member = await createMember('Twice')
  const requests = countRequests(page, ask.signIn)
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

test('leads to sign-up, the reset and the terms, and the typed address comes along', async ({
  page,
}) => {
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

test('Google makes the member’s document and leads to the gallery’s guard', async ({ page }) => {
  const email = freshEmail()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose a Google account' })
  await chooser.getByLabel('Another Google address').fill(email)
  await chooser.getByRole('button', { name: 'Use this address' }).click()
  await expect(page).toHaveURL('/legal-agreement')
  expect(await userDocument(email)).toMatchObject({
    email,
    username: email.split('@')[0],
    location: '',
  })
})

test('closing Google’s window is no failure', async ({ page }) => {
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('dialog').press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('Google without a network', async ({ page }) => {
  await cutOff(page, ask.google)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: /^Robin Preview/ }).click()
  await expect(page.getByRole('alert')).toHaveText(/^A network error/)
  await expect(page).toHaveURL('/login')
})

test('outside a preview it is Google that is asked, and a failure has the described words', async ({
  page,
  problems,
}) => {
  await changeConfig(page, () => ({ preview: false }))
  await page.reload()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('alert')).toHaveText('Google sign-in failed')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The preview's security policy keeps the request on this machine, and says which it was.
  expect(problems.join()).toContain('https://apis.google.com/js/api.js')
  problems.length = 0
})

test('whoever is signed in is sent on', async ({ openAs }) => {
  const member = await createMember('Inside')
  const page = await openAs(member.email, '/login')
  await expect(page).toHaveURL('/gallery')
})
