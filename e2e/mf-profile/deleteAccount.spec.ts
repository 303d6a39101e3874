import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember, type TestMember } from '../fixtures/members.ts'
import { openFromMenu } from '../fixtures/openFromMenu.ts'
import { addressParts, cutOff } from '../fixtures/requests.ts'
import { expect, test } from '../fixtures/test.ts'
import { confirmDeletion, expectGone, leftOf, nothing, submit, tenMinutesLater } from './erasure.ts'
import { addComment, addExperience, addReport } from './profiles.ts'

/** A member with documents of all kinds. */
async function busyMember(): Promise<TestMember> {
  const member = await createMember('Dora')
  const other = await createMember('Olive')
  const own = await addReport(member)
  await backend.db.doc(`reports/${own}/photos/full`).set({ dataUrl: 'data:image/jpeg;base64,/9j/' })
  await addReport(member, { status: 'rejected' })
  const below = await addExperience(own, other)
  await addComment(`reports/${own}/experiences/${below}`, member)
  const elsewhere = await addReport(other)
  const mine = await addExperience(elsewhere, member)
  await addComment(`reports/${elsewhere}/experiences/${mine}`, member)
  await addComment(`reports/${elsewhere}/experiences/${mine}`, other)
  const marks = { createdAt: backend.now(), at: backend.now() }
  await backend.db
    .doc(`users/${member.uid}/blocks/${other.uid}`)
    .set({ createdAt: marks.createdAt })
  await backend.db.doc(`users/${member.uid}/reads/some_thread`).set({ at: marks.at })
  return member
}

/** A complete member with a share, signed in with Google on `page`. */
async function googleMember(page: Page): Promise<{ uid: string }> {
  const email = `dora-${randomUUID().slice(0, 8)}@greenlight.test`
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel('Another Google address').fill(email)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page).toHaveURL('/legal-agreement')
  const { uid } = await backend.auth.getUserByEmail(email)
  const complete = { profileComplete: true, acceptedTermsAt: backend.now() }
  await backend.db.doc(`users/${uid}`).set(complete, { merge: true })
  await addReport({ uid, username: 'Dora' })
  return { uid }
}

/** Confirms the deletion with an old sign-in, so that the dialog asks for a new one. */
async function submitMuchLater(page: Page) {
  await expect(heading(page)).toHaveText('Settings')
  const backInTime = await tenMinutesLater(page)
  await confirmDeletion(page)
  await submit(page)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Please sign in again to confirm that it is you.')
  return { dialog, backInTime }
}

test('deleting the account removes all documents of the member and says goodbye', async ({
  openAs,
}) => {
  test.slow()
  const member = await busyMember()
  const page = await openAs(member.email, '/settings')
  await confirmDeletion(page)
  await submit(page)
  await expectGone(page)
  expect(await leftOf(member)).toEqual(nothing)
})

test('a banned member saves and deletes their data', async ({ openAs }) => {
  test.slow()
  const member = await busyMember()
  await backend.db.doc(`bans/${member.uid}`).set({ reason: 'Threats.', createdAt: backend.now() })
  const page = await openAs(member.email)
  await expect(page.getByText('Your account has been suspended.')).toBeVisible()
  await page.getByRole('link', { name: 'your data' }).click()
  await page.getByRole('button', { name: 'Request account details' }).click()
  await expect(page.getByText('Your account details are ready.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByLabel('Type DELETE to confirm').fill('delete')
  await submit(page)
  await expectGone(page)
  // The name of a banned member stays reserved.
  expect(await leftOf(member)).toEqual({ ...nothing, name: 1 })
})

test('a deletion that fails continues where it stopped', async ({ openAs }) => {
  test.slow()
  const member = await busyMember()
  const page = await openAs(member.email, '/settings')
  let writes = 0
  let isBroken = true
  // The mark of the erasure, comments and experiences are written. A write is tried several times.
  await page.route('**/documents:commit*', (route) =>
    ++writes >= 4 && isBroken ? route.abort() : route.fallback(),
  )
  await confirmDeletion(page)
  await submit(page)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('alert')).toContainText('Failed to delete account.')
  const left = await leftOf(member)
  expect(left).toMatchObject({ user: 1, comments: 0, experiences: 0, signIn: 1 })
  expect(left['reports']).toBeGreaterThan(0)
  isBroken = false
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expectGone(page)
  expect(await leftOf(member)).toEqual(nothing)
})

test('a deletion goes on when the member leaves the page', async ({ openAs }) => {
  test.slow()
  const member = await createMember('Dora')
  await addReport(member)
  const page = await openAs(member.email)
  await openFromMenu(page, 'Settings')
  const release = await holdRequests(page, '**/documents:commit*')
  await confirmDeletion(page)
  await submit(page)
  await expect(page.getByRole('alertdialog')).toContainText('Please keep this page open.')
  await page.goBack()
  await expect(heading(page, 'Gallery')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  release()
  await expectGone(page)
  expect(await leftOf(member)).toEqual(nothing)
})

test('without the checkbox only the user document is deleted', async ({ openAs }) => {
  const member = await createMember('Dora')
  await addReport(member)
  const page = await openAs(member.email, '/settings')
  await confirmDeletion(page)
  await page.getByRole('checkbox').uncheck()
  await submit(page)
  await expect(page).toHaveURL('/goodbye?kept')
  await expect(page.getByRole('heading', { name: 'Your profile is closed' })).toBeVisible()
  expect(await leftOf(member)).toMatchObject({ user: 0, name: 1, reports: 1, signIn: 1 })
})

test('an old sign-in must be renewed before anything is deleted', async ({ openAs }) => {
  test.slow()
  const member = await createMember('Dora')
  const page = await openAs(member.email, '/settings')
  const { dialog, backInTime } = await submitMuchLater(page)
  await dialog.getByRole('button', { name: 'Sign in and delete' }).click()
  await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription(
    'Please enter your password.',
  )
  await dialog.getByLabel('Password').fill('wrong')
  await dialog.getByRole('button', { name: 'Sign in and delete' }).click()
  await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription('This password is wrong.')
  await expect(dialog.getByLabel('Password')).toBeFocused()
  expect(await leftOf(member)).toMatchObject({ user: 1, signIn: 1 })
  await backInTime()
  await dialog.getByLabel('Password').fill(member.password)
  await dialog.getByRole('button', { name: 'Sign in and delete' }).click()
  await expectGone(page)
  expect(await leftOf(member)).toEqual(nothing)
})

test('Keep my account during the new sign-in keeps the account', async ({ openAs }) => {
  const member = await createMember('Dora')
  await addReport(member)
  const before = await leftOf(member)
  const page = await openAs(member.email, '/settings')
  const { dialog, backInTime } = await submitMuchLater(page)
  await backInTime()
  const release = await holdRequests(page, `**/${addressParts.signIn}*`)
  await dialog.getByLabel('Password').fill(member.password)
  await dialog.getByRole('button', { name: 'Sign in and delete' }).click()
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect(dialog).toHaveCount(0)
  const signIn = page.waitForResponse((response) => response.url().includes(addressParts.signIn))
  release()
  await (await signIn).finished()
  // This takes longer than a deletion that begins after the sign-in.
  await page.getByRole('button', { name: 'Request account details' }).click()
  await expect(page.getByText('Your account details are ready.')).toBeVisible()
  await expect(page).toHaveURL('/settings')
  expect(await leftOf(member)).toEqual(before)
})

test('an old sign-in with Google must be renewed with Google', async ({ page }) => {
  test.slow()
  const member = await googleMember(page)
  await page.goto('/settings')
  const { dialog, backInTime } = await submitMuchLater(page)
  await expect(dialog.getByLabel('Password')).toHaveCount(0)
  const again = dialog.getByRole('button', { name: 'Continue with Google and delete' })
  const reconnect = await cutOff(page, addressParts.google)
  await again.click()
  await expect(dialog.getByRole('alert')).toHaveText(/There is no connection\.|You are offline\./)
  expect(await leftOf(member)).toMatchObject({ user: 1, signIn: 1 })
  await reconnect()
  await backInTime()
  await again.click()
  await expectGone(page)
  expect(await leftOf(member)).toEqual(nothing)
})
