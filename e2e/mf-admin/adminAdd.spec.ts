import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { arrived, expect, test } from './review.ts'

const script = fileURLToPath(new URL('../../tools/adminAdd.mjs', import.meta.url))

/** The script of `npm run admin:add`. The environment names the emulator. */
const addAdmin = async (address: string) =>
  (await promisify(execFile)(process.execPath, [script, address])).stdout

test('the command line adds the first admin, once, who can then review', async ({ openAs }) => {
  const { email, uid } = await createMember('Ada')
  await backend.auth.updateUser(uid, { emailVerified: true })
  const page = await openAs(email, '/adminreview')
  await expect(page.getByText('You must be an admin to view this page.')).toBeVisible()
  expect(await addAdmin(email.toUpperCase())).toContain(`${email} is now an admin in the emulator`)
  const stored = async () => (await backend.db.doc(`admins/${email}`).get()).data()
  const first = await stored()
  expect(Object.keys(first ?? {}).sort()).toEqual(['createdAt', 'email'])
  expect(first?.['email']).toBe(email)
  expect(typeof first?.['createdAt']).toBe('number')
  expect(await addAdmin(email)).toContain(`${email} was already an admin`)
  expect(await stored()).toEqual(first)
  await page.reload()
  await arrived(page)
})
