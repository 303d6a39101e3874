import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { undeliveredPath } from '@greenlight/domain/alertsDelivery'
import { expectNoFindings } from '../fixtures/axe.ts'
import { backend } from '../fixtures/backend.ts'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import { detail, expect, row, select, test } from './review.ts'

test('axe finds nothing in any view, in both color schemes', async ({
  openAs,
  createReport,
  placeFlag,
}) => {
  test.slow()
  const admin = await createMember('Ada', { admin: true })
  const { id, name } = await createReport({ status: 'pending' })
  await placeFlag(`reports/${id}`, { reportId: id, note: 'Spam.' })
  const page = await openAs(admin.email, '/adminreview')
  await select(page, name)
  await expect(detail(page, name).getByText('Spam.')).toBeVisible()
  const caseId = randomUUID()
  await backend.db.doc(`cases/${caseId}`).set({
    ...{ kind: 'removal', by: caseId, reportId: id, about: '', relation: 'minor', wish: 'remove' },
    ...{ statement: 'Please remove it.', createdAt: new Date(2020, 0, 1), state: 'open' },
  })
  const views = ['Pending', 'Flags', 'Requests', 'Appeals', 'Log', 'Bans', 'Policy', 'Admins']
  for (const view of [...views, 'Numbers']) {
    await page.getByRole('link', { name: view, exact: true }).click()
    await expect(page.getByRole('link', { name: view, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expectNoFindings(page, view)
  }
  await backend.db.doc(`cases/${caseId}`).delete()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Admins', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('Numbers shows open and decided items as a chart and as a table', async ({
  openAs,
  createReport,
  placeFlag,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const { id, name } = await createReport({ status: 'pending' })
  await placeFlag(`reports/${id}`, { reason: 'spam' })
  const page = await openAs(admin.email, '/adminreview')
  await select(page, name)
  await detail(page, name).getByRole('button', { name: 'Approve' }).click()
  await expect(row(page, name)).toHaveCount(0)
  await sendHeldDecision(page)
  await page.getByRole('link', { name: 'Numbers' }).click()
  const decisions = page.getByRole('region', { name: 'Decisions in 7 days' })
  await decisions.getByRole('button', { name: 'Show as a table' }).click()
  const approved = decisions.getByRole('row', { name: /^Approved/ }).getByRole('cell')
  expect(Number(await approved.innerText())).toBeGreaterThan(0)
  for (const figure of ['Waiting now', 'Oldest waiting', 'Decided in 7 days']) {
    await expect(page.getByRole('term').filter({ hasText: figure })).toBeVisible()
  }
  const reasons = page.getByRole('region', { name: 'Flags decided in 7 days, by reason' })
  await reasons.getByRole('button', { name: 'Show as a table' }).click()
  const spam = reasons.getByRole('row', { name: /^Spam or advertising/ }).getByRole('cell')
  expect(Number(await spam.innerText())).toBeGreaterThan(0)
})

test('Numbers says how many members e-mail does not reach', async ({ openAs }) => {
  const { email } = await createMember('Ada', { admin: true })
  // The functions write it.
  const count = backend.db.doc(undeliveredPath)
  await count.set({ members: 3, at: new Date() })
  const page = await openAs(email, '/adminreview?view=numbers')
  const figure = page.getByRole('term').filter({ hasText: 'E-mail not delivered for a day' })
  await expect(figure).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '3 members' })).toBeVisible()
  await count.delete()
})

test('Numbers can be saved as a file without names, and Admins says who decided last', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const { id, name } = await createReport({ status: 'pending' })
  const page = await openAs(admin.email, '/adminreview')
  await select(page, name)
  await page.getByRole('button', { name: 'Spam', exact: true }).click()
  await detail(page, name).getByRole('button', { name: 'Reject' }).click()
  await expect(row(page, name)).toHaveCount(0)
  await sendHeldDecision(page)
  await page.getByRole('link', { name: 'Numbers' }).click()
  const waiting = page.getByRole('region', { name: 'Waiting, by kind and age' })
  await expect(waiting.getByRole('row')).toHaveText([
    /^Kind/,
    /^Pending/,
    /^Flags/,
    /^Requests/,
    /^Appeals/,
    /^Revisions/,
  ])
  await page.getByRole('button', { name: 'Show the times' }).click()
  await expect(page.getByRole('row', { name: /^Shares without a flag/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show the shares' }).click()
  await expect(page.getByRole('row', { name: /^Spam or advertising/ })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^greenlight-numbers-[\d-]{10}\.csv$/)
  const csv = await readFile(await file.path(), 'utf8')
  for (const line of csv.split('\r\n').slice(1)) expect(line).toMatch(/,(\d+(\.\d)?)?$/)
  for (const subject of [
    'Waiting,"Pending, Over 7 days",',
    'Decisions in 90 days,Spam or advertising,',
  ])
    expect(csv).toContain(subject)
  for (const secret of [admin.username, admin.uid, name, id]) expect(csv).not.toContain(secret)

  await page.getByRole('link', { name: 'Admins', exact: true }).click()
  const last = page.getByRole('list', { name: 'Last decisions' }).getByRole('listitem')
  await expect(last.filter({ hasText: /^you/ })).toContainText(/now|minute/)
})

test('a phone shows the list, then one profile at a time, without horizontal scrolling', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const long = 'x'.repeat(40)
  await createReport({ status: 'pending', notes: long, location: long, name: long })
  const page = await openAs(admin.email, '/adminreview')
  await row(page, long).first().click()
  await expect(detail(page, long)).toBeVisible()
  await expect(detail(page, long).locator('[aria-busy=true]')).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 640 })
  const list = page.getByRole('list', { name: 'Waiting profiles' })
  await expect(list).toBeVisible()
  await expect(detail(page, long)).toBeHidden()
  await expect(page.getByRole('button').locator('kbd:visible')).toHaveCount(0)
  await row(page, long).first().click()
  await expect(detail(page, long)).toBeFocused()
  await expect(list).toBeHidden()
  await page.goBack()
  await expect(list).toBeVisible()
  await row(page, long).first().click()
  await page.getByRole('button', { name: 'All waiting' }).click()
  await expect(list).toBeVisible()
  await row(page, long).first().click()
  await expect(detail(page, long)).toBeVisible()
  const tops = await page
    .getByRole('button', { name: /^(Previous|Next)$/ })
    .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().top))
  expect(tops, 'Previous and Next').toHaveLength(2)
  expect(tops[1], 'they stand together').toBe(tops[0])
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await sideways(), 'a long word').toBeLessThanOrEqual(0)
  for (const view of ['Flags', 'Log', 'Bans', 'Policy', 'Admins', 'Numbers', 'Pending']) {
    await page.getByRole('link', { name: view, exact: true }).click()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect(await sideways(), view).toBeLessThanOrEqual(0)
  }
})
