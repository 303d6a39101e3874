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

test('account details come at once, as PDF and JSON, in any script', async ({ openAs }) => {
  const member = await createMember('Ada', { profile: { msgReadReceipts: false } })
  const other = await createMember('Olive')
  const id = await addReport(member, { name: 'Łukasz Żółć', notes: 'Office first: Ελένη, Иван.' })
  const elsewhere = await addReport(other)
  const experience = await addExperience(elsewhere, member, { notes: 'Nguyễn ἀγάπη 日本 done.' })
  await addComment(`reports/${elsewhere}/experiences/${experience}`, member, { text: 'Ґудзик' })

  const page = await openAs(member.email, '/settings')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.getByRole('button', { name: 'Show advanced settings' }).click()
  expect(scripts.filter((url) => /makePdf|\.ttf/.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Request account details' }).click()
  await expect(page.getByText('Your account details are ready.')).toBeVisible({ timeout: 20_000 })

  const text = pdfText(await saved(page, 'Save as PDF'))
  const lines = text.split('\n')
  for (const line of [
    `Username: ${member.username}`,
    `E-mail: ${member.email}`,
    'Default location: Chicago, IL',
    'Read receipts: off',
    'Shares (1)',
    'Łukasz Żółć, 34',
    'Office first: Ελένη, Иван.',
    'Experiences (1)',
    'Nguyễn ἀγάπη \ufffd\ufffd done.',
    'Comments (1)',
    'Ґудзик',
    'Conversations (0)',
  ]) {
    expect(lines).toContain(line)
  }
  expect(text).toContain('Some characters cannot be printed here')

  const json: unknown = JSON.parse((await saved(page, 'Save as JSON')).toString())
  expect(json).toMatchObject({
    profile: { uid: member.uid, username: member.username },
    reports: [{ id, name: 'Łukasz Żółć' }],
    experiences: [{ notes: 'Nguyễn ἀγάπη 日本 done.' }],
    comments: [{ text: 'Ґудзик' }],
    threads: [],
  })
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open the PDF' }).click(),
  ])
  expect(tab.url()).toMatch(/^(blob:|about:blank|:$)/)
})

test('details that cannot be collected say so', async ({ openAs }) => {
  const member = await createMember('Ada')
  const page = await openAs(member.email, '/settings')
  await page.getByRole('button', { name: 'Show advanced settings' }).click()
  await refuse(page, 'query')
  await page.getByRole('button', { name: 'Request account details' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to prepare your account details.')
})
