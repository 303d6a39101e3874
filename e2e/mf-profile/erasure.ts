import { expect, type Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import type { TestMember } from '../fixtures/members.ts'

/** Sets the clock of the page ahead, so that its sign-in is old. Returns a function that resets it. */
export async function tenMinutesLater(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 10 * 60 * 1000
  })
  return () => page.evaluate(() => (Date.now = () => new Date().getTime()))
}

/** Opens the dialog and confirms the deletion in it. */
export async function confirmDeletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByLabel('Type DELETE to confirm')).toBeFocused()
  await dialog.getByLabel('Type DELETE to confirm').fill('delete')
}

export const submit = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click()

/** The number of documents of the member, by kind. */
export async function leftOf({ uid }: Pick<TestMember, 'uid'>): Promise<Record<string, number>> {
  const { db } = backend
  const count = async (query: FirebaseFirestore.Query) => (await query.get()).size
  return {
    user: Number((await db.doc(`users/${uid}`).get()).exists),
    name: await count(db.collection('usernames').where('uid', '==', uid)),
    blocks: await count(db.collection(`users/${uid}/blocks`)),
    reads: await count(db.collection(`users/${uid}/reads`)),
    reports: await count(db.collection('reports').where('ownerUid', '==', uid)),
    experiences: await count(db.collectionGroup('experiences').where('userId', '==', uid)),
    comments: await count(db.collectionGroup('comments').where('userId', '==', uid)),
    signIn: await backend.auth.getUser(uid).then(
      () => 1,
      () => 0,
    ),
  }
}

export const nothing = {
  user: 0,
  name: 0,
  blocks: 0,
  reads: 0,
  reports: 0,
  experiences: 0,
  comments: 0,
  signIn: 0,
}

export async function expectGone(page: Page): Promise<void> {
  await expect(page).toHaveURL('/goodbye')
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage })),
  ).not.toContain('gl.location.v1')
  await page.goto('/settings')
  await expect(page).toHaveURL('/login')
}
