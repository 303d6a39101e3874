import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { at, conversation, placeThread, storedTexts } from './threads.ts'

const refusal = 'This member does not take messages right now.'

test('a member who takes no messages gets none in old conversations either, and both see why', async ({
  openAs,
}) => {
  const ann = await createMember('Ann')
  const bob = await createMember('Bob', { profile: { messageSettings: { allow: 'none' } } })
  const id = await placeThread(ann, bob, {
    messages: [{ by: bob, text: 'Before', minutesAgo: 60 }],
  })
  const [page, bobPage] = await Promise.all([openAs(ann.email, at(id)), openAs(bob.email, at(id))])
  const anns = conversation(page)
  await anns.ready()
  await expect(bobPage.getByText('You take no messages at the moment')).toBeVisible()
  await anns.say('After')
  await expect(page.locator('form').getByText(refusal)).toBeVisible()
  await expect(anns.status('After')).toHaveAccessibleName('Not sent')
  await anns.box.fill('More')
  await anns.box.press('Enter')
  await expect(anns.box).toHaveValue('More')
  expect(await storedTexts(id)).toEqual(['Before'])

  await backend.db.doc(`users/${bob.uid}`).update({ messageSettings: { allow: 'everyone' } })
  await anns.log.getByRole('button', { name: 'Retry' }).click()
  // A member who has the conversation open sees it at once.
  await expect(anns.status('After')).toHaveAccessibleName(/^(Sent|Read)$/)
  await expect(page.getByText(refusal)).toBeHidden()
})

test('a block ends the conversation for both and hides it', async ({ openAs }) => {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  const id = await placeThread(ann, bob, {
    messages: [{ by: ann, text: 'Hello', minutesAgo: 60 }],
  })
  const [page, bobPage] = await Promise.all([openAs(ann.email, at(id)), openAs(bob.email, at(id))])
  const [anns, bobs] = [conversation(page), conversation(bobPage)]
  await Promise.all([anns.ready(), bobs.ready()])
  const blockButton = bobPage.getByRole('button', { name: 'Block', exact: true })
  await blockButton.click()
  await bobPage.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(bobs.message('Hello')).toBeVisible()
  await blockButton.click()
  await bobPage.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(bobPage.getByRole('heading', { name: 'No conversations to show' })).toBeVisible()
  // The conversation says so for a moment, with the same link.
  await expect(bobPage.getByText('You blocked this member')).toHaveCount(0)
  await expect(bobPage.getByRole('link', { name: 'Open settings' })).toBeVisible()
  await expect(bobPage).toHaveURL(/\/messages$/)

  await anns.say('Why?')
  await expect(anns.status('Why?')).toHaveAccessibleName('Not sent')
  expect(await storedTexts(id)).toEqual(['Hello'])

  await bobPage.goto(at(id))
  await expect(bobPage.getByText('You blocked this member')).toBeVisible()
  await backend.db.doc(`users/${bob.uid}/blocks/${ann.uid}`).delete()
  await bobPage.reload()
  await expect(bobs.message('Hello')).toBeVisible()
})

test('a flagged message goes to the admins with its text, and is hidden', async ({ openAs }) => {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  const id = await placeThread(ann, bob, {
    messages: [
      { by: bob, text: 'Something kind', minutesAgo: 61 },
      { by: bob, text: 'Something awful', minutesAgo: 60 },
    ],
  })
  const page = await openAs(ann.email, at(id))
  const { log, message, ready } = conversation(page)
  await ready()
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await message('Something awful').getByRole('button', { name: 'Report this message' }).click()
  await page.getByRole('radio', { name: 'Harassment or hate' }).check()
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(message('Something awful')).toHaveCount(0)
  await expect(log.getByText('You reported this message.')).toBeVisible()
  await expect(message('Something kind')).toBeVisible()
  const flags = await backend.db.collection('flags').where('by', '==', ann.uid).get()
  expect(flags.docs.map((flag) => flag.data())).toMatchObject([
    {
      targetPath: `threads/${id}/messages/placed-1`,
      reason: 'harassment',
      evidence: 'Something awful',
    },
  ])
  await page.reload()
  await expect(log.getByText('You reported this message.')).toBeVisible()
})

for (const id of ['nowhere', 'a%2Fb']) {
  test(`an address with the conversation ${id} says that it does not exist`, async ({ openAs }) => {
    const { email } = await createMember('Ann')
    const page = await openAs(email, `/messages?thread=${id}`)
    await expect(
      page.getByText(/This conversation is not there|Failed to load messages/),
    ).toBeVisible()
  })
}
