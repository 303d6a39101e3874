import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { refuse } from './failures.ts'
import { pdfText } from './pdfText.ts'
import { addComment, addExperience, addReport } from './profiles.ts'

async function saved(page: Page, link: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).click(),
  ])
  return readFile(await download.path())
}

/** Names that no embedded font has: the browser draws them, and their letters lie hidden over that. */
const otherScripts = [
  'नमस्ते क्षत्रिय',
  'محمد الفاتح',
  'שרה כהן',
  '山田 太郎',
  '김민준',
  'สมชาย',
  'Zoë 👩‍👧 עדה',
]

test('account details come at once, as PDF and JSON, in any script', async ({ openAs }) => {
  test.slow()
  const member = await createMember('Ada', { profile: { msgReadReceipts: false } })
  const other = await createMember('Olive')
  const id = await addReport(member, { name: 'Łukasz Żółć', notes: 'Office first: Ελένη, Иван.' })
  const elsewhere = await addReport(other)
  const experience = await addExperience(elsewhere, member, { notes: 'Nguyễn ἀγάπη 日本 done.' })
  for (const name of otherScripts) await addReport(member, { name, age: 40 })
  await addComment(`reports/${elsewhere}/experiences/${experience}`, member, { text: 'Ґудзик' })

  const page = await openAs(member.email, '/settings')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.getByRole('button', { name: 'Show advanced settings' }).click()
  expect(scripts.filter((url) => /makePdf|\.ttf/.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Request account details' }).click()
  await expect(page.getByText('Your account details are ready.')).toBeVisible({ timeout: 20_000 })

  const pdf = await saved(page, 'Save as PDF')
  const text = pdfText(pdf)
  const lines = text.split('\n')
  for (const line of [
    `Username: ${member.username}`,
    `E-mail: ${member.email}`,
    'Default location: Chicago, IL',
    'Read receipts: off',
    `Shares (${1 + otherScripts.length})`,
    'Łukasz Żółć, 34',
    'Office first: Ελένη, Иван.',
    'Experiences (1)',
    'Nguyễn ἀγάπη 日本 done.',
    'Comments (1)',
    'Ґудзик',
    'Conversations (0)',
    ...otherScripts.map((name) => `${name}, 40`),
  ]) {
    expect(lines).toContain(line)
  }
  expect(text).not.toContain('\ufffd')
  // Each of those lines is a picture and its mask.
  const pictures = pdf.toString('latin1').match(/\/Subtype \/Image/g)
  expect(pictures).toHaveLength(2 * (otherScripts.length + 1))

  const json: unknown = JSON.parse((await saved(page, 'Save as JSON')).toString())
  expect(json).toMatchObject({
    profile: { uid: member.uid, username: member.username },
    experiences: [{ notes: 'Nguyễn ἀγάπη 日本 done.' }],
    comments: [{ text: 'Ґудзик' }],
    threads: [],
  })
  expect(json).toHaveProperty(
    'reports',
    expect.arrayContaining([expect.objectContaining({ id, name: 'Łukasz Żółć' })]),
  )
  // What is in it, a browser without a window cannot show.
  await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open the PDF' }).click(),
  ])
})

test('details that cannot be collected say so', async ({ openAs }) => {
  const member = await createMember('Ada')
  const page = await openAs(member.email, '/settings')
  await page.getByRole('button', { name: 'Show advanced settings' }).click()
  await refuse(page, 'query')
  await page.getByRole('button', { name: 'Request account details' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to prepare your account details.')
})
