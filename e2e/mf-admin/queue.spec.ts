import { randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import { cutOff } from '../fixtures/requests.ts'
import { detail, expect, row, select, test } from './review.ts'

/** Later than all other reports, so that they stand at the end of the queue. */
const farAhead = (at = 0) => Timestamp.fromMillis(Date.UTC(2100, 0, 1) + at)

test('the most urgent profile comes first; a name and a reason narrow the queue down', async ({
  openAs,
  createReport,
  placeFlag,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const tag = `Zoë ${randomUUID().slice(0, 8)}`
  const pending = { status: 'pending', flagCount: 1 }
  const older = await createReport({ ...pending, name: `${tag} older`, createdAt: farAhead(1) })
  const home = await createReport({ ...pending, name: `${tag} home`, createdAt: farAhead(2) })
  const minor = await createReport({ ...pending, name: `${tag} minor`, createdAt: farAhead(3) })
  await placeFlag(`reports/${older.id}`, { reportId: older.id, reason: 'spam' })
  await placeFlag(`reports/${home.id}`, { reportId: home.id, reason: 'private-info' })
  await placeFlag(`reports/${minor.id}`, { reportId: minor.id, reason: 'minor' })
  const page = await openAs(admin.email, '/adminreview')
  const rows = page.getByRole('list', { name: 'Waiting profiles' }).getByRole('listitem')
  await page.getByLabel('Name').fill(`zoe ${tag.slice(4)}`)
  await expect(rows).toContainText([`${tag} minor`, `${tag} home`, `${tag} older`])
  await expect(rows).toHaveCount(3)
  await expect(row(page, `${tag} minor`)).toContainText('Someone under 18')

  await page.getByLabel('Flagged as').selectOption('Spam or advertising')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(`${tag} older`)
  await page.getByLabel('Flagged as').selectOption('Nudity or sexual content')
  await expect(page.getByRole('heading', { name: 'No waiting profile matches' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Flagged as')).toHaveValue('spam')
})

test('a profile flagged as a minor’s is there at once behind fifty others, and Load more reaches the rest', async ({
  openAs,
  createReports,
  createReport,
  placeFlag,
}) => {
  test.slow()
  const admin = await createMember('Ada', { admin: true })
  await createReports(55, (at) => ({ status: 'pending', createdAt: farAhead(at) }))
  const waiting = { status: 'pending', createdAt: farAhead(1000) }
  const minor = await createReport(waiting)
  const last = await createReport(waiting)
  await placeFlag(`reports/${minor.id}`, { reportId: minor.id, reason: 'minor' })
  const page = await openAs(admin.email, '/adminreview')
  await expect(row(page, minor.name)).toBeVisible()
  await expect(row(page, last.name)).toHaveCount(0)
  await select(page, minor.name)
  await expect(
    detail(page, minor.name).getByRole('listitem').getByText('Someone under 18'),
  ).toBeVisible()
  const reason = detail(page, minor.name).getByLabel('Reason')
  await reason.fill('She is 16.')
  const reconnect = await cutOff(page, 'documents:runQuery')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /^Failed to load pending items/,
  )
  await expect(reason).toHaveValue('She is 16.')
  await reconnect()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(row(page, last.name)).toBeVisible()
  await expect(reason).toHaveValue('She is 16.')
  await select(page, last.name)
  await expect(detail(page, last.name)).toBeVisible()
})

test('tabs and title say how much waits, also after a decision', async ({
  openAs,
  createReport,
  placeFlag,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const { id, name } = await createReport({ status: 'pending' })
  await placeFlag(`reports/${id}`, { reportId: id })
  const page = await openAs(admin.email, '/adminreview')
  for (const tab of ['Pending', 'Flags']) {
    await expect(page.getByRole('link', { name: tab, exact: true })).toHaveAccessibleDescription(
      /^\d+\+? waiting$/,
    )
  }
  await expect(page).toHaveTitle(
    /^Admin review \(\d+\+? pending, \d+\+? flagged\b.*\) · Greenlight$/,
  )
  await select(page, name)
  const counting = page.waitForResponse((response) => response.url().includes('runAggregation'))
  await detail(page, name).getByRole('button', { name: 'Approve' }).click()
  await sendHeldDecision(page)
  await counting
})
