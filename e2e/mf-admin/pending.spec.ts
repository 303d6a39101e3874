import { randomInt } from 'node:crypto'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import {
  byId,
  detail,
  expect,
  logOf,
  ownMoment,
  reviewOf,
  row,
  select,
  statusOf,
  test,
} from './review.ts'

test('a profile appears live, is approved by one click, and members see it', async ({
  openAs,
  createReport,
  placeFlag,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const member = await createMember('Mia')
  const page = await openAs(admin.email, '/adminreview')
  await expect(page.getByRole('heading', { name: 'Admin review' })).toBeVisible()
  const { id, name } = await createReport({ status: 'pending', notes: 'Kind and on time.' })
  await placeFlag(`reports/${id}`, { reason: 'spam', note: 'Looks like an ad.' })

  await select(page, name)
  const review = detail(page, name)
  await expect(review).toBeFocused()
  await expect(review.getByText('Kind and on time.')).toBeVisible()
  await expect(review.getByRole('listitem').getByText('Spam or advertising')).toBeVisible()
  await expect(review.getByText('Looks like an ad.')).toBeVisible()
  await review.getByRole('button', { name: 'Approve' }).click()

  await expect(row(page, name)).toHaveCount(0)
  await expect(page.getByText(`Approved. ${name}`)).toBeVisible()
  await sendHeldDecision(page)
  expect(await statusOf(id)).toBe('public')
  expect(await logOf(`reports/${id}`)).toMatchObject([
    { action: 'approve', actor: admin.uid, reason: 'Follows the community guidelines.' },
  ])
  const other = await openAs(member.email, `/profile/${id}`)
  await expect(other.getByRole('heading', { name })).toBeVisible()
})

test('a double click approves only one profile, although the next one takes its place', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  // Later than the reports of thousand.spec.ts. No report of another test is between these two.
  const longAgo = Date.UTC(1993, 0, 1) + randomInt(2e11)
  const first = await createReport({ status: 'pending', createdAt: new Date(longAgo) })
  const second = await createReport({ status: 'pending', createdAt: new Date(longAgo + 1) })
  const page = await openAs(admin.email, '/adminreview')
  await select(page, first.name)
  await expect(detail(page, first.name)).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 1600 }) // so high that nothing scrolls
  await detail(page, first.name).getByRole('button', { name: 'Approve' }).hover()
  await page.mouse.down()
  await page.mouse.up()
  const next = detail(page, second.name)
  await expect(next).toBeFocused()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(next.getByRole('button', { name: 'Approve' })).not.toHaveAttribute('aria-busy')
  await expect(next).toBeFocused()
  expect(await statusOf(second.id)).toBe('pending')

  await page.mouse.down() // a separate click at the same position
  await page.mouse.up()
  await expect(row(page, second.name)).toHaveCount(0)
  await sendHeldDecision(page)
  expect(await statusOf(second.id)).toBe('public')
})

test('the review shows all fields, the numbers of the owner and the flags', async ({
  openAs,
  createReport,
  placeFlag,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const owner = await createMember('Olga')
  const owned = { ownerUid: owner.uid, authorUid: owner.uid, ownerDisplayName: owner.username }
  const { id, name } = await createReport({
    ...owned,
    status: 'pending',
    flagCount: 2,
    age: 41,
    tone: 'yellow',
    notes: 'First line.\nSecond line.',
    location: 'Reno, NV',
    locationCoords: { lat: 39.53, lon: -119.81 },
    gender: 'nonbinary',
    wantsToSee: 'women',
  })
  await createReport(owned)
  await createReport(owned)
  await createReport({ ...owned, status: 'rejected' })
  await placeFlag(`reports/${id}`, { reason: 'false', note: 'He is kind.' })
  await placeFlag(`reports/${id}`, { reason: 'private-info' })
  const page = await openAs(admin.email, '/adminreview')
  await select(page, name)
  const review = detail(page, name)
  await expect(review.getByRole('img', { name: `Photo of ${name}`, exact: true })).toBeVisible()
  await expect(review.getByRole('heading', { level: 2 })).toHaveText(`${name}, 41`)
  await expect(review.getByText('39.53, -119.81')).toHaveCount(0)
  await review.getByRole('button', { name: 'Details' }).click()
  for (const fact of [
    'Caution',
    'In review',
    'Reno, NV',
    '39.53, -119.81',
    'Non-binary',
    'Women',
    'First line.\nSecond line.',
    owner.username,
    'Not true',
    'He is kind.',
    'Private information',
  ]) {
    await expect(review.getByText(fact, { exact: true }).first(), fact).toBeVisible()
  }
  for (const [label, count] of [
    ['Public', '2'],
    ['In review', '1'],
    ['Taken down', '1'],
  ] as const) {
    const number = review.locator('dl > div').filter({ hasText: `${label}${count}` })
    await expect(number, label).toBeVisible()
  }
})

test('R asks for a reason, Enter rejects with it, and the owner reads it', async ({
  openAs,
  createReport,
}) => {
  test.slow() // three browsers, one after the other
  const admin = await createMember('Ada', { admin: true })
  const owner = await createMember('Olga')
  const { id, name } = await createReport({
    status: 'pending',
    ownerUid: owner.uid,
    authorUid: owner.uid,
  })
  const page = await openAs(admin.email, '/adminreview')
  await select(page, name)
  await page.keyboard.press('r')
  const reason = detail(page, name).getByLabel('Reason')
  await expect(reason).toBeFocused()
  await expect(reason).toHaveAccessibleDescription(/Please give a reason/)
  expect(await statusOf(id)).toBe('pending')
  await page.keyboard.type('A phone number stands in it.')
  await page.keyboard.press('Enter')
  await expect(row(page, name)).toHaveCount(0)
  await sendHeldDecision(page)
  expect(await statusOf(id)).toBe('rejected')

  const shares = await openAs(owner.email, '/myshares')
  await expect(shares.getByText('Reason: A phone number stands in it.')).toBeVisible()
  const member = await createMember('Mia')
  const other = await openAs(member.email, `/profile/${id}`)
  await expect(other.getByRole('heading', { name: 'Profile not found.' })).toBeVisible()
})

test('photo, text and decision are on one screen, and after a decision with a point the next item is, too', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const notes = 'He was late, and he did not say why. '.repeat(12)
  // No report of another test is between these two.
  const createdAt = ownMoment()
  const [first, second] = [
    await createReport({ status: 'pending', notes, createdAt }),
    await createReport({ status: 'pending', notes, createdAt }),
  ].toSorted(byId)
  if (!first || !second) throw new Error('Two were made.')
  const page = await openAs(admin.email, '/adminreview')
  await page.setViewportSize({ width: 1280, height: 800 })
  await select(page, first.name)
  for (const { name } of [first, second]) {
    const review = detail(page, name)
    await expect(review).toBeFocused()
    for (const part of [
      review.getByRole('img', { name: `Full photo of ${name}` }),
      review.getByText(notes.trim()),
      review.getByRole('button', { name: 'Approve' }),
      review.getByRole('button', { name: 'Reject' }),
      review.getByRole('button', { name: 'Delete' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    if (name === second.name) break
    await page.mouse.wheel(0, 400)
    await review.getByRole('button', { name: 'Private info' }).click()
    await expect(review.getByRole('button', { name: 'Private info' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await review.getByRole('button', { name: 'Reject' }).click()
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await sendHeldDecision(page)
  expect(await statusOf(first.id)).toBe('rejected')
  expect(await reviewOf(first.id)).toMatchObject({ decisionPoint: 'private-info' })
})
