import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { addComment, addExperience, addReport } from '../mf-profile/profiles.ts'
import { at, conversation, placeThread } from './threads.ts'

/** The text of the file that Keep evidence saves, and its name. */
async function kept(page: Page) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Keep evidence' }).click()
  const file = await download
  const html = await readFile(await file.path(), 'utf8')
  await expect(page.getByText(`Saved as ${file.suggestedFilename()}.`)).toBeVisible()
  return { name: file.suggestedFilename(), html }
}

test('a conversation is kept with names and times, also a removed message that was reported', async ({
  openAs,
}) => {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  const id = await placeThread(ann, bob, {
    messages: [
      { by: ann, text: 'Hello', minutesAgo: 9 },
      { by: bob, text: 'Or else!', minutesAgo: 8 },
    ],
  })
  const page = await openAs(ann.email, at(id))
  const { log, ready } = conversation(page)
  await ready()
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await log.getByRole('button', { name: /^Report/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Harassment or hate' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  const flag = backend.db.doc(`flags/${ann.uid}~threads~${id}~messages~placed-1`)
  await expect.poll(async () => (await flag.get()).exists).toBe(true)
  await backend.db.doc(`threads/${id}/messages/placed-1`).update({ text: '', removed: 'log1' })
  await page.goto(at(id))
  await ready()
  const { name, html } = await kept(page)
  expect(name).toMatch(/^conversation-\d{4}-\d{2}-\d{2}\.html$/)
  for (const text of [ann.username, bob.username, bob.uid, 'Hello', 'Or else!'])
    expect(html).toContain(text)
  expect(html).toContain(
    'An admin removed this message. This is its text in the report that I sent.',
  )
  expect(html.match(/<time datetime="/g)).toHaveLength(2)
})

test('a profile is kept with experiences and comments', async ({ openAs }) => {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  const id = await addReport(bob, { name: 'Robin' })
  const experience = await addExperience(id, bob, { notes: 'He threatened me.' })
  await addComment(`reports/${id}/experiences/${experience}`, bob, { text: 'Me, too.' })
  const page = await openAs(ann.email, `/profile/${id}`)
  const { name, html } = await kept(page)
  expect(name).toMatch(/^profile-\d{4}-\d{2}-\d{2}\.html$/)
  for (const text of ['Robin', 'Cancelled twice', 'He threatened me.', 'Me, too.', bob.username])
    expect(html).toContain(text)
  expect(html).toContain('data:image/jpeg;base64,')
})
