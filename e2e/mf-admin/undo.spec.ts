import type { Page } from '@playwright/test'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import { changeConfig } from '../fixtures/siteConfig.ts'
import {
  createThreeWaiting,
  detail,
  expect,
  logOf,
  ownMoment,
  row,
  select,
  statusOf,
  test,
} from './review.ts'

const toast = (page: Page) => page.getByRole('group', { name: 'Last decision' })

test('a decision is undone by its button and by Z, with the reason; then it is sent after ten seconds', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const { id, name } = await createReport({ status: 'pending' })
  const page = await openAs(admin.email, '/settings')
  await page.clock.install()
  await page.goto('/adminreview')
  await select(page, name)
  const review = detail(page, name)
  await review.getByLabel('Reason').fill('Too much detail.')
  await review.getByRole('button', { name: 'Spam' }).click()
  for (const undo of [
    () => toast(page).getByRole('button', { name: 'Undo' }).click(),
    () => page.keyboard.press('z'),
  ]) {
    await review.getByRole('button', { name: 'Reject' }).click()
    await expect(row(page, name)).toHaveCount(0)
    await page.clock.runFor(3000)
    await undo()
    await expect(toast(page)).toHaveCount(0)
    await expect(review).toBeFocused()
    await expect(review.getByLabel('Reason')).toHaveValue('Too much detail.')
    await expect(review.getByRole('button', { name: 'Spam' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  }
  await page.clock.runFor(20_000)
  expect(await statusOf(id)).toBe('pending')
  await review.getByRole('button', { name: 'Reject' }).click()
  await expect(row(page, name)).toHaveCount(0)
  await page.clock.runFor(10_000)
  await expect(toast(page)).toHaveCount(0)
  expect(await statusOf(id)).toBe('rejected')
  expect(await logOf(`reports/${id}`)).toMatchObject([{ action: 'reject' }])
})

test('the next decision, another view and another page send what is held', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const [one, two, three] = await createThreeWaiting(createReport)
  const page = await openAs(admin.email, '/adminreview')
  await select(page, one.name)
  await page.keyboard.press('a')
  await expect(detail(page, two.name)).toBeFocused()
  await expect(detail(page, two.name).getByRole('button', { name: 'Approve' })).toBeVisible()
  expect(await statusOf(one.id)).toBe('pending')
  await page.keyboard.press('a')
  await expect.poll(() => statusOf(one.id)).toBe('public')
  await page.getByRole('link', { name: 'Log', exact: true }).click()
  await expect.poll(() => statusOf(two.id)).toBe('public')
  await page.getByRole('link', { name: 'Pending', exact: true }).click()
  await select(page, three.name)
  await page.keyboard.press('a')
  await expect(row(page, three.name)).toHaveCount(0)
  await page
    .getByRole('link', { name: /Greenlight/ })
    .first()
    .click()
  await expect.poll(() => statusOf(three.id)).toBe('public')
})

test('a tab with a held decision asks before it closes, and the next visit offers the decision', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const { id, name } = await createReport({ status: 'pending' })
  const page = await openAs(admin.email, '/adminreview')
  const notice = page.getByRole('group', { name: `Not sent yet: Approve: ${name}` })
  const approve = async () => {
    await select(page, name)
    await detail(page, name).getByRole('button', { name: 'Approve' }).click()
    await expect(toast(page)).toBeVisible()
  }
  const questions: string[] = []
  page.on('dialog', (question) => {
    questions.push(question.type())
    void question.accept()
  })
  await approve()
  await page.reload()
  expect(questions).toEqual(['beforeunload'])
  await expect(notice).toBeVisible()
  await expect(row(page, name)).toBeVisible()
  expect(await statusOf(id)).toBe('pending')
  await notice.getByRole('button', { name: 'Discard' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(row(page, name)).toBeVisible()
  await expect(notice).toHaveCount(0)

  await approve()
  await page.reload()
  await notice.getByRole('button', { name: 'Send' }).click()
  await expect(notice).toHaveCount(0)
  await expect(row(page, name)).toHaveCount(0)
  await expect.poll(() => statusOf(id)).toBe('public')
})

test('a tab that is closed within the ten seconds leaves the decision to another tab', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const { id, name } = await createReport({ status: 'pending', createdAt: ownMoment() })
  const page = await openAs(admin.email, '/settings')
  const tab = await page.context().newPage()
  await tab.goto('/adminreview')
  await select(tab, name)
  await detail(tab, name).getByRole('button', { name: 'Approve' }).click()
  await expect(toast(tab)).toBeVisible()
  const questions: string[] = []
  tab.on('dialog', (question) => {
    questions.push(question.type())
    void question.accept()
  })
  const closed = tab.waitForEvent('close')
  await tab.close({ runBeforeUnload: true })
  await closed
  expect(questions).toEqual(['beforeunload'])
  expect(await statusOf(id)).toBe('pending')
  await page.goto('/adminreview')
  const notice = page.getByRole('group', { name: `Not sent yet: Approve: ${name}` })
  await notice.getByRole('button', { name: 'Send' }).click()
  await expect(notice).toHaveCount(0)
  await expect.poll(() => statusOf(id)).toBe('public')
})

test('a quick exit neither asks nor sends, and the decision waits for the next visit', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const { id, name } = await createReport({ status: 'pending' })
  const page = await openAs(admin.email, '/settings')
  await changeConfig(page, () => ({ quickExit: new URL('/a-neutral-page', page.url()).href }))
  await page.route('**/a-neutral-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Sunny, 21 degrees' }),
  )
  await page.goto('/adminreview')
  await select(page, name)
  await detail(page, name).getByRole('button', { name: 'Approve' }).click()
  await expect(toast(page)).toBeVisible()
  await page.getByRole('button', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL('/a-neutral-page')
  expect(await statusOf(id)).toBe('pending')
})

test('a decision that another admin made first is named beside what was typed', async ({
  openAs,
  createReport,
}) => {
  const [ada, eve] = await Promise.all([
    createMember('Ada', { admin: true }),
    createMember('Eve', { admin: true }),
  ])
  const { id, name } = await createReport({ status: 'pending' })
  const first = await openAs(ada.email, '/adminreview')
  const second = await openAs(eve.email, '/adminreview')
  for (const page of [first, second]) await select(page, name)
  await detail(first, name).getByLabel('Reason').fill('Kind and true.')
  await detail(second, name).getByLabel('Reason').fill('Not kind.')
  await detail(first, name).getByRole('button', { name: 'Approve' }).click()
  await detail(second, name).getByRole('button', { name: 'Reject' }).click()
  await sendHeldDecision(first)
  await sendHeldDecision(second)
  const notice = second.getByRole('group', { name: `Not sent yet: Reject: ${name}` })
  await expect(notice).toContainText('Another admin has already decided this.')
  await expect(notice).toContainText('Reason: Kind and true.')
  await expect(notice).toContainText('You had written: Not kind.')
  expect(await statusOf(id)).toBe('public')
})
