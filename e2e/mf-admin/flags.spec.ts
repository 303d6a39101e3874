import { randomUUID } from 'node:crypto'
import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import { detail, expect, logOf, reviewOf, row, select, test } from './review.ts'

const FLAGS = '/adminreview?view=flags'

const exists = async (path: string) => (await backend.db.doc(path).get()).exists

test('a flagged comment is deleted after confirmation, with actor and reason in the log', async ({
  openAs,
  createReport,
  placeFlag,
}) => {
  test.slow() // three browsers, one after the other
  const admin = await createMember('Ada', { admin: true })
  const member = await createMember('Mia')
  const reader = await createMember('Rosa')
  const { id } = await createReport()
  const experience = `reports/${id}/experiences/x`
  const comment = `${experience}/comments/y`
  const by = { userId: member.uid, userName: member.username, createdAt: backend.now() }
  await backend.db.doc(experience).set({ ...by, tone: 'red', notes: 'Never wrote back.' })
  await backend.db.doc(comment).set({ ...by, text: 'Call 555 0100 and see.' })
  const note = `A number ${randomUUID()}`
  await placeFlag(comment, { reportId: id, reason: 'private-info', note })

  const page = await openAs(admin.email, FLAGS)
  await select(page, note)
  const review = detail(page, 'Flagged comment')
  await expect(review.getByText('Call 555 0100 and see.')).toBeVisible()
  await expect(review.getByText(member.username)).toBeVisible()
  await review.getByLabel('Reason').fill('No phone numbers.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('r')
  const question = page.getByRole('alertdialog', {
    name: 'Delete this comment? It cannot be brought back.',
  })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  expect(await exists(comment)).toBe(true)
  await expect(review.getByLabel('Reason')).toHaveValue('No phone numbers.')
  await review.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, note)).toHaveCount(0)
  await sendHeldDecision(page)
  expect(await exists(comment)).toBe(false)
  const other = await openAs(reader.email, `/profile/${id}`)
  await expect(other.getByText('Never wrote back.')).toBeVisible()
  await other.getByRole('button', { name: /comments on/ }).click()
  await expect(other.getByText('Call 555 0100 and see.')).toHaveCount(0)
  expect(await logOf(comment)).toMatchObject([
    { action: 'delete', actor: admin.uid, reason: 'No phone numbers.' },
  ])
})

test('flags on an experience are one item; its deletion is in the log, and members do not see it any more', async ({
  openAs,
  createReport,
  placeFlag,
}) => {
  test.slow() // three browsers, one after the other
  const admin = await createMember('Ada', { admin: true })
  const [member, reader] = await Promise.all([createMember('Mia'), createMember('Rosa')])
  const { id } = await createReport()
  const path = `reports/${id}/experiences/x`
  const by = { userId: member.uid, userName: member.username, createdAt: backend.now() }
  const tag = randomUUID()
  const words = `He lives at 5 Elm Street. ${tag}`
  await backend.db.doc(path).set({ ...by, tone: 'red', notes: words })
  const reason = `No addresses ${tag}`
  await placeFlag(path, { reportId: id, reason: 'private-info', note: `An address ${tag}` })
  await placeFlag(path, { reportId: id, reason: 'harassment', note: `Mean ${tag}` })
  const other = await openAs(reader.email, `/profile/${id}`)
  await expect(other.getByText(words)).toBeVisible()

  const page = await openAs(admin.email, FLAGS)
  await expect(row(page, tag)).toContainText('2 flags')
  await select(page, tag)
  const review = detail(page, 'Flagged experience')
  await expect(review.getByText(words)).toBeVisible()
  await expect(review.getByText(`An address ${tag}`)).toBeVisible()
  await expect(review.getByText(`Mean ${tag}`)).toBeVisible()
  await review.getByLabel('Reason').fill(reason)
  await review.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(review.getByText(words)).toHaveCount(0)
  await sendHeldDecision(page)
  await other.reload()
  await expect(heading(other)).toBeVisible()
  await expect(other.getByText(/^No experiences yet/)).toBeVisible()
  await page.goto('/adminreview?view=log&action=delete')
  const entry = page.getByRole('article').filter({ hasText: reason })
  await expect(entry).toContainText('Deleted · Experience')
  await expect(entry).toContainText('by you')
})

test('a flagged message is shown without its conversation; its sender is banned and unblocked', async ({
  openAs,
  placeFlag,
}) => {
  test.slow() // three browsers, one after the other
  const admin = await createMember('Ada', { admin: true })
  const sender = await createMember('Sid')
  const other = await createMember('Mia')
  const thread = [sender.uid, other.uid].toSorted().join('_')
  const note = `A threat ${randomUUID()}`
  await backend.db.doc(`threads/${thread}/messages/m`).set({ sender: sender.uid })
  await placeFlag(`threads/${thread}/messages/m`, {
    by: other.uid,
    reason: 'harassment',
    note,
    evidence: 'I know where you live.',
  })
  const page = await openAs(admin.email, FLAGS)
  await select(page, note)
  const review = detail(page, 'Flagged message')
  await expect(review.getByRole('blockquote')).toHaveText('I know where you live.')
  await expect(review.getByText(sender.uid)).toBeVisible()
  await expect(review).toContainText(sender.username)
  await review.getByLabel('Reason').fill('Threats.')
  await review.getByRole('button', { name: 'Ban member' }).click()
  await page
    .getByRole('alertdialog', { name: `Ban ${sender.username}?` })
    .getByRole('button', { name: 'Ban member' })
    .click()
  await expect(row(page, note)).toHaveCount(0)
  await sendHeldDecision(page)
  expect((await backend.db.doc(`bans/${sender.uid}`).get()).data()).toEqual({
    point: '',
    reason: 'Threats.',
    createdAt: expect.anything() as unknown,
    decision: expect.any(String) as unknown,
  })
  const banned = await openAs(sender.email)
  await expect(banned.getByText('Your account has been suspended.')).toBeVisible()
  await expect(banned.getByText('The reason: Threats.')).toBeVisible()
  await expect(banned.getByRole('link', { name: 'Terms' })).toBeVisible()
  await expect(banned.getByRole('link', { name: /@/ })).toBeVisible()
  await banned.getByRole('button', { name: 'Sign out' }).click()
  await expect(banned).toHaveURL(/\/login$/)

  await page.getByRole('link', { name: 'Bans' }).click()
  const ban = page.getByRole('listitem').filter({ hasText: sender.uid })
  await ban.getByRole('button', { name: 'Lift this ban' }).click()
  await ban.getByLabel('Reason').fill('Apologized.')
  await ban.getByRole('button', { name: 'Lift the ban' }).click()
  await sendHeldDecision(page)
  await expect(ban).toHaveCount(0)
  const log = await logOf(`bans/${sender.uid}`)
  expect(log.map(({ action, reason }) => `${action}: ${reason}`).toSorted()).toEqual([
    'ban: Threats.',
    'unban: Apologized.',
  ])
  const back = await openAs(sender.email)
  await expect(back.getByRole('heading', { name: 'Gallery' })).toBeVisible()
})

test('a flagged profile is taken down and restored from the log', async ({
  openAs,
  createReport,
  placeFlag,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const member = await createMember('Mia')
  const { id, name } = await createReport()
  const note = `Not her ${randomUUID()}`
  const reason = `Someone else’s photo ${randomUUID()}`
  await placeFlag(`reports/${id}`, { reportId: id, reason: 'impersonation', note })
  const page = await openAs(admin.email, FLAGS)
  const other = await openAs(member.email, `/profile/${id}`)
  await expect(other.getByRole('heading', { name })).toBeVisible()

  await select(page, note)
  await detail(page, 'Flagged profile').getByLabel('Reason').fill(reason)
  await page.getByRole('button', { name: 'Take down' }).click()
  await expect(row(page, note)).toHaveCount(0)
  await sendHeldDecision(page)
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Profile not found.' })).toBeVisible()

  await page.getByRole('link', { name: 'Log' }).click()
  await page.getByLabel('Show').selectOption('Taken down')
  await expect(page).toHaveURL(/view=log&action=takedown$/)
  const entry = page.getByRole('article').filter({ hasText: reason })
  await expect(entry).toContainText('by you')
  await expect(entry, 'the row names the profile').toContainText(name)
  await entry.getByRole('button', { name: 'Show the profile' }).click()
  await entry.getByRole('button', { name: 'Restore' }).click()
  await sendHeldDecision(page)
  await expect(entry.getByRole('button', { name: 'Take down' })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('heading', { name })).toBeVisible()
  const log = await logOf(`reports/${id}`)
  expect(log.map(({ action }) => action as unknown).toSorted()).toEqual(['restore', 'takedown'])
})

test('key A dismisses the flags, and the profile stays', async ({
  openAs,
  createReport,
  placeFlag,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const member = await createMember('Mia')
  const { id, name } = await createReport({ flagCount: 1 })
  const note = `Envy ${randomUUID()}`
  await placeFlag(`reports/${id}`, { by: 'mia', reportId: id, note })
  const page = await openAs(admin.email, FLAGS)
  await select(page, note)
  await expect(page.getByRole('button', { name: 'Dismiss flags' })).toBeVisible()
  await page.keyboard.press('a')
  await expect(row(page, note)).toHaveCount(0)
  await sendHeldDecision(page)
  expect((await backend.db.doc(`flags/mia~reports~${id}`).get()).data()).toMatchObject({
    state: 'dismissed',
    decision: expect.any(String),
  })
  expect((await backend.db.doc(`reports/${id}`).get()).data()).toMatchObject({ status: 'public' })
  expect(await reviewOf(id)).toMatchObject({ flagCount: 0, cleared: true })
  expect(await logOf(`reports/${id}`)).toMatchObject([{ action: 'dismiss', actor: admin.uid }])
  const other = await openAs(member.email, `/profile/${id}`)
  await expect(other.getByRole('heading', { name })).toBeVisible()
})

test('flags of accounts younger than 30 days are marked, in the list and beside each flag', async ({
  openAs,
  createReport,
  placeFlag,
}) => {
  const [admin, young, old] = await Promise.all([
    createMember('Ada', { admin: true }),
    createMember('Yan'),
    createMember('Otto'),
  ])
  const since = async (uid: string, date: Date) => {
    const { docs } = await backend.db.collection('usernames').where('uid', '==', uid).get()
    await Promise.all(docs.map(({ ref }) => ref.update({ since: date })))
  }
  // The flags are of January 1, 2020.
  await since(young.uid, new Date('2019-12-20'))
  await since(old.uid, new Date('2019-11-01'))
  const { id } = await createReport()
  const note = `Not true ${randomUUID()}`
  await placeFlag(`reports/${id}`, { by: young.uid, note, reason: 'false' })
  await placeFlag(`reports/${id}`, { by: old.uid, note, reason: 'false' })
  const page = await openAs(admin.email, FLAGS)
  await expect(row(page, note)).toContainText('1 new account')
  await expect(row(page, note)).toContainText('2 flags within an hour')
  await select(page, note)
  const flags = detail(page, 'Flagged profile').getByRole('listitem')
  await expect(flags.filter({ hasText: young.username })).toContainText(
    'account younger than 30 days',
  )
  await expect(flags.filter({ hasText: old.username })).not.toContainText('younger')
})
