import { backend } from '../fixtures/backend.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember, type TestMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { conversation, placeThread } from './threads.ts'

/** Creates conversations with "Member 0", "Member 1" and so on, one a minute, newest first. */
async function placeMany(ann: TestMember, count: number): Promise<void> {
  const writer = backend.db.bulkWriter()
  for (let n = 0; n < count; n += 1) {
    const other = `past-${n}-${ann.uid}`
    void writer.set(backend.db.doc(`threads/${n}-${ann.uid}`), {
      members: [ann.uid, other],
      memberInfo: { [other]: { displayName: `Member ${n}` } },
      lastMessage: 'Bye',
      lastSender: ann.uid,
      lastAt: new Date(Date.now() - n * 60_000),
    })
  }
  await writer.close()
}

test('more than 40 conversations are loaded page by page', async ({ openAs }) => {
  const ann = await createMember('Ann')
  await placeMany(ann, 90)
  const page = await openAs(ann.email, '/messages')
  const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('link')
  await expect(rows).toHaveCount(40)
  const loadMore = page.getByRole('button', { name: 'Load more' })
  await loadMore.click()
  await expect(rows).toHaveCount(80)
  await expect(page.getByRole('link', { name: 'Member 40' })).toBeFocused()

  // A late page does not take the focus from a member who has gone on.
  const release = await holdRequests(page, /:runQuery/)
  await loadMore.click()
  const first = page.getByRole('link', { name: /^Member 0\b/ })
  await first.focus()
  release()
  await expect(rows).toHaveCount(90)
  await expect(first).toBeFocused()
  await expect(loadMore).toBeHidden()
})

test('an older conversation is left, found among those that were left, and continued', async ({
  openAs,
}) => {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  await placeMany(ann, 41)
  await placeThread(ann, bob, { messages: [{ by: bob, text: 'Long ago', minutesAgo: 100 }] })
  const page = await openAs(ann.email, '/messages')
  const { box, message, say, status } = conversation(page)
  const row = page.getByRole('link', { name: bob.username })
  await page.getByRole('button', { name: 'Load more' }).click()
  await row.click()
  await expect(message('Long ago')).toBeVisible()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/messages$/)
  await expect(row).toBeHidden()

  await page.getByRole('link', { name: 'Conversations you left (1)' }).click()
  await row.click()
  await page.getByRole('button', { name: 'Come back' }).click()
  await expect(box).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Conversations', exact: true }).getByRole('link', {
      name: bob.username,
    }),
  ).toBeVisible()
  await say('Hello again')
  await expect(status('Hello again')).toHaveAccessibleName('Sent')
})

test('an older request that is declined leaves the requests', async ({ openAs }) => {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  await placeMany(ann, 41)
  await placeThread(ann, bob, {
    messages: [{ by: bob, text: 'Long ago', minutesAgo: 100 }],
    fields: { startedBy: bob.uid, state: 'request', sent: 1 },
  })
  const page = await openAs(ann.email, '/messages')
  await page.getByRole('button', { name: 'Load more' }).click()
  const requests = page.getByRole('link', { name: '1 person wants to write to you' })
  await requests.click()
  await page.getByRole('link', { name: bob.username }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page).toHaveURL(/\/messages$/)
  await expect(requests).toBeHidden()
  await expect(page.getByRole('link', { name: 'Conversations you left (1)' })).toBeVisible()
})
