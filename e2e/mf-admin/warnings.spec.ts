import { randomUUID } from 'node:crypto'
import { backend } from '../fixtures/backend.ts'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import { at, placeThread } from '../mf-messaging/threads.ts'
import { detail, expect, logOf, row, select, test } from './review.ts'

const FLAGS = '/adminreview?view=flags'

test('a warning tells the member, leaves what they wrote, and closes its flags', async ({
  openAs,
  createReport,
  placeFlag,
}) => {
  test.slow() // two browsers, one after the other
  const [admin, member] = await Promise.all([
    createMember('Ada', { admin: true }),
    createMember('Mia'),
  ])
  const { id } = await createReport()
  const path = `reports/${id}/experiences/x`
  const by = { userId: member.uid, userName: member.username, createdAt: backend.now() }
  await backend.db.doc(path).set({ ...by, tone: 'red', notes: 'Rude words.' })
  const note = `Rude ${randomUUID()}`
  await placeFlag(path, { reportId: id, reason: 'harassment', note })

  const page = await openAs(admin.email, FLAGS)
  await select(page, note)
  const review = detail(page, 'Flagged experience')
  await review.getByRole('button', { name: 'Warn member' }).click()
  await expect(review.getByText('Please give a reason: warn member needs one.')).toBeVisible()
  await review.getByLabel('Reason').fill('Please stay kind.')
  await review.getByRole('button', { name: 'Warn member' }).click()
  await expect(row(page, note)).toHaveCount(0)
  await sendHeldDecision(page)
  expect((await backend.db.doc(path).get()).exists).toBe(true)
  expect(await logOf(`users/${member.uid}`)).toMatchObject([
    { action: 'warn', reason: 'Please stay kind.' },
  ])
  const warned = await openAs(member.email, '/notices')
  await expect(warned.getByRole('article').getByText('Please stay kind.')).toBeVisible()
})

test('a flagged message is removed for both members', async ({ openAs, placeFlag }) => {
  test.slow() // three browsers, one after the other
  const [admin, sender, other] = await Promise.all([
    createMember('Ada', { admin: true }),
    createMember('Sid'),
    createMember('Mia'),
  ])
  const words = `I know where you live ${randomUUID()}`
  const thread = await placeThread(sender, other, {
    messages: [{ by: sender, text: words, minutesAgo: 5 }],
    // Old conversations do not name their last message, whose text then stays in the list.
    fields: { lastId: 'placed-0' },
  })
  const path = `threads/${thread}/messages/placed-0`
  const note = `A threat ${randomUUID()}`
  await placeFlag(path, { by: other.uid, reason: 'threats', note, evidence: words })

  const page = await openAs(admin.email, FLAGS)
  await select(page, note)
  const review = detail(page, 'Flagged message')
  await review.getByLabel('Reason').fill('Threats.')
  await review.getByRole('button', { name: 'Remove the message' }).click()
  await page
    .getByRole('alertdialog', { name: /^Remove this message for both members/ })
    .getByRole('button', { name: 'Remove the message' })
    .click()
  await expect(row(page, note)).toHaveCount(0)
  await sendHeldDecision(page)
  for (const { email } of [sender, other]) {
    const reader = await openAs(email, at(thread))
    await expect(reader.getByRole('log').getByText('An admin removed this message.')).toBeVisible()
    await expect(reader.getByText(words)).toHaveCount(0)
  }
})

test('a reported member is shown with what they shared last, and warned', async ({
  openAs,
  createReport,
  placeFlag,
}) => {
  const [admin, member] = await Promise.all([
    createMember('Ada', { admin: true }),
    createMember('Mia'),
  ])
  const { name } = await createReport({
    ownerUid: member.uid,
    authorUid: member.uid,
    ownerDisplayName: member.username,
    notes: 'Words that hurt.',
  })
  const note = `Everywhere ${randomUUID()}`
  await placeFlag(`users/${member.uid}`, { reason: 'harassment', note })
  const page = await openAs(admin.email, FLAGS)
  await expect(row(page, note)).toContainText(`Member: ${member.username}`)
  await select(page, note)
  const review = detail(page, 'Flagged member')
  await expect(review.getByRole('link', { name })).toBeVisible()
  await expect(review.getByText('Words that hurt.')).toBeVisible()
  await review.getByLabel('Reason').fill('Please stay kind.')
  await review.getByRole('button', { name: 'Warn member' }).click()
  await expect(row(page, note)).toHaveCount(0)
  await sendHeldDecision(page)
  expect(await logOf(`users/${member.uid}`)).toMatchObject([{ action: 'warn' }])
})

test('a flagged answer of the person described is deleted', async ({
  openAs,
  createReport,
  placeFlag,
}) => {
  const [admin, owner] = await Promise.all([
    createMember('Ada', { admin: true }),
    createMember('Ola'),
  ])
  const { id } = await createReport({ ownerUid: owner.uid, authorUid: owner.uid })
  const path = `reports/${id}/reply/subject`
  await backend.db.doc(path).set({ text: 'She lives at 5 Elm Street.', createdAt: backend.now() })
  const note = `An address ${randomUUID()}`
  await placeFlag(path, { reportId: id, reason: 'private-info', note })
  const page = await openAs(admin.email, FLAGS)
  await select(page, note)
  const review = detail(page, 'Flagged answer')
  await expect(review.getByText('She lives at 5 Elm Street.')).toBeVisible()
  await review.getByLabel('Reason').fill('No addresses.')
  await review.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, note)).toHaveCount(0)
  await sendHeldDecision(page)
  expect((await backend.db.doc(path).get()).exists).toBe(false)
})
