import { expectNoFindings } from '../fixtures/axe.ts'
import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'

test('a warning and a removed message appear as notices, with a link to what they are about', async ({
  openAs,
}) => {
  const member = await createMember('Nora')
  const add = (id: string, kind: string, target: string, reason: string) =>
    backend.db
      .doc(`users/${member.uid}/notices/${id}`)
      .set({ kind, target, reason, at: backend.now(), readAt: null })
  await add('w', 'warn', `users/${member.uid}`, 'Please stay with what you saw yourself.')
  await add('m', 'delete', 'threads/a_b/messages/x', 'It threatened somebody.')
  await add('u', 'uphold', 'users/somebody', 'Thank you.')
  await add('r', 'dismiss', 'reports/abc/reply/subject', 'Nothing found.')
  const page = await openAs(member.email, '/notices')
  const notice = (text: string) => page.getByRole('article', { name: text })

  const warning = notice('An admin asks you to follow our guidelines.')
  await expect(warning).toContainText('Please stay with what you saw yourself.')
  await expect(warning.getByRole('link', { name: 'Read the guidelines' })).toHaveAttribute(
    'href',
    '/terms',
  )
  await expect(warning.getByRole('button', { name: 'Appeal' })).toHaveCount(0)
  const removed = notice('Your message was removed.')
  await expect(removed).toContainText('It threatened somebody.')
  await expect(removed.getByRole('link', { name: 'See the conversation' })).toHaveAttribute(
    'href',
    '/messages?thread=a_b',
  )
  await expect(notice('You reported a member. We acted on it.')).toBeVisible()
  await expect(
    notice('You reported an answer. It follows our guidelines and stays.').getByRole('link'),
  ).toHaveAttribute('href', '/profile/abc')

  await removed.getByRole('button', { name: 'Appeal' }).click()
  await removed.getByLabel('Why should this be decided differently?').fill('Mail a@b.example.org')
  await expect(removed.getByText('This seems to hold an e-mail address.')).toBeVisible()
  await expectNoFindings(page, 'notices of all kinds')
  await page.setViewportSize({ width: 320, height: 640 })
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(beyond).toBeLessThanOrEqual(0)
})
