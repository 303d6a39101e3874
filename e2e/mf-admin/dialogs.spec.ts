import { randomUUID } from 'node:crypto'
import { backend } from '../fixtures/backend.ts'
import { expectGoodDialog } from '../fixtures/dialogs.ts'
import { createMember } from '../fixtures/members.ts'
import { detail, expect, select, test } from './review.ts'

test('the dialog before a ban is accessible', async ({ openAs, createReport }) => {
  test.slow()
  const admin = await createMember('Ada', { admin: true })
  const { name } = await createReport({ status: 'pending' })
  const page = await openAs(admin.email, '/adminreview')
  await select(page, name)
  const review = detail(page, name)
  await review.getByLabel('Reason').fill('Threats.')
  const ban = review.getByRole('button', { name: 'Ban member' })
  await expectGoodDialog(page, ban, 'ban')
  await expect(review.getByLabel('Reason')).toHaveValue('Threats.')
})

test('the dialog before a deletion is accessible', async ({ openAs, createReport, placeFlag }) => {
  test.slow()
  const admin = await createMember('Ada', { admin: true })
  const member = await createMember('Mia')
  const { id } = await createReport()
  const path = `reports/${id}/experiences/x`
  const by = { userId: member.uid, userName: member.username, createdAt: backend.now() }
  await backend.db.doc(path).set({ ...by, tone: 'red', notes: 'He lives at 5 Elm Street.' })
  const note = `An address ${randomUUID()}`
  await placeFlag(path, { reportId: id, reason: 'private-info', note })
  const page = await openAs(admin.email, '/adminreview?view=flags')
  await select(page, note)
  const review = detail(page, 'Flagged experience')
  await review.getByLabel('Reason').fill('No addresses.')
  await expectGoodDialog(page, review.getByRole('button', { name: 'Delete' }), 'delete')
})

test('the dialog before an admin is removed is accessible, also with a long address', async ({
  openAs,
}) => {
  test.slow()
  const admin = await createMember('Ada', { admin: true })
  const long = `somebody.with.rather.a.long.name.${randomUUID()}@moderation.greenlight.test`
  await backend.db.doc(`admins/${long}`).set({ email: long, createdAt: Date.now() })
  try {
    const page = await openAs(admin.email, '/adminreview?view=admins')
    await expectGoodDialog(page, page.getByRole('button', { name: `Remove ${long}` }), 'remove')
  } finally {
    await backend.db.doc(`admins/${long}`).delete()
  }
})
