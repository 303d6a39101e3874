import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { createMember, type TestMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { ask, cutOff } from '../mf-onboarding/requests.ts'
import { addComment, addExperience, addReport } from './profiles.ts'

async function confirmDeletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show advanced settings' }).click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByLabel('Type DELETE to confirm')).toBeFocused()
  await dialog.getByLabel('Type DELETE to confirm').fill('delete')
}

const submit = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click()

/** A member with something everywhere, also by the owner fields of older documents. */
async function busyMember(): Promise<TestMember> {
  const member = await createMember('Dora')
  const other = await createMember('Olive')
  const own = await addReport(member)
  await backend.db.doc(`reports/${own}/photos/full`).set({ dataUrl: 'data:image/jpeg;base64,/9j/' })
  await addReport(member, { ownerUid: null, authorUid: null, createdBy: member.uid })
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

/** A complete member who came with Google and is signed in on `page`; with a share. */
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

/** How many documents of each kind still are the member's. */
async function leftOf({ uid }: Pick<TestMember, 'uid'>): Promise<Record<string, number>> {
  const { db } = backend
  const count = async (query: FirebaseFirestore.Query) => (await query.get()).size
  const reports = ['ownerUid', 'authorUid', 'createdBy'].map((field) =>
    count(db.collection('reports').where(field, '==', uid)),
  )
  return {
    user: Number((await db.doc(`users/${uid}`).get()).exists),
    blocks: await count(db.collection(`users/${uid}/blocks`)),
    reads: await count(db.collection(`users/${uid}/reads`)),
    reports: (await Promise.all(reports)).reduce((sum, each) => sum + each, 0),
    experiences: await count(db.collectionGroup('experiences').where('userId', '==', uid)),
    comments: await count(db.collectionGroup('comments').where('userId', '==', uid)),
    signIn: await backend.auth.getUser(uid).then(
      () => 1,
      () => 0,
    ),
  }
}

const nothing = { user: 0, blocks: 0, reads: 0, reports: 0, experiences: 0, comments: 0, signIn: 0 }

async function expectGone(page: Page): Promise<void> {
  await expect(page).toHaveURL('/welcome')
  expect(
    await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage })),
  ).not.toContain('gl.location.v1')
  await page.goto('/settings')
  await expect(page).toHaveURL('/login')
}

/** Puts the page's clock ahead, so that its sign-in is an old one; what is answered sets it right. */
async function tenMinutesLater(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 10 * 60 * 1000
  })
  return () => page.evaluate(() => (Date.now = () => new Date().getTime()))
}

/** Submits in settings with a sign-in that has become an old one: it has to be renewed in the dialog. */
async function submitMuchLater(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  const backInTime = await tenMinutesLater(page)
  await confirmDeletion(page)
  await submit(page)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Please sign in again to confirm that it is you.')
  return { dialog, backInTime }
}

test('deleting the account leaves nothing of the member and ends at the welcome', async ({
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

test('a deletion that breaks off goes on where it stopped', async ({ openAs }) => {
  test.slow()
  const member = await busyMember()
  const page = await openAs(member.email, '/settings')
  let writes = 0
  await page.route('**/documents:commit*', (route) =>
    ++writes === 3 ? route.abort() : route.fallback(),
  )
  await confirmDeletion(page)
  await submit(page)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('alert')).toContainText('Failed to delete account.')
  const left = await leftOf(member)
  expect(left).toMatchObject({ user: 1, comments: 0, experiences: 0, signIn: 1 })
  expect(left['reports']).toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expectGone(page)
  expect(await leftOf(member)).toEqual(nothing)
})

test('without the tick only the user document goes', async ({ openAs }) => {
  const member = await createMember('Dora')
  await addReport(member)
  const page = await openAs(member.email, '/settings')
  await confirmDeletion(page)
  await page.getByRole('checkbox').uncheck()
  await submit(page)
  await expect(page).toHaveURL('/welcome')
  expect(await leftOf(member)).toMatchObject({ user: 0, reports: 2, signIn: 1 })
})

test('an old sign-in is renewed before anything is deleted', async ({ openAs }) => {
  test.slow()
  const member = await createMember('Dora')
  const page = await openAs(member.email, '/settings')
  const { dialog, backInTime } = await submitMuchLater(page)
  await dialog.getByLabel('Password').fill('wrong')
  await dialog.getByRole('button', { name: 'Sign in and delete' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Sign-in failed')
  expect(await leftOf(member)).toMatchObject({ user: 1, signIn: 1 })
  await backInTime()
  await dialog.getByLabel('Password').fill(member.password)
  await dialog.getByRole('button', { name: 'Sign in and delete' }).click()
  await expectGone(page)
  expect(await leftOf(member)).toEqual(nothing)
})

test('an old sign-in with Google is renewed with Google', async ({ page }) => {
  test.slow()
  const member = await googleMember(page)
  await page.goto('/settings')
  const { dialog, backInTime } = await submitMuchLater(page)
  await expect(dialog.getByLabel('Password')).toHaveCount(0)
  const again = dialog.getByRole('button', { name: 'Continue with Google and delete' })
  const reconnect = await cutOff(page, ask.google)
  await again.click()
  await expect(dialog.getByRole('alert')).toHaveText('Sign-in failed')
  expect(await leftOf(member)).toMatchObject({ user: 1, signIn: 1 })
  await reconnect()
  await backInTime()
  await again.click()
  await expectGone(page)
  expect(await leftOf(member)).toEqual(nothing)
})
