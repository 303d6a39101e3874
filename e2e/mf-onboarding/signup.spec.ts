import { createMember } from '../fixtures/members.ts'
import { freshEmail, PASSWORD, signUp, userDocument } from '../fixtures/newcomer.ts'
import { addressParts, countRequests, cutOff, refuse } from '../fixtures/requests.ts'
import { expect, test } from '../fixtures/test.ts'

test('different passwords are reported before any request', async ({ page }) => {
  await page.goto('/signup')
  const requests = countRequests(page, addressParts.signUp)
  await page.getByLabel('Email').fill('robin@greenlight.test')
  await page.getByLabel('Password', { exact: true }).fill('greenlight')
  const confirm = page.getByLabel('Confirm password')
  await confirm.fill('redlight')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(confirm).toBeFocused()
  await expect(confirm).toHaveAccessibleDescription('Passwords do not match')
  expect(requests.count()).toBe(0)
})

test('writes the described document and opens the profile setup', async ({ page }) => {
  const seen = new Set<string>()
  page.on('framenavigated', (frame) => seen.add(new URL(frame.url()).pathname))
  const email = freshEmail()
  await signUp(page, email)
  await expect(page.getByLabel('Username')).toBeVisible()
  expect([...seen]).toEqual(['/signup', '/profile-setup'])
  const stored = await userDocument(email)
  expect(Object.keys(stored ?? {}).sort()).toEqual(['createdAt', 'email', 'location'])
  expect(stored).toMatchObject({ email, location: '' })
})

test('a taken address is named, with two ways on', async ({ page }) => {
  const taken = await createMember('Taken')
  await signUp(page, taken.email)
  await expect(page.getByRole('alert')).toContainText('This address has an account already.')
  await expect(page.getByLabel('Email')).toHaveValue(taken.email)
  await page.getByRole('link', { name: 'reset your password' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(taken.email)
})

test('a weak password shows the text of the provider', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Email').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill('12345')
  await page.getByLabel('Confirm password').fill('12345')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Password should be at least 6 characters.')
})

test('without a network the form keeps its content, and the next try works', async ({ page }) => {
  const email = freshEmail()
  await page.goto('/signup')
  const reconnect = await cutOff(page, addressParts.signUp)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(/^There is no connection\./)
  await reconnect()
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page).toHaveURL('/profile-setup')
})

test('a double click creates one account', async ({ page }) => {
  await page.goto('/signup')
  const requests = countRequests(page, addressParts.signUp)
  await page.getByLabel('Email').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up', exact: true }).dblclick()
  await expect(page).toHaveURL('/profile-setup')
  expect(requests.count()).toBe(1)
})

test('continues to profile setup if the user document cannot be written', async ({ page }) => {
  const email = freshEmail()
  await page.goto('/signup')
  await refuse(page, addressParts.commit)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page).toHaveURL('/profile-setup')
  expect(await userDocument(email)).toBeUndefined()
})

test('Google leads to profile setup, which proposes a generated name', async ({ page }) => {
  const email = freshEmail()
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel('Another Google address').fill(email)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page).toHaveURL('/profile-setup')
  await expect(page.getByLabel('Username')).toHaveValue(/^[A-Z][a-z]+[A-Z][a-z]+\d*$/)
})

test('links to sign-in and terms, and Back restores the address', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Email').fill('robin@greenlight.test')
  await page.getByRole('link', { name: 'Terms & Conditions' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('robin@greenlight.test')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/login')
})
