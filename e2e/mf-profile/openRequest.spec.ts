import { expectNoFindings } from '../fixtures/axe.ts'
import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { at, conversation, placeThread } from '../mf-messaging/threads.ts'
import { expectGone, submit } from './erasure.ts'

test('a member with an open request is asked first, and others see that the member has left', async ({
  openAs,
}) => {
  test.slow()
  const [member, other] = await Promise.all([createMember('Dora'), createMember('Olive')])
  const thread = await placeThread(member, other, {
    messages: [{ by: member, text: 'Hello Olive', minutesAgo: 5 }],
  })
  const request = backend.db.doc(`cases/request-${member.uid}`)
  await request.set({
    kind: 'removal',
    by: member.uid,
    reportId: '',
    about: 'Robin in Chicago',
    relation: 'me',
    wish: 'remove',
    statement: 'That is me.',
    createdAt: backend.now(),
    state: 'open',
  })
  const page = await openAs(member.email, '/your-data')
  const ask = page.getByRole('button', { name: 'Delete account' })
  await ask.click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(
    'You have an open request. Deleting your account withdraws it.',
  )
  await expectNoFindings(page, 'the question about an open request')
  await page.keyboard.press('Escape')
  await expect(ask).toBeFocused()
  await ask.click()
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.getByLabel('Type DELETE to confirm').fill('delete')
  await submit(page)
  await expectGone(page)
  expect((await request.get()).exists).toBe(false)

  const left = await openAs(other.email, at(thread))
  await expect(left.getByText('has left. You can read this conversation')).toBeVisible()
  await expect(conversation(left).message('Hello Olive')).toBeVisible()
})
