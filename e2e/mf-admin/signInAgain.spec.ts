import { backend } from '../fixtures/backend.ts'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember, type TestMember } from '../fixtures/members.ts'
import { detail, expect, row, select, test } from './review.ts'

const HOUR_MS = 60 * 60 * 1000

/** New tokens of this member say that the sign-in was so long ago. The emulator keeps the time for the account. */
async function makeSignInOlder({ uid }: TestMember, ageMs: number): Promise<void> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''
  const project = process.env['GCLOUD_PROJECT'] ?? 'demo-greenlight'
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, lastLoginAt: String(Date.now() - ageMs) }),
  })
  expect(answer.ok).toBe(true)
}

test('an admin signs in again after 12 hours in the page, and what was typed is decided with', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const { id, name } = await createReport({ status: 'pending' })
  const page = await openAs(admin.email, '/adminreview')
  await page.clock.install()
  await page.reload()
  await select(page, name)
  const reason = detail(page, name).getByLabel('Reason')
  await reason.fill('The notes name his gym.')

  await makeSignInOlder(admin, 13 * HOUR_MS)
  await page.clock.fastForward(56 * 60 * 1000) // the SDK renews the token
  const bar = page.getByRole('alert').filter({ hasText: 'Please sign in again.' })
  await expect(bar).toBeVisible()
  await expect(reason).toHaveValue('The notes name his gym.')

  await bar.getByRole('button', { name: 'Sign in again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByLabel('Password').fill('not this one')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription('This password is wrong.')
  await dialog.getByLabel('Password').fill(admin.password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(bar).toHaveCount(0)
  await expect(dialog).toHaveCount(0)
  await expect(reason).toHaveValue('The notes name his gym.')

  // The list follows again.
  const later = await createReport({ status: 'pending' })
  await expect(row(page, later.name)).toBeVisible()
  await detail(page, name).getByRole('button', { name: 'Reject' }).click()
  await expect(row(page, name)).toHaveCount(0)
  await sendHeldDecision(page)
  expect((await backend.db.doc(`reports/${id}`).get()).get('status')).toBe('rejected')
})
