import { backend } from '../fixtures/backend.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/reports.ts'

test('shows all own shares, newest first, with their status, live', async ({
  openAs,
  createReports,
}) => {
  const { email, uid } = await createMember('Shares')
  const day = (back: number) => new Date(Date.now() - back * 24 * 60 * 60 * 1000)
  const mine = [
    { name: 'Now public', ownerUid: uid, createdAt: day(1) },
    { name: 'Waiting', ownerUid: uid, status: 'pending', createdAt: day(2) },
    { name: 'Turned down', ownerUid: uid, status: 'rejected', decisionReason: 'Not a person.' },
    { name: 'Older', ownerUid: uid, createdAt: day(10) },
    { name: 'Oldest', ownerUid: uid, createdAt: day(11) },
    { name: 'Not mine', ownerUid: 'someone-else' },
  ]
  const ids = await createReports(mine.length, (index) => mine[index] ?? {})
  const page = await openAs(email, '/myshares')
  const items = page.getByRole('article')
  await expect(items).toContainText(['Turned down', 'Now public', 'Waiting', 'Older', 'Oldest'])
  const share = (name: string) => items.filter({ hasText: name })
  await expect(share('Turned down')).toContainText('Taken down')
  await expect(share('Turned down')).toContainText('Reason: Not a person.')
  await expect(share('Now public')).toContainText('Public')
  await expect(share('Waiting')).toContainText('In review')
  await expect(page.getByText('Not mine')).toHaveCount(0)

  await backend.db.doc(`reports/${ids[1]}`).update({ status: 'public' })
  await expect(share('Waiting')).toContainText('Public')

  const release = await holdRequests(page, '**/documents:commit*')
  for (const name of ['Older', 'Oldest']) {
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  }
  release()
  await expect(share('Older')).toHaveCount(0)
  await expect(share('Oldest')).toHaveCount(0)
  await expect(items).toHaveCount(3)
})

test('a member without shares sees how to share', async ({ openAs }) => {
  const { email } = await createMember('Empty')
  const page = await openAs(email, '/myshares')
  await expect(page.getByRole('heading', { name: 'You have not shared anyone yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Share a profile' }).click()
  await expect(page).toHaveURL(/\/share$/)
})

test('after 1.5 s without an answer a note with Retry appears', async ({ openAs }) => {
  const { email } = await createMember('Late')
  const page = await openAs(email, '/share')
  await page.route('**/*Firestore/Listen/**', () => new Promise(() => {}))
  await page.goto('/myshares')
  await expect(page.getByText('Loading your shares')).toBeAttached()
  const late = page.getByRole('status').filter({ hasText: 'take longer than usual' })
  await expect(late).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Loading your shares')).toHaveCount(0)
  await page.unroute('**/*Firestore/Listen/**')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You have not shared anyone yet' })).toBeVisible()
})

test('a deletion that fails shows an error and keeps the share', async ({
  openAs,
  createReports,
}) => {
  const { email, uid } = await createMember('Keeps')
  await createReports(1, () => ({ name: 'Still here', ownerUid: uid }))
  const page = await openAs(email, '/myshares')
  await page.route('**/*:commit*', (route) => route.abort())
  await page.getByRole('button', { name: 'Delete Still here' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to delete this share.')
  await expect(page.getByRole('article')).toContainText('Still here')
})

test('a banned member can still delete their shares', async ({ openAs, createReports }) => {
  const { email, uid } = await createMember('Denied')
  await createReports(1, () => ({ name: 'Goes away', ownerUid: uid }))
  await backend.db.doc(`bans/${uid}`).set({ reason: 'Threats.', createdAt: backend.now() })
  const page = await openAs(email, '/myshares')
  await page.getByRole('button', { name: 'Delete Goes away' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('own experiences and comments are listed and can be deleted, also below a hidden profile', async ({
  openAs,
  createReports,
}) => {
  const { email, uid } = await createMember('Wrote')
  const [shown, hidden] = await createReports(2, (index) => ({
    ownerUid: 'someone-else',
    status: index === 0 ? 'public' : 'rejected',
  }))
  const by = { userId: uid, userName: 'Wrote', createdAt: backend.now() }
  const below = backend.db.doc(`reports/${hidden}/experiences/${uid}`)
  await below.set({ ...by, tone: 'red', notes: 'He threatened me.' })
  const comment = backend.db.doc(`reports/${shown}/experiences/someone-else/comments/mine`)
  await comment.set({ ...by, text: 'The same happened to me.' })

  const page = await openAs(email, '/myshares')
  const experiences = page.getByRole('region', { name: 'Your experiences' })
  await expect(experiences).toContainText('Redlight')
  await expect(experiences).toContainText('He threatened me.')
  const comments = page.getByRole('region', { name: 'Your comments' })
  await expect(comments).toContainText('The same happened to me.')

  await experiences.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Delete this experience?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(experiences).toContainText('You have not added an experience')
  await expect(experiences.getByRole('heading')).toBeFocused()
  expect((await below.get()).exists).toBe(false)

  await comments.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(comments).toContainText('You have not written a comment.')
  expect((await comment.get()).exists).toBe(false)
})
