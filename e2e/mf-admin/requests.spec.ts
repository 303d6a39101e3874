import { randomUUID } from 'node:crypto'
import { backend } from '../fixtures/backend.ts'
import { placeRequest } from '../fixtures/cases.ts'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import { detail, expect, logOf, row, select, statusOf, test } from './review.ts'

const REQUESTS = '/adminreview?view=requests'
const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

test('the profile is found by name and town, beside its author and what the same person asked for', async ({
  openAs,
  createReport,
}) => {
  const [admin, owner] = await Promise.all([
    createMember('Ada', { admin: true }),
    createMember('Ola'),
  ])
  const word = `Zo${randomUUID().replace(/[^a-z]/g, '')}`
  const { id } = await createReport({
    name: word,
    location: 'Austin, TX',
    searchKeys: [word.toLowerCase().slice(0, 24)],
    ownerUid: owner.uid,
    authorUid: owner.uid,
  })
  const by = `stranger-${id}`
  await placeRequest({ by, state: 'declined', answer: 'We could not find it.', wish: 'correct' })
  const statement = await placeRequest({ by, wish: 'answer' })
  const page = await openAs(admin.email, REQUESTS)
  await select(page, statement)
  const review = detail(page, 'Open request')
  await expect(review.getByText('Correct something')).toBeVisible()
  await expect(review.getByText('We could not find it.')).toBeVisible()

  await review.getByLabel('Answer', { exact: true }).fill('It is there.')
  await review.getByRole('button', { name: 'Grant' }).click()
  await expect(review.getByText('Please find the profile first.')).toBeVisible()
  const search = page.getByRole('search', { name: 'Profile' })
  await search.getByLabel('Name').fill(word)
  await search.getByLabel('Town').fill('Boston')
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText(/^No profile matches/)).toBeVisible()
  await search.getByLabel('Town').fill('Austin, TX')
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Profiles found' }).getByRole('button').click()
  await expect(page.getByRole('link', { name: word })).toBeVisible()
  await expect(page.getByText(owner.uid)).toBeVisible()

  await review.getByLabel('Their answer, as members will read it').fill('I was ill.')
  await review.getByRole('button', { name: 'Grant' }).click()
  await expect(row(page, statement)).toHaveCount(0)
  await sendHeldDecision(page)
  expect((await backend.db.doc(`reports/${id}/reply/subject`).get()).get('text')).toBe('I was ill.')
  const notices = await backend.db.collection(`users/${owner.uid}/notices`).get()
  expect(notices.docs.map((notice): unknown => notice.get('kind'))).toEqual(['reply'])
})

test('a request with a wrong link needs the profile before it is granted', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const { id, name } = await createReport()
  const statement = await placeRequest({ reportId: 'Marcus' })
  const page = await openAs(admin.email, REQUESTS)
  await select(page, statement)
  await expect(page.getByText('This profile no longer exists, or the link is wrong.')).toBeVisible()
  await page.getByLabel('Answer', { exact: true }).fill('We took it down.')
  await page.getByRole('button', { name: 'Grant' }).click()
  await expect(page.getByText('Please find the profile first.')).toBeVisible()
  await page.getByLabel('Link to the profile').fill(`/profile/${id}`)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page.getByRole('search', { name: 'Profile' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Grant' }).click()
  await expect(row(page, statement)).toHaveCount(0)
  await sendHeldDecision(page)
  expect((await backend.db.doc(`reports/${id}`).get()).get('status')).toBe('rejected')
})

test('an appeal for a deleted profile can only be declined', async ({ openAs }) => {
  const admin = await createMember('Ada', { admin: true })
  const decision = randomUUID()
  await backend.db.doc(`modlog/${decision}`).set({
    actor: 'another',
    action: 'takedown',
    target: `reports/${decision}`,
    reason: 'Not kind.',
    at: backend.now(),
  })
  const statement = await placeRequest({ kind: 'appeal', appealed: decision })
  const page = await openAs(admin.email, '/adminreview?view=appeals')
  await select(page, statement)
  await expect(page.getByLabel('Answer', { exact: true })).toHaveAccessibleDescription(
    /The profile no longer exists, so the appeal cannot be granted\./,
  )
  await expect(page.getByRole('button', { name: 'Grant' })).toHaveCount(0)
  await page.getByLabel('Answer', { exact: true }).fill('You deleted it yourself.')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(row(page, statement)).toHaveCount(0)
  await sendHeldDecision(page)
})

test('a first sentence begins the answer, and the rest of it stays', async ({ openAs }) => {
  const admin = await createMember('Ada', { admin: true })
  const statement = await placeRequest()
  const page = await openAs(admin.email, REQUESTS)
  await select(page, statement)
  const answer = page.getByLabel('Answer', { exact: true })
  await answer.fill('Take care.')
  await page
    .getByLabel('First sentence')
    .selectOption('Thank you for writing to us. We took the profile down.')
  await expect(answer).toHaveValue(
    'Thank you for writing to us. We took the profile down. Take care.',
  )
  await page.getByLabel('First sentence').selectOption('In my own words')
  await expect(answer).toHaveValue('Take care.')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(row(page, statement)).toHaveCount(0)
  await sendHeldDecision(page)
})

test('hours waited are counted on an open page, and two days are marked', async ({ openAs }) => {
  const admin = await createMember('Ada', { admin: true })
  const createdAt = new Date(Date.now() - 48 * HOUR_MS + 5 * MINUTE_MS)
  const statement = await placeRequest({ createdAt, wish: 'intimate' })
  const page = await openAs(admin.email, '/settings')
  await page.clock.install()
  await page.goto(REQUESTS)
  await expect(row(page, statement)).toContainText('47 h')
  await expect(row(page, statement)).toContainText('Urgent')
  await expect(row(page, statement)).not.toContainText('over 48 h')
  await page.clock.fastForward(6 * MINUTE_MS)
  await expect(row(page, statement)).toContainText('48 h')
  await expect(row(page, statement)).toContainText('over 48 h')
})

test('the tabs and the title say how many requests wait', async ({ openAs }) => {
  const admin = await createMember('Ada', { admin: true })
  await placeRequest()
  const page = await openAs(admin.email, '/adminreview')
  await expect(page.getByRole('link', { name: /^Requests/ })).toHaveText(/^Requests\d+\+?$/)
  await expect(page).toHaveTitle(/\b(1 request|[2-9]\d*\+? requests|1\d+\+? requests)\b/)
})

test('requests in the same words about one profile are one item, answered once and logged each', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const { id } = await createReport()
  const statement = await placeRequest({ reportId: id })
  const same = { reportId: id, statement: statement.toUpperCase() }
  await placeRequest({ ...same, by: `again-${id}` })
  await placeRequest({ ...same, by: `third-${id}` })
  const page = await openAs(admin.email, REQUESTS)
  const item = row(page, statement)
  await expect(item).toContainText('3 times')
  await item.click()
  await page.getByRole('checkbox', { name: /^Number 3/ }).uncheck()
  await page.getByLabel('Answer', { exact: true }).fill('We took it down.')
  await page.getByRole('button', { name: 'Grant all 2' }).click()
  await sendHeldDecision(page)
  expect(await statusOf(id)).toBe('rejected')
  const cases = await backend.db.collection('cases').where('reportId', '==', id).get()
  const states = cases.docs.map((one) => String(one.get('state')))
  expect(states.toSorted()).toEqual(['granted', 'granted', 'open'])
  for (const one of cases.docs) {
    const entries = await logOf(one.ref.path)
    expect(entries).toHaveLength(one.get('state') === 'granted' ? 1 : 0)
  }
  await expect(row(page, statement)).not.toContainText('times')
})
