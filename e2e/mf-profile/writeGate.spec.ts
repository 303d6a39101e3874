import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { addReport } from './profiles.ts'

const dailyLimits = { share: 5, experience: 20, comment: 50, flag: 20 }

/** The member has made as many today as the rules allow. */
function fillDay(uid: string, kind: keyof typeof dailyLimits): Promise<unknown> {
  const at = backend.now()
  const counter = { since: at, count: dailyLimits[kind], last: 'x', at }
  return backend.db.doc(`users/${uid}/quota/${kind}`).set(counter)
}

test('an unverified member verifies above the form and goes on without a reload', async ({
  openAs,
}) => {
  const member = await createMember('Vera', { verified: false })
  const page = await openAs(member.email, '/share')
  await expect(page.getByText('Verify your e-mail address to share a profile.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Share' })).toHaveCount(0)
  await expect(
    page.getByText('You cannot share yet. The note above the form says why.'),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Robin')
  await page.getByRole('button', { name: 'Verify now' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Robin')
})

test('a new member is asked once in the gallery to verify', async ({ openAs }) => {
  const member = await createMember('Vera', { verified: false })
  const page = await openAs(member.email, '/gallery')
  const note = page.getByRole('complementary', { name: 'Verify your e-mail address' })
  await expect(note.getByRole('button', { name: 'Send the verification e-mail' })).toBeVisible()
  await note.getByRole('button', { name: 'Not now' }).click()
  await expect(note).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('experiences, comments and reports say that the address is not verified', async ({
  openAs,
}) => {
  const owner = await createMember('Olive')
  const report = await addReport(owner)
  const member = await createMember('Vera', { verified: false })
  const page = await openAs(member.email, `/profile/${report}`)
  const experiences = page.getByRole('region', { name: 'Experiences', exact: true })
  await expect(
    experiences.getByText('Verify your e-mail address to add an experience.'),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Report/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Verify your e-mail address to report something.')).toBeVisible()
})

test('a member who reached the limit of a day sees when it ends', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const report = await addReport(owner)
  const member = await createMember('Manny')
  for (const kind of ['share', 'experience'] as const) await fillDay(member.uid, kind)
  const page = await openAs(member.email, '/share')
  await expect(
    page.getByText(/^You have shared 5 profiles today\. You can share again tomorrow at /),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Share' })).toHaveCount(0)
  await page.goto(`/profile/${report}`)
  await expect(
    page.getByText(/^You have added 20 experiences today\. You can add one again tomorrow at /),
  ).toBeVisible()
})
