import { expectNoFindings } from '../fixtures/axe.ts'
import { backend } from '../fixtures/backend.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember, type TestMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { at, conversation, placeThread, storedTexts } from './threads.ts'

const pair = () => Promise.all([createMember('Ann'), createMember('Bob')])

/** Bob has written to Ann, who has not answered. */
const request = (ann: TestMember, bob: TestMember, sent = 1) =>
  placeThread(ann, bob, {
    messages: Array.from({ length: sent }, (_, n) => ({
      by: bob,
      text: `Hello ${n + 1}`,
      minutesAgo: 9 - n,
    })),
    fields: { startedBy: bob.uid, state: 'request', sent },
  })

test('a request is read without a receipt, and an answer accepts it', async ({ openAs }) => {
  const [ann, bob] = await pair()
  const id = await request(ann, bob)
  const bobPage = await openAs(bob.email, at(id))
  const bobs = conversation(bobPage)
  await bobs.ready()
  const page = await openAs(ann.email, '/messages')
  await expect(page.getByText('No conversations yet')).toBeVisible()
  const row = page.getByRole('link', { name: '1 person wants to write to you' })
  await expect(row).toContainText('1 new')
  await expectNoFindings(page, 'list with a request')
  await row.click()
  const link = page.getByRole('link', { name: bob.username })
  await expect(link).toContainText('1 unread')
  await link.click()
  const anns = conversation(page)
  await expect(anns.message('Hello 1')).toBeVisible()
  await expect(page.getByText('wants to write to you. They do not see')).toBeVisible()
  await expect(anns.box).toBeHidden()
  await expectNoFindings(page, 'a request')
  // My own marker is there, the other's page knows nothing.
  const mark = backend.db.doc(`users/${ann.uid}/reads/${id}`)
  await expect.poll(async () => (await mark.get()).exists).toBe(true)
  const thread = backend.db.doc(`threads/${id}`)
  expect((await thread.get()).get('lastRead')).toEqual({})
  await expect(bobs.status('Hello 1')).toHaveAccessibleName('Sent')

  await page.getByRole('button', { name: 'Answer' }).click()
  await expect(anns.box).toBeFocused()
  for (const name of ['Report', 'Block', 'Decline'])
    await expect(page.getByRole('button', { name, exact: true }), 'while answering').toBeVisible()
  await anns.say('Hello Bob')
  await expect(bobs.message('Hello Bob')).toBeVisible()
  await expect(bobs.status('Hello 1')).toHaveAccessibleName('Read')
  await expect(page.getByRole('list', { name: 'Conversations', exact: true })).toBeVisible()
  for (const name of ['Report', 'Block', 'Leave'])
    await expect(page.getByRole('button', { name, exact: true }), 'answered').toBeVisible()
  expect((await thread.get()).get('state')).toBe('open')
})

test('who starts a conversation can write three messages before an answer', async ({ openAs }) => {
  const [ann, bob] = await pair()
  const id = await request(bob, ann)
  const page = await openAs(ann.email, at(id))
  const anns = conversation(page)
  await anns.ready()
  await expect(page.getByText('You can write 2 more messages before')).toBeVisible()
  await anns.say('Second')
  await expect(page.getByText('You can write 1 more message before')).toBeVisible()
  await anns.say('Third')
  await expect(page.getByText('has your messages. You can write more')).toBeVisible()
  await expect(anns.box).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: bob.username })).toBeFocused()
  await expect(anns.status('Third')).toHaveAccessibleName('Sent')
  expect(await storedTexts(id)).toEqual(['Hello 1', 'Second', 'Third'])
  const bobs = conversation(await openAs(bob.email, at(id)))
  await bobs.ready()
  await bobs.log.page().getByRole('button', { name: 'Answer' }).click()
  await bobs.say('Yes')
  await expect(anns.box).toBeVisible()
  await anns.say('Fourth')
  await expect(anns.status('Fourth')).toHaveAccessibleName(/^(Sent|Read)$/)
})

test('a declined request is gone, and its sender is not told', async ({ openAs }) => {
  const [ann, bob] = await pair()
  const id = await request(ann, bob)
  const page = await openAs(ann.email, at(id))
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Declined. They are not told.')).toBeVisible()
  await expect(page).toHaveURL(/\/messages$/)
  await expect(page.getByText('wants to write to you')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Conversations you left (1)' })).toBeVisible()

  const bobPage = await openAs(bob.email, at(id))
  const bobs = conversation(bobPage)
  await bobs.ready()
  await expect(bobPage.getByText('has left')).toBeHidden()
  await bobs.say('Are you there?')
  await expect(bobs.status('Are you there?')).toHaveAccessibleName('Sent')
  await expect(page.getByText('wants to write to you')).toBeHidden()

  await page.getByRole('link', { name: 'Conversations you left (1)' }).click()
  await page.getByRole('link', { name: bob.username }).click()
  await page.getByRole('button', { name: 'Come back' }).click()
  await expect(page.getByRole('button', { name: 'Answer' })).toBeVisible()
})

test('a request can be reported and blocked', async ({ openAs }) => {
  const [ann, bob] = await pair()
  const id = await request(ann, bob)
  const page = await openAs(ann.email, at(id))
  // Before its only message is there, Report asks which one.
  await expect(conversation(page).message('Hello 1')).toBeVisible()
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Spam' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('You reported this message.')).toBeVisible()
  await page.getByRole('button', { name: 'Block' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('wants to write to you')).toBeHidden()
  await expect(page).toHaveURL(/\/messages$/)
})

test('after a member has left, both can read but not write', async ({ openAs }) => {
  const [ann, bob] = await pair()
  const id = await placeThread(ann, bob, {
    messages: [{ by: bob, text: 'Before', minutesAgo: 60 }],
  })
  const [page, bobPage] = await Promise.all([openAs(ann.email, at(id)), openAs(bob.email, at(id))])
  const [anns, bobs] = [conversation(page), conversation(bobPage)]
  await Promise.all([anns.ready(), bobs.ready()])
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/messages$/)
  await expect(bobPage.getByText('has left. You can read')).toBeVisible()
  await expect(bobs.box).toBeHidden()
  await expect(bobs.message('Before')).toBeVisible()

  await page.getByRole('link', { name: 'Conversations you left (1)' }).click()
  await page.getByRole('link', { name: bob.username }).click()
  const comeBack = page.getByRole('button', { name: 'Come back' })
  await comeBack.focus()
  await backend.db.doc(`threads/${id}`).update({ lastMessage: 'Changed' })
  await expect(page.getByRole('link', { name: bob.username })).toContainText('Changed')
  await expect(comeBack, 'the conversation has changed').toBeFocused()
  await comeBack.click()
  await expect(anns.box).toBeFocused()
  await expect(bobs.box).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  // In the message box it would open the keyboard.
  test('Answer and Come back give the focus to the name', async ({ openAs }) => {
    const [[ann, bob], eve] = await Promise.all([pair(), createMember('Eve')])
    const [asked, left] = await Promise.all([
      request(ann, bob),
      placeThread(ann, eve, {
        messages: [{ by: eve, text: 'Before', minutesAgo: 60 }],
        fields: { left: { [ann.uid]: true } },
      }),
    ])
    const page = await openAs(ann.email, at(asked))
    const { box } = conversation(page)
    await page.getByRole('button', { name: 'Answer' }).tap()
    await expect(box).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: bob.username })).toBeFocused()

    await page.goto(at(left))
    await page.getByRole('button', { name: 'Come back' }).tap()
    await expect(box).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: eve.username })).toBeFocused()
  })
})

test('a late answer to Leave does not close the conversation that was opened meanwhile', async ({
  openAs,
}) => {
  const [[ann, bob], eve] = await Promise.all([pair(), createMember('Eve')])
  const [left, opened] = await Promise.all([
    placeThread(ann, bob, { messages: [{ by: bob, text: 'Before', minutesAgo: 60 }] }),
    placeThread(ann, eve, { messages: [{ by: eve, text: 'Hello Ann', minutesAgo: 30 }] }),
  ])
  const page = await openAs(ann.email, at(left))
  const { message, ready } = conversation(page)
  await ready()
  const release = await holdRequests(page, /documents:commit/, (body) => body.includes('"left"'))
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('link', { name: eve.username }).click()
  await expect(message('Hello Ann')).toBeVisible()
  release()
  await expect(page.getByText('You left. You find it under')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Conversations you left (1)' })).toBeVisible()
  await expect(page).toHaveURL(at(opened))
  await expect(message('Hello Ann')).toBeVisible()
})
