import { randomUUID } from 'node:crypto'
import { backend } from '../fixtures/backend.ts'
import { placeAppeal } from '../fixtures/cases.ts'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import {
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

/** Keys that no other report has: seven characters, as of a picture. */
const newKeys = () => [`0${randomUUID().slice(0, 6)}`, `1${randomUUID().slice(0, 6)}`]

test('an identical picture gets the same decision, a similar one only if it is selected', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const photoKeys = newKeys()
  const shown = await createReport({ status: 'pending', photoKeys })
  const identical = await createReport({ photoKeys })
  const similar = await createReport({ photoKeys: [photoKeys[0], newKeys()[1]] })
  const down = await createReport({ photoKeys, status: 'rejected' })
  const page = await openAs(admin.email, '/adminreview')
  await select(page, shown.name)
  const review = detail(page, shown.name)
  await expect(review.getByRole('checkbox', { name: `Also ${identical.name}` })).toBeChecked()
  await expect(review.getByRole('checkbox', { name: `Also ${similar.name}` })).not.toBeChecked()
  await expect(review.getByRole('checkbox', { name: `Also ${down.name}` })).toBeDisabled()
  await review.getByRole('button', { name: 'Spam' }).click()
  await review.getByRole('button', { name: 'Reject all 2' }).click()
  await expect(row(page, shown.name)).toHaveCount(0)
  await sendHeldDecision(page)
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveText([
    `${identical.name}: Done`,
    new RegExp(`^${shown.name}.*: Done$`),
  ])
  expect(await statusOf(shown.id)).toBe('rejected')
  expect(await statusOf(identical.id)).toBe('rejected')
  expect(await statusOf(similar.id)).toBe('public')
  expect(await reviewOf(identical.id)).toMatchObject({ decisionPoint: 'spam' })
  expect(await logOf(`reports/${identical.id}`)).toMatchObject([{ action: 'takedown' }])
})

test('after a granted appeal the other profiles with the photo wait again, and each is decided by itself', async ({
  openAs,
  createReport,
}) => {
  const [admin, owner, other] = await Promise.all([
    createMember('Ada', { admin: true }),
    createMember('Olga'),
    createMember('Otto'),
  ])
  const photoKeys = newKeys()
  const down = { photoKeys, status: 'rejected', createdAt: ownMoment() }
  const appealed = await createReport({ ...down, ownerUid: owner.uid, authorUid: owner.uid })
  const identical = await createReport({ ...down, ownerUid: other.uid, authorUid: other.uid })
  const similar = await createReport({ ...down, photoKeys: [photoKeys[0], newKeys()[1]] })
  const decision = randomUUID()
  const target = `reports/${appealed.id}`
  await Promise.all([
    backend.db.doc(`modlog/${decision}`).set({
      ...{ actor: 'another', action: 'takedown', target, point: 'intimate', reason: '' },
      at: backend.now(),
    }),
    backend.db.doc(`${target}/private/review`).set({
      ...{ flagCount: 0, decision, decisionPoint: 'intimate', decisionReason: '', cleared: false },
    }),
  ])
  const statement = await placeAppeal(owner.uid, decision, appealed.id)
  const page = await openAs(admin.email, '/adminreview?view=appeals')
  await select(page, statement)
  await expect(page.getByRole('checkbox', { name: `Also ${identical.name}` })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: `Also ${similar.name}` })).not.toBeChecked()
  await page.getByLabel('First sentence').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Grant' }).click()
  await expect(row(page, statement)).toHaveCount(0)
  await sendHeldDecision(page)
  expect(await statusOf(appealed.id)).toBe('public')
  expect(await statusOf(similar.id)).toBe('rejected')
  expect(await logOf(`reports/${identical.id}`)).toMatchObject([{ action: 'takedown' }])
  const notices = await backend.db.collection(`users/${other.uid}/notices`).get()
  expect(notices.docs.map((notice): unknown => notice.get('reason'))).toEqual([
    'An appeal about the same photo was granted, so an admin looks at this profile again.',
  ])

  await page.getByRole('link', { name: 'Pending', exact: true }).click()
  await select(page, identical.name)
  await detail(page, identical.name).getByRole('button', { name: 'Approve' }).click()
  await expect(row(page, identical.name)).toHaveCount(0)
  await sendHeldDecision(page)
  expect(await statusOf(identical.id)).toBe('public')
})
