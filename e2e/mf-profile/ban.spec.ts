import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'

test('a ban is seen on an open page, and the page opens again when it is lifted', async ({
  openAs,
}) => {
  const { uid, email } = await createMember('Nora')
  const page = await openAs(email, '/share')
  await expect(heading(page, 'Share a profile')).toBeVisible()
  const notices = backend.db.collection(`users/${uid}/notices`)
  const ban = backend.db.doc(`bans/${uid}`)
  const told = { target: `bans/${uid}`, reason: 'Threats.', at: backend.now(), readAt: null }
  const batch = backend.db.batch()
  batch.set(ban, { reason: 'Threats.', createdAt: backend.now(), decision: 'ban' })
  batch.set(notices.doc('ban'), { kind: 'ban', ...told })
  await batch.commit()
  await expect(page.getByText('The reason:')).toContainText('Threats.')
  await expect(heading(page, 'Share a profile')).toHaveCount(0)
  await ban.delete()
  await expect(heading(page, 'Share a profile')).toBeVisible()
})
