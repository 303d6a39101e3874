import { randomUUID } from 'node:crypto'
import { backend } from '../fixtures/backend.ts'
import { placeAppeal } from '../fixtures/cases.ts'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import { createThreeWaiting, detail, expect, logOf, row, select, statusOf, test } from './review.ts'

test('several profiles are selected by keys and get one decision, each with its own entry, notice and result', async ({
  openAs,
  createReport,
}) => {
  const [admin, owner] = await Promise.all([
    createMember('Ada', { admin: true }),
    createMember('Olga'),
  ])
  const [one, two, three] = await createThreeWaiting(createReport, {
    ...{ ownerUid: owner.uid, authorUid: owner.uid, ownerDisplayName: owner.username },
  })
  const page = await openAs(admin.email, '/adminreview')
  await select(page, one.name)
  for (const key of ['x', 'j', 'x', 'j']) await page.keyboard.press(key)
  await page.getByRole('checkbox', { name: `Select ${three.name}` }).check()
  const selected = page.getByRole('list', { name: 'Selected' }).getByRole('listitem')
  await expect(selected).toContainText([one.name, two.name, three.name])
  await expect(detail(page, three.name).getByRole('button', { name: 'Reject' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: `Select ${three.name}` }).uncheck()

  await page.getByRole('button', { name: 'Spam', exact: true }).click()
  await page.getByRole('button', { name: 'Reject all 2' }).click()
  await expect(row(page, one.name)).toHaveCount(0)
  await expect(row(page, two.name)).toHaveCount(0)
  await page.keyboard.press('z')
  await expect(selected).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Spam', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Reject all 2' }).click()
  // Another admin decides on one of them before the decision is sent.
  await backend.db.doc(`reports/${two.id}`).update({ status: 'public' })
  await sendHeldDecision(page)
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveText([
    new RegExp(`^${one.name}.*: Done$`),
    new RegExp(`^${two.name}.*: Another admin has already decided this\\.$`),
  ])
  expect(await statusOf(one.id)).toBe('rejected')
  expect(await statusOf(two.id)).toBe('public')
  expect(await statusOf(three.id)).toBe('pending')
  expect(await logOf(`reports/${one.id}`)).toMatchObject([{ action: 'reject', point: 'spam' }])
  const notices = await backend.db.collection(`users/${owner.uid}/notices`).get()
  expect(notices.docs.map((notice): unknown => notice.get('target'))).toEqual([`reports/${one.id}`])
})

test('several appeals are granted at once, each against its own decision', async ({
  openAs,
  createReport,
}) => {
  const [admin, one, two] = await Promise.all([
    createMember('Ada', { admin: true }),
    createMember('Olga'),
    createMember('Otto'),
  ])
  const appealed = await Promise.all(
    [one, two].map(async ({ uid }) => {
      const { id } = await createReport({ status: 'rejected', ownerUid: uid, authorUid: uid })
      const decision = randomUUID()
      const target = `reports/${id}`
      await backend.db.doc(`modlog/${decision}`).set({
        ...{ actor: 'another', action: 'takedown', target, point: 'spam', reason: '' },
        at: backend.now(),
      })
      await backend.db
        .doc(`${target}/private/review`)
        .set({ flagCount: 0, decision, decisionPoint: 'spam', decisionReason: '', cleared: false })
      return { id, statement: await placeAppeal(uid, decision, id) }
    }),
  )
  const page = await openAs(admin.email, '/adminreview?view=appeals')
  for (const { statement } of appealed) {
    await select(page, statement)
    await page.keyboard.press('x')
  }
  await page.getByLabel('First sentence').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Grant all 2' }).click()
  for (const { statement } of appealed) await expect(row(page, statement)).toHaveCount(0)
  await sendHeldDecision(page)
  for (const { id } of appealed) {
    expect(await statusOf(id)).toBe('public')
    expect(await logOf(`reports/${id}`)).toContainEqual(
      expect.objectContaining({ action: 'restore', actor: admin.uid }),
    )
  }
})

test('several revisions are taken at once', async ({ openAs, createReport }) => {
  const [admin, owner] = await Promise.all([
    createMember('Ada', { admin: true }),
    createMember('Olga'),
  ])
  const owned = { ownerUid: owner.uid, authorUid: owner.uid }
  const proposed = await Promise.all(
    ['Kind.', 'On time.'].map(async (words) => {
      const [{ id }, notes] = [await createReport(owned), `${words} ${randomUUID()}`]
      await backend.db
        .doc(`revisions/${id}`)
        .set({ ownerUid: owner.uid, notes, at: new Date(2019, 0, 1) })
      await backend.db.doc(`reports/${id}/private/review`).set({ flagCount: 0 })
      return { id, notes }
    }),
  )
  const page = await openAs(admin.email, '/adminreview?view=revisions')
  for (const { notes } of proposed) {
    await select(page, notes)
    await page.keyboard.press('x')
  }
  await page.getByRole('button', { name: 'Approve all 2' }).click()
  for (const { notes } of proposed) await expect(row(page, notes)).toHaveCount(0)
  await sendHeldDecision(page)
  for (const { id, notes } of proposed)
    expect((await backend.db.doc(`reports/${id}`).get()).get('notes')).toBe(notes)
})
