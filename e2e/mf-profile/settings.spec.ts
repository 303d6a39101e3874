import { backend } from '../fixtures/backend.ts'
import { createMember, type TestMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { fail, refuse } from './failures.ts'

const stored = async ({ uid }: TestMember) => (await backend.db.doc(`users/${uid}`).get()).data()

test('username and e-mail are shown, and an unverified address can be verified', async ({
  openAs,
}) => {
  const member = await createMember('Sally')
  const page = await openAs(member.email, '/settings')
  const account = page.getByRole('region', { name: 'Account' })
  await expect(account.getByRole('definition')).toHaveText([member.username, member.email])
  await account.getByRole('button', { name: 'Send the verification e-mail' }).click()
  await expect(account.getByText('Sent. Open its link, then come back here.')).toBeVisible()
})

test('older flat fields are honoured, and each switch is saved on its own', async ({ openAs }) => {
  const member = await createMember('Sally', {
    profile: { msgReadReceipts: false, messageSettings: { typingIndicators: false } },
  })
  const page = await openAs(member.email, '/settings')
  const toggle = (name: string) => page.getByRole('switch', { name })
  await expect(toggle('Messages from everyone')).toBeChecked()
  await expect(toggle('Read receipts')).not.toBeChecked()
  await expect(toggle('Typing indicators')).not.toBeChecked()
  await expect(toggle('Notifications')).toBeChecked()

  await toggle('Messages from everyone').press('Space')
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(1)
  expect(await stored(member)).toMatchObject({
    msgReadReceipts: false,
    messageSettings: { typingIndicators: false, allow: 'none' },
  })
  expect((await stored(member))?.['messageSettings']).not.toHaveProperty('readReceipts')

  const heal = await refuse(page, 'write')
  await toggle('Read receipts').click()
  await expect(page.getByRole('alert')).toHaveText('Failed to save settings.')
  await expect(toggle('Read receipts')).not.toBeChecked()
  await heal()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(toggle('Read receipts')).toBeChecked()
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(2)
  await page.reload()
  await expect(toggle('Read receipts')).toBeChecked()
  await expect(toggle('Messages from everyone')).not.toBeChecked()
})

test('the default location is saved and feeds the gallery', async ({ openAs }) => {
  const member = await createMember('Sally')
  const page = await openAs(member.email, '/settings')
  const city = page.getByRole('combobox', { name: 'City' })
  await expect(city).toHaveValue('Chicago, IL')
  await city.fill('Austin')
  await page.getByRole('option', { name: 'Austin, TX' }).click()
  await page.getByRole('button', { name: 'Save location' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await stored(member)).toMatchObject({
    defaultLocation: 'Austin, TX',
    locationText: 'Austin, TX',
  })
  const kept = await page.evaluate(() => localStorage.getItem('gl.location.v1'))
  expect(JSON.parse(kept ?? '')).toMatchObject({ locationText: 'Austin, TX' })
})

test('on a new device the gallery starts at the default location, unless that is cleared there', async ({
  openAs,
}) => {
  const member = await createMember('Sally')
  const page = await openAs(member.email, '/gallery')
  const box = page.getByRole('combobox', { name: 'Location' })
  await expect(box).toHaveValue('Chicago, IL')
  await box.clear()
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(box).toHaveValue('')
})

test('settings that cannot be loaded say so and heal with Retry', async ({ openAs }) => {
  const member = await createMember('Sally')
  const page = await openAs(member.email, '/feedback')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feedback')
  await page.clock.setFixedTime(Date.now() + 120_000) // what the session read is no longer fresh
  const heal = await fail(page, 'read')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to load settings.')
  await heal()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('switch', { name: 'Read receipts' })).toBeVisible()
})

test('blocked members by name, with Unblock', async ({ openAs }) => {
  const member = await createMember('Sally')
  const other = await createMember('Oskar')
  const members = [member.uid, other.uid].sort()
  await backend.db.doc(`threads/${members.join('_')}`).set({
    members,
    memberInfo: { [other.uid]: { displayName: other.username } },
    createdAt: backend.now(),
    lastAt: backend.now(),
  })
  const block = backend.db.doc(`users/${member.uid}/blocks/${other.uid}`)
  await block.set({ createdAt: backend.now() })
  const page = await openAs(member.email, '/settings')
  const unblock = page.getByRole('button', { name: `Unblock ${other.username}` })
  await expect(unblock).toBeVisible()
  const heal = await refuse(page, 'write')
  await unblock.click()
  await expect(page.getByRole('alert')).toHaveText('Failed to unblock this member.')
  await heal()
  await unblock.click()
  await expect(page.getByText('You have not blocked anybody.')).toBeVisible()
  expect((await block.get()).exists).toBe(false)
})

test('terms that cannot be loaded say so in their dialog and heal with Retry', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Sally')).email, '/settings')
  const chunk = /\/Terms-[^/]*\.js/
  await page.route(chunk, (route) => route.abort())
  await page.getByRole('button', { name: 'View Terms' }).click()
  const dialog = page.getByRole('dialog', { name: 'Terms & Conditions' })
  await expect(dialog.getByRole('alert')).toHaveText('Failed to load the terms.')
  await page.unroute(chunk)
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(11)
})

test('View Terms opens and closes, Sign out ends at the login', async ({ openAs }) => {
  const member = await createMember('Sally')
  const page = await openAs(member.email, '/settings')
  const opener = page.getByRole('button', { name: 'View Terms' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Terms & Conditions' })
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(11)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
})
