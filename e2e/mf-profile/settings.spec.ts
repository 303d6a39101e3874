import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember, storedMember } from '../fixtures/members.ts'
import { freshEmail } from '../fixtures/newcomer.ts'
import { addressParts, cutOff, refuse } from '../fixtures/requests.ts'
import { signIn } from '../fixtures/signIn.ts'
import { expect, test } from '../fixtures/test.ts'

test('the e-mail is shown, and an unverified address can be verified', async ({ openAs }) => {
  const member = await createMember('Sally', { verified: false })
  const page = await openAs(member.email, '/settings')
  const account = page.getByRole('region', { name: 'Account' })
  await expect(account.getByRole('definition')).toHaveText([member.email])
  await account.getByRole('button', { name: 'Send the verification e-mail' }).click()
  await expect(account.getByText('Sent. Open its link, then come back here.')).toBeVisible()
  await expect(account.getByRole('button', { name: 'Resend' })).toBeVisible()
  await account.getByRole('button', { name: 'Verify now' }).click()
  await expect(account.getByText('not verified')).toHaveCount(0)
  expect((await backend.auth.getUser(member.uid)).emailVerified).toBe(true)
})

test('the password is changed with the current one', async ({ openAs, page: other }) => {
  const member = await createMember('Sally')
  const page = await openAs(member.email, '/settings')
  const account = page.getByRole('region', { name: 'Account' })
  await account.getByRole('button', { name: 'Change password' }).click()
  const current = account.getByLabel('Current password')
  const save = account.getByRole('button', { name: 'Save password' })
  await save.click()
  await expect(current).toHaveAccessibleDescription('Please enter your password.')
  await expect(current).toBeFocused()
  await current.fill('not this one')
  await account.getByLabel('New password').fill('short')
  await save.click()
  await expect(current).toHaveAccessibleDescription('This password is wrong.')
  await current.fill(member.password)
  await save.click()
  await expect(account.getByRole('alert')).toContainText('6 characters')
  await account.getByLabel('New password').fill('a longer one')
  await save.click()
  await expect(account.getByText('Your password is changed.')).toBeFocused()
  await page.reload()
  await expect(heading(page, 'Settings')).toBeVisible()

  await signIn(other, member.email, '/gallery', 'a longer one')
  await expect(other).toHaveURL('/gallery')
})

test('the e-mail is changed by a link to the new address, and the own document follows', async ({
  openAs,
  page: other,
}) => {
  const member = await createMember('Sally', { admin: true })
  const next = `next-${member.email}`
  const page = await openAs(member.email, '/settings')
  const account = page.getByRole('region', { name: 'Account' })
  await account.getByRole('button', { name: 'Change e-mail' }).click()
  await expect(account.getByText('Your admin rights are bound to the address')).toBeVisible()
  const field = account.getByLabel('New e-mail')
  const send = account.getByRole('button', { name: 'Send the link' })
  await field.fill('not an address')
  await account.getByLabel('Current password').fill(member.password)
  await send.click()
  await expect(field).toHaveAccessibleDescription('The email address is badly formatted.')
  await field.fill(next)
  await send.click()
  await expect(account.getByText(`An e-mail is on its way to ${next}.`)).toBeVisible()
  expect((await backend.auth.getUser(member.uid)).email).toBe(member.email)

  const link = await account.getByRole('link', { name: 'open the link here' }).getAttribute('href')
  expect((await fetch(link ?? '')).ok).toBe(true)
  expect((await backend.auth.getUser(member.uid)).email).toBe(next)
  await signIn(other, next, '/settings')
  const there = other.getByRole('region', { name: 'Account' })
  await expect(there.getByRole('definition')).toHaveText([next])
  await expect.poll(async () => await storedMember(member)).toMatchObject({ email: next })
})

test('with Google, no password is asked for, and the e-mail is changed all the same', async ({
  page,
}) => {
  const email = freshEmail()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel('Another Google address').fill(email)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page).toHaveURL('/legal-agreement')
  const { uid } = await backend.auth.getUserByEmail(email)
  await backend.db.doc(`users/${uid}`).update({
    username: 'Gina',
    profileComplete: true,
    acceptedTermsAt: backend.now(),
  })
  await page.goto('/settings')
  const account = page.getByRole('region', { name: 'Account' })
  await account.getByRole('button', { name: 'Change password' }).click()
  await expect(account.getByText('You sign in with Google, without a password')).toBeVisible()
  await account.getByRole('button', { name: 'Change e-mail' }).click()
  await expect(account.getByLabel('Current password')).toHaveCount(0)
  await account.getByLabel('New e-mail').fill(`next-${email}`)
  await account.getByRole('button', { name: 'Send the link' }).click()
  await expect(account.getByText(`An e-mail is on its way to next-${email}.`)).toBeVisible()
})

test('signing out everywhere ends this device and the others, and says why', async ({ openAs }) => {
  const member = await createMember('Sally')
  const here = await openAs(member.email, '/settings')
  const there = await openAs(member.email, '/settings')
  const closed = await openAs(member.email)
  await closed.goto('about:blank')
  const account = here.getByRole('region', { name: 'Account' })
  const button = account.getByRole('button', { name: 'Sign out everywhere' })
  await button.click()
  const question = here.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect((await storedMember(member))?.['validAfter']).toBeUndefined()
  await expect(here).toHaveURL('/settings')

  // Sign-ins are known to the second.
  await expect(async () => {
    const { lastSignInTime } = (await backend.auth.getUser(member.uid)).metadata
    expect(Date.now() - Date.parse(lastSignInTime)).toBeGreaterThan(2000)
  }).toPass()
  await button.click()
  await question.getByRole('button', { name: 'Sign out everywhere' }).click()
  const reason = 'You signed out everywhere, so this device is signed out, too.'
  await expect(here.getByText(reason)).toBeVisible()

  // At the next request, and at the next start.
  await there
    .getByRole('region', { name: 'About you' })
    .getByRole('button', { name: 'Men', exact: true })
    .click()
  await there.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(there.getByText(reason)).toBeVisible()
  await closed.goto('/gallery')
  await expect(closed.getByText(reason)).toBeVisible()

  await here.getByLabel('Email').fill(member.email)
  await here.getByLabel('Password', { exact: true }).fill(member.password)
  await here.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(here).toHaveURL('/gallery')
  await here.reload()
  await expect(heading(here, 'Gallery')).toBeVisible()
  await expect(here).toHaveURL('/gallery')
})

test('the username is shown, and gender and who to see are changed', async ({ openAs }) => {
  const member = await createMember('Sally', { profile: { showMe: [] } })
  const page = await openAs(member.email, '/settings')
  const you = page.getByRole('region', { name: 'About you' })
  const save = you.getByRole('button', { name: 'Save', exact: true })
  await expect(you.getByRole('definition')).toContainText(member.username)
  await expect(you.getByRole('textbox')).toHaveCount(0)
  await save.click()
  // At the field, and above.
  await expect(you.getByRole('alert')).toHaveText('Please choose who you want to see.')
  await expect(
    you.getByRole('group', { name: 'Who do you want to see?' }),
  ).toHaveAccessibleDescription('Please choose who you want to see.')
  await you.getByRole('button', { name: 'Women' }).click()
  await you.getByRole('button', { name: 'Men', exact: true }).click()
  await you.getByRole('button', { name: 'Woman' }).click()
  await expect(you.getByRole('alert')).toHaveCount(0)
  await save.click()
  await expect(you.getByText('Saved', { exact: true })).toBeVisible()
  expect(await storedMember(member)).toMatchObject({
    username: member.username,
    myGender: 'woman',
    showMe: ['women', 'men'],
  })

  // Retry saves what the fields show then.
  const heal = await refuse(page, addressParts.commit)
  await you.getByRole('button', { name: 'Men', exact: true }).click()
  await expect(you.getByText('Saved', { exact: true })).toHaveCount(0)
  await save.click()
  await expect(you.getByRole('alert')).toHaveText('Failed to save settings.')
  await heal()
  await you
    .getByRole('group', { name: 'Who do you want to see?' })
    .getByRole('button', { name: 'Non-binary' })
    .click()
  await you.getByRole('button', { name: 'Retry' }).click()
  await expect(you.getByText('Saved', { exact: true })).toBeVisible()
  expect(await storedMember(member)).toMatchObject({ showMe: ['women', 'nonbinary'] })
})

test('a name from before today’s checks does not keep a member from saving', async ({ openAs }) => {
  const member = await createMember('Sally', { profile: { username: 'Old ★' } })
  const page = await openAs(member.email, '/settings')
  const you = page.getByRole('region', { name: 'About you' })
  await expect(you.getByRole('definition')).toContainText('Old ★')
  await you.getByRole('button', { name: 'Men', exact: true }).click()
  await you.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(you.getByText('Saved', { exact: true })).toBeVisible()
  expect(await storedMember(member)).toMatchObject({ username: 'Old ★', showMe: ['men'] })
})

test('older flat fields are read, and each switch is saved separately', async ({ openAs }) => {
  const member = await createMember('Sally', {
    profile: { msgReadReceipts: false, messageSettings: { typingIndicators: false } },
  })
  const page = await openAs(member.email, '/settings')
  const toggle = (name: string) => page.getByRole('switch', { name })
  await expect(toggle('Messages from everyone')).toBeChecked()
  await expect(toggle('Read receipts')).not.toBeChecked()
  await expect(toggle('Typing indicators')).not.toBeChecked()
  await expect(toggle('In this tab')).toBeChecked()

  await toggle('Messages from everyone').press('Space')
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(1)
  expect(await storedMember(member)).toMatchObject({
    msgReadReceipts: false,
    messageSettings: { typingIndicators: false, allow: 'none' },
  })
  expect((await storedMember(member))?.['messageSettings']).not.toHaveProperty('readReceipts')

  const heal = await refuse(page, addressParts.commit)
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

test('settings that cannot be loaded show an error, and Retry works', async ({ openAs }) => {
  const member = await createMember('Sally')
  const page = await openAs(member.email, '/feedback')
  await expect(heading(page)).toHaveText('Feedback')
  await page.clock.setFixedTime(Date.now() + 120_000) // the member document of the session is too old now
  const heal = await cutOff(page, addressParts.read)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to load settings.')
  await heal()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('switch', { name: 'Read receipts' })).toBeVisible()
})

test('lists blocked members by name, with Unblock', async ({ openAs }) => {
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
  const heal = await refuse(page, addressParts.commit)
  await unblock.click()
  await expect(page.getByRole('alert')).toHaveText('Failed to unblock this member.')
  await heal()
  const place = page.getByRole('combobox')
  const release = await holdRequests(page, '**/documents:commit*')
  await unblock.click()
  await place.focus()
  release()
  await expect(page.getByText('You have not blocked anybody.')).toBeVisible()
  await expect(place).toBeFocused()
  expect((await block.get()).exists).toBe(false)
})

test('terms that cannot be loaded show an error in their dialog, and Retry works', async ({
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

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('nothing moves under the pointer when the lists of Settings arrive', async ({
      openAs,
    }) => {
      const page = await openAs((await createMember('Sally')).email)
      const release = await holdRequests(page, /:runQuery/, (body) => !/reports/.test(body))
      await page.goto('/settings')
      await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible()
      await expect(page.getByText('Loading settings')).toHaveCount(0)
      const top = () =>
        page
          .getByRole('button', { name: 'Sign out', exact: true })
          .evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY))
      // Another font has other widths.
      await page.evaluate(() => document.fonts.ready)
      const before = await top()
      await expect(page.getByText('Loading blocked members')).toBeAttached()
      await expect(page.getByText('Loading saved searches')).toBeAttached()
      release()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      expect(await top()).toBe(before)
    })
  })
}

test('View Terms opens and closes a dialog, Sign out leads to the login page', async ({
  openAs,
}) => {
  const member = await createMember('Sally')
  const page = await openAs(member.email, '/settings')
  const opener = page.getByRole('button', { name: 'View Terms' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Terms & Conditions' })
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(11)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/login')
})
