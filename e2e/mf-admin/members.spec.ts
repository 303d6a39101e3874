import { randomUUID } from 'node:crypto'
import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import { detail, expect, logOf, select, test } from './review.ts'

test('the author of a profile has a page with what is known of them, and is warned there', async ({
  openAs,
  createReport,
}) => {
  const [admin, owner] = await Promise.all([
    createMember('Ada', { admin: true }),
    createMember('Olga'),
  ])
  const owned = { ownerUid: owner.uid, authorUid: owner.uid, ownerDisplayName: owner.username }
  const name = `Zo${randomUUID().replace(/[^a-z]/g, '')}`
  const searchKeys = [name.toLowerCase().slice(0, 24)]
  const { id } = await createReport({ ...owned, name, searchKeys, status: 'rejected' })
  const shared = { id, name }
  const [onShare, onMember] = [randomUUID(), randomUUID()]
  const entry = { actor: admin.uid, at: backend.now() }
  await backend.db
    .doc(`modlog/${onShare}`)
    .set({ ...entry, action: 'takedown', target: `reports/${shared.id}`, reason: 'An address.' })
  await backend.db
    .doc(`modlog/${onMember}`)
    .set({ ...entry, action: 'warn', target: `users/${owner.uid}`, reason: 'Please stay kind.' })
  const page = await openAs(admin.email, '/adminreview?view=members')
  await page.getByRole('search').getByLabel('Username or name').fill(shared.name)
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Profiles found' }).getByRole('link').click()
  await expect(heading(page, 'Moderate a profile')).toBeVisible()
  await page.getByRole('link', { name: owner.username }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: owner.username })).toBeVisible()
  const decisions = main.getByRole('region', { name: 'Decisions' }).getByRole('listitem')
  await expect(decisions.filter({ hasText: 'Warned' })).toContainText('Please stay kind.')
  await expect(decisions.filter({ hasText: 'Taken down' })).toContainText(shared.name)
  await expect(
    main.getByRole('region', { name: 'Shared' }).getByRole('link', { name: shared.name }),
  ).toBeVisible()

  await main.getByLabel('Reason').fill('Sells addresses.')
  await main.getByRole('button', { name: 'Warn member' }).click()
  await sendHeldDecision(page)
  await expect(decisions.filter({ hasText: 'Sells addresses.' })).toBeVisible()
  expect(await logOf(`users/${owner.uid}`)).toHaveLength(2)
  await main
    .getByRole('region', { name: 'Shared' })
    .getByRole('link', { name: shared.name })
    .click()
  await expect(heading(page, 'Moderate a profile')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
})

test('a flag says how earlier flags of its member were decided, but not beside a threat', async ({
  openAs,
  createReport,
  placeFlag,
}) => {
  const [admin, member] = await Promise.all([
    createMember('Ada', { admin: true }),
    createMember('Mia'),
  ])
  const decided = backend.db.doc(`flags/${member.uid}~reports~elsewhere`)
  await decided.set({
    ...{ by: member.uid, targetPath: 'reports/elsewhere', reason: 'spam', state: 'upheld' },
    ...{ author: '-', note: '', createdAt: backend.now() },
  })
  const [one, two] = [await createReport(), await createReport()]
  const notes = [`Spam ${randomUUID()}`, `Threat ${randomUUID()}`] as const
  await placeFlag(`reports/${one.id}`, { by: member.uid, reason: 'spam', note: notes[0] })
  await placeFlag(`reports/${two.id}`, { by: member.uid, reason: 'threats', note: notes[1] })
  const page = await openAs(admin.email, '/adminreview?view=flags')
  const outcome = detail(page, 'Flagged profile').getByText('1 of 1 earlier report upheld')
  await select(page, notes[0])
  await expect(outcome).toBeVisible()
  await select(page, notes[1])
  await expect(detail(page, 'Flagged profile').getByText(notes[1])).toBeVisible()
  await expect(
    detail(page, 'Flagged profile').getByRole('link', { name: member.username }),
  ).toBeVisible()
  await expect(outcome).toHaveCount(0)
  await decided.delete()
})

test('a member is found by the beginning of the username, in any spelling', async ({ openAs }) => {
  const [admin, member] = await Promise.all([
    createMember('Ada', { admin: true }),
    createMember('Mia'),
  ])
  const page = await openAs(admin.email, '/adminreview?view=members')
  const beginning = member.username.slice(0, -2).replace(' ', '').toUpperCase()
  await page.getByRole('search').getByLabel('Username or name').fill(beginning)
  await page.keyboard.press('Enter')
  await page
    .getByRole('list', { name: 'Members found' })
    .getByRole('button', { name: member.username })
    .click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: member.username })).toBeVisible()
  await expect(main.getByText(/^Here since/)).toBeVisible()
})
