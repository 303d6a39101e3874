import { randomUUID } from 'node:crypto'
import { backend } from '../fixtures/backend.ts'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import { detail, expect, logOf, row, select, test } from './review.ts'

const FLAGS = '/adminreview?view=flags'
const exists = async (path: string) => (await backend.db.doc(path).get()).exists

test('an admin reads why another one decides on the own share, the own words and the own flag', async ({
  openAs,
  createReport,
  placeFlag,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const mine = { ownerUid: admin.uid, authorUid: admin.uid, ownerDisplayName: admin.username }
  const own = await createReport({ ...mine, status: 'pending' })
  const other = await createReport()
  const words = `reports/${other.id}/experiences/${admin.uid}`
  const by = { userId: admin.uid, userName: admin.username, createdAt: backend.now() }
  await backend.db.doc(words).set({ ...by, tone: 'red', notes: 'He was late.' })
  const [onWords, onReport] = [`Rude ${randomUUID()}`, `Not true ${randomUUID()}`]
  await placeFlag(words, { reportId: other.id, note: onWords })
  await placeFlag(`reports/${other.id}`, { by: admin.uid, reportId: other.id, note: onReport })
  const page = await openAs(admin.email, '/adminreview')
  const decisions = page.getByRole('button', { name: /^(Approve|Reject|Take down|Delete|Dismiss)/ })

  await select(page, own.name)
  await expect(detail(page, own.name)).toContainText('You wrote this yourself')
  await expect(decisions).toHaveCount(0)
  await page.goto(FLAGS)
  await select(page, onWords)
  await expect(detail(page, 'Flagged experience')).toContainText('You wrote this yourself')
  await expect(decisions).toHaveCount(0)
  await select(page, onReport)
  await expect(detail(page, 'Flagged profile')).toContainText('You flagged this yourself')
  await expect(page.getByRole('button', { name: 'Dismiss flags' })).toHaveCount(0)
})

test('a reason without a visible letter is refused before anything is sent', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const { id, name } = await createReport({ status: 'pending' })
  const page = await openAs(admin.email, '/adminreview')
  await select(page, name)
  const reason = detail(page, name).getByLabel('Reason')
  await reason.fill('\u200b \u3164')
  await detail(page, name).getByRole('button', { name: 'Reject' }).click()
  await expect(reason).toHaveAccessibleDescription(/Please give a reason: reject needs one\./)
  await expect(reason).toBeFocused()
  expect(await logOf(`reports/${id}`)).toEqual([])
})

test('Delete removes a profile with its photo, experiences and comments, and leaves a log entry', async ({
  openAs,
  createReport,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const { id, name } = await createReport({ status: 'pending' })
  const report = `reports/${id}`
  const by = { userId: 'mia', userName: 'Mia', createdAt: backend.now() }
  const below = [`${report}/photos/full`, `${report}/experiences/mia`] as const
  const comment = `${below[1]}/comments/c`
  await backend.db.doc(below[0]).set({ dataUrl: 'data:image/jpeg;base64,/9j/' })
  await backend.db.doc(below[1]).set({ ...by, tone: 'red', notes: 'Rude.' })
  await backend.db.doc(comment).set({ ...by, text: 'Same here.' })
  const page = await openAs(admin.email, '/adminreview')
  await select(page, name)
  const review = detail(page, name)
  await review.getByRole('button', { name: 'Delete' }).click()
  await expect(review.getByLabel('Reason')).toHaveAccessibleDescription(/delete needs one/)
  await review.getByLabel('Reason').fill('A child.')
  await review.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: /^Delete this profile with its photo/ })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, name)).toHaveCount(0)
  await sendHeldDecision(page)
  for (const path of [report, ...below, comment]) expect(await exists(path), path).toBe(false)
  expect(await exists(`gone/${id}`)).toBe(true)
  expect(await logOf(report)).toMatchObject([
    { action: 'delete', actor: admin.uid, reason: 'A child.' },
  ])
})
