import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember } from '../fixtures/members.ts'
import { countObjectUrls } from '../fixtures/objectUrls.ts'
import { addressParts, refuse } from '../fixtures/requests.ts'
import { expect, test } from '../fixtures/test.ts'
import { placeThread } from '../mf-messaging/threads.ts'
import { pdfText } from './pdfText.ts'
import { addComment, addExperience, addReport } from './profiles.ts'

async function saved(page: Page, link: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).click(),
  ])
  return readFile(await download.path())
}

const SEE_JSON = '[see the JSON file for this text]'

/** Names in scripts that the font of the PDF lacks. */
const otherScripts = ['नमस्ते क्षत्रिय', 'محمد الفاتح', 'שרה כהן', '山田 太郎', '김민준', 'สมชาย']
const mixedScripts = 'Zoë 👩‍👧 עדה'

test('account details are complete as PDF and JSON; the PDF refers to the JSON for other scripts', async ({
  openAs,
}) => {
  test.slow()
  const member = await createMember('Ada', { profile: { msgReadReceipts: false } })
  const other = await createMember('Olive')
  const id = await addReport(member, { name: 'Łukasz Żółć', notes: 'Office first: Ελένη, Иван.' })
  const elsewhere = await addReport(other)
  const experience = await addExperience(elsewhere, member, { notes: 'Nguyễn ἀγάπη 日本 done.' })
  for (const name of [...otherScripts, mixedScripts]) await addReport(member, { name, age: 40 })
  await addComment(`reports/${elsewhere}/experiences/${experience}`, member, { text: 'Ґудзик' })

  const page = await openAs(member.email, '/settings')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  expect(scripts.filter((url) => /makeAccountPdf|\.ttf/.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Request account details' }).click()
  await expect(page.getByText('Your account details are ready.')).toBeVisible()

  const pdf = await saved(page, 'Save as PDF')
  const text = pdfText(pdf)
  const lines = text.split('\n')
  for (const line of [
    `Username: ${member.username}`,
    `E-mail: ${member.email}`,
    'Default location: Chicago, IL',
    'Read receipts: off',
    `Shares (${2 + otherScripts.length})`,
    'Łukasz Żółć, 34',
    'Office first: Ελένη, Иван.',
    'Experiences (1)',
    `Nguyễn ${SEE_JSON} done.`,
    'Comments (1)',
    'Ґудзик',
    'Conversations (0)',
    `Zoë ${SEE_JSON}, 40`,
  ]) {
    expect(lines).toContain(line)
  }
  expect(text).not.toContain('\ufffd')
  const references = lines.filter((line) => line === `${SEE_JSON}, 40`)
  expect(references).toHaveLength(otherScripts.length)

  const json: unknown = JSON.parse((await saved(page, 'Save as JSON')).toString())
  expect(json).toMatchObject({
    profile: { uid: member.uid, username: member.username },
    experiences: [{ notes: 'Nguyễn ἀγάπη 日本 done.' }],
    comments: [{ text: 'Ґудзик' }],
    threads: [],
  })
  expect(json).toHaveProperty(
    'reports',
    expect.arrayContaining([
      expect.objectContaining({ id, name: 'Łukasz Żółć' }),
      ...[...otherScripts, mixedScripts].map((name) => expect.objectContaining({ name })),
    ]),
  )
  // Headless Chromium cannot show its content.
  await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open the PDF' }).click(),
  ])
})

test('the files have the messages that the member sent, and what the member reported', async ({
  openAs,
}) => {
  test.slow()
  const [member, other] = await Promise.all([createMember('Ada'), createMember('Olive')])
  await placeThread(member, other, {
    messages: [
      { by: member, text: 'My own words', minutesAgo: 9 },
      { by: other, text: 'Words of somebody else', minutesAgo: 8 },
    ],
  })
  const target = `users/${other.uid}`
  await backend.db.doc(`flags/${member.uid}~users~${other.uid}`).set({
    by: member.uid,
    targetPath: target,
    reason: 'threats',
    note: 'I am afraid.',
    createdAt: backend.now(),
    state: 'open',
  })
  const id = await addReport(member)
  await backend.db
    .doc(`reports/${id}/reply/subject`)
    .set({ text: 'I was ill.', createdAt: backend.now(), decision: 'x' })
  const page = await openAs(member.email, '/your-data')
  await page.getByRole('button', { name: 'Request account details' }).click()
  await expect(page.getByText('Your account details are ready.')).toBeVisible()
  const json: unknown = JSON.parse((await saved(page, 'Save as JSON')).toString())
  expect(json).toMatchObject({
    messages: [{ text: 'My own words' }],
    flags: [{ targetPath: target, reason: 'threats', note: 'I am afraid.' }],
    replies: { [id]: { text: 'I was ill.' } },
  })
  expect(JSON.stringify(json)).not.toContain('Words of somebody else')
})

test('a failure to collect the details shows an error', async ({ openAs }) => {
  const member = await createMember('Ada')
  const page = await openAs(member.email, '/settings')
  await refuse(page, addressParts.query)
  await page.getByRole('button', { name: 'Request account details' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to prepare your account details.')
})

test('files that are finished after the member has left do not leak', async ({ openAs }) => {
  test.slow()
  const member = await createMember('Ada')
  const page = await openAs(member.email)
  const liveUrls = await countObjectUrls(page)
  const release = await holdRequests(page, /Roboto-Regular[^/]*\.ttf/)
  const request = async () => {
    await page.getByRole('button', { name: 'Request account details' }).click()
  }
  await page.goto('/settings')
  const asked = page.waitForRequest(/\.ttf/)
  await request()
  await asked
  await page.getByRole('link', { name: 'Give feedback' }).click()
  await expect(heading(page)).toHaveText('Feedback')
  release()
  await page.goBack()
  // The second request is ready after the first one.
  await request()
  await expect(page.getByText('Your account details are ready.')).toBeVisible()
  expect(await liveUrls(), 'the PDF and the JSON of the second request').toBe(2)
})
