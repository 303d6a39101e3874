import { randomUUID } from 'node:crypto'
import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { fail, refuse } from './failures.ts'
import { addExperience, addReport } from './profiles.ts'

test('shows what one member says, and how all experiences add up', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const reader = await createMember('Rosa')
  const createdAt = new Date('2026-03-14T12:00:00Z')
  const id = await addReport(owner, { createdAt, counters: { green: 2, yellow: 0, red: 1 } })
  await addExperience(id, owner, { tone: 'red', notes: 'Rude.' })
  await addExperience(id, reader, { tone: 'yellow', displayName: 'Shown name' })
  await addExperience(id, reader, { userName: null, notes: 'Written by nobody.' })

  const page = await openAs(reader.email, `/profile/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robin, 34')
  await expect(page).toHaveTitle('Robin, 34 · Greenlight')
  await expect(page.getByText('Evanston, IL · 13 miles away')).toBeVisible()
  await expect(page.getByText('Cancelled twice at the last minute.')).toBeVisible()
  await expect(page.getByText(/^Shared by/)).toHaveText(
    `Shared by ${owner.username} in March 2026. This is one person’s account; nobody has verified it.`,
  )
  const counts = page.getByRole('region', { name: 'Experiences by tone' })
  await expect(counts.getByRole('term')).toHaveText(['Greenlight', 'Caution', 'Redlight'])
  await expect(counts.getByRole('definition')).toHaveText(['3', '1', '2'])
  const experiences = page.getByRole('region', { name: 'Experiences', exact: true })
  await expect(experiences.getByRole('listitem').filter({ hasText: 'Shown name' })).toBeVisible()
  await expect(
    experiences.getByRole('listitem').filter({ hasText: 'Written by nobody.' }),
  ).toContainText('User')
})

test('the preview shows until the full photo is there', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const id = await addReport(owner)
  const { photoUrl } = (await backend.db.doc(`reports/${id}`).get()).data() ?? {}
  const full = `${String(photoUrl)}AAAA`
  await backend.db.doc(`reports/${id}/photos/full`).set({ dataUrl: full })
  const page = await openAs(owner.email)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/documents:batchGet*', async (route) => {
    if (route.request().postData()?.includes('/photos/full')) await held
    await route.fallback()
  })
  await page.goto(`/profile/${id}`)
  const photo = page.getByRole('img', { name: 'Photo of Robin' })
  await expect(photo).toHaveAttribute('src', String(photoUrl))
  const before = await photo.boundingBox()
  answer()
  await expect(photo).toHaveAttribute('src', full)
  expect(await photo.boundingBox()).toEqual(before)
})

test('a profile that is missing, in review or rejected is not found, but its owner sees it', async ({
  openAs,
}) => {
  const owner = await createMember('Olive')
  const reader = await createMember('Rosa')
  const pending = await addReport(owner, { status: 'pending' })
  const rejected = await addReport(owner, { status: 'rejected', decisionReason: 'Not a person.' })
  const page = await openAs(reader.email)
  for (const id of [pending, rejected, randomUUID(), '..%2Fusers']) {
    await page.goto(`/profile/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile not found.')
  }
  const ownerPage = await openAs(owner.email, `/profile/${rejected}`)
  await expect(ownerPage.getByText('Reason: Not a person.')).toBeVisible()
  await expect(ownerPage.getByRole('button', { name: 'Message' })).toHaveCount(0)
  await expect(ownerPage.getByRole('button', { name: 'Add experience' })).toHaveCount(0)
})

test('a failed load says so and heals with Retry', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const id = await addReport(owner)
  const page = await openAs(owner.email)
  const heal = await fail(page, 'read', (body) => body.includes('/reports/'))
  await page.goto(`/profile/${id}`)
  await expect(page.getByRole('alert')).toHaveText('Failed to load profile.')
  await heal()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robin, 34')
})

test('Message finds or starts the conversation with the owner', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const reader = await createMember('Rosa')
  const id = await addReport(owner)
  const page = await openAs(reader.email, `/profile/${id}`)
  await expect(page.getByRole('button', { name: 'Message' })).toBeVisible()
  const heal = await fail(page, 'read')
  await page.getByRole('button', { name: 'Message' }).click()
  await expect(page.getByRole('alertdialog')).toContainText("Couldn't start the conversation.")
  await page.keyboard.press('Escape')
  await heal()
  await page.getByRole('button', { name: 'Message' }).dblclick()
  const threadId = [owner.uid, reader.uid].sort().join('_')
  await expect(page).toHaveURL(`/messages?thread=${threadId}`)
  expect((await backend.db.doc(`threads/${threadId}`).get()).data()).toMatchObject({
    memberInfo: {
      [owner.uid]: { displayName: owner.username },
      [reader.uid]: { displayName: reader.username },
    },
  })
})

test('without an owner there is nobody to write to', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const id = await addReport(owner, { ownerUid: null, authorUid: null })
  const page = await openAs(owner.email, `/profile/${id}`)
  await page.getByRole('button', { name: 'Message' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Owner unavailable.')
})

test('someone who takes no messages cannot be written to', async ({ openAs }) => {
  const owner = await createMember('Olive', { profile: { messageSettings: { allow: 'none' } } })
  const reader = await createMember('Rosa')
  const id = await addReport(owner)
  const page = await openAs(reader.email, `/profile/${id}`)
  await page.getByRole('button', { name: 'Message' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'This member does not take messages right now.',
  )
})

test('experiences that cannot be read leave the rest of the profile', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const id = await addReport(owner)
  await addExperience(id, owner)
  const page = await openAs(owner.email)
  const heal = await refuse(page, 'queryBelow')
  await page.goto(`/profile/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robin, 34')
  await expect(page.getByRole('alert')).toHaveText('Failed to load experiences.')
  await heal()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Kind and on time.')).toBeVisible()
})
