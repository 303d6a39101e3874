import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { addressParts, cutOff, refuse } from '../fixtures/requests.ts'
import { expect, test } from '../fixtures/test.ts'
import { addExperience, addReport } from './profiles.ts'

test('shows the report, and the counts of all experiences', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const reader = await createMember('Rosa')
  const createdAt = new Date('2026-03-14T12:00:00Z')
  const id = await addReport(owner, { createdAt, counters: { green: 2, yellow: 0, red: 1 } })
  await addExperience(id, owner, { tone: 'red', notes: 'Rude.' })
  await addExperience(id, reader, { tone: 'yellow', displayName: 'Shown name' })
  await addExperience(id, reader, { userName: null, notes: 'Written by nobody.' })

  const page = await openAs(reader.email, `/profile/${id}`)
  await expect(heading(page)).toHaveText('Robin, 34, Caution')
  await expect(page).toHaveTitle('Profile · Greenlight')
  await expect(page.getByText('Evanston, IL · 15 miles away')).toBeVisible()
  await expect(page.getByText('Cancelled twice at the last minute.')).toBeVisible()
  await expect(page.getByText(/^Shared by/)).toHaveText(
    `Shared by ${owner.username} in March 2026. This is one person’s account; nobody has verified it.`,
  )
  await expect(page.getByText('Woman · Looking for everyone')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Is this about you?' })).toHaveAttribute(
    'href',
    `/about-me?profile=${id}`,
  )
  const counts = page.getByRole('region', { name: 'Experiences by tone' })
  await expect(counts.getByRole('term')).toHaveText(['Greenlight', 'Caution', 'Redlight'])
  await expect(counts.getByRole('definition')).toHaveText(['3', '1', '2'])
  const experiences = page.getByRole('region', { name: 'Experiences', exact: true })
  await expect(experiences.getByText('6 experiences')).toBeVisible()
  await expect(experiences.getByRole('listitem').filter({ hasText: 'Shown name' })).toBeVisible()
  await expect(
    experiences.getByRole('listitem').filter({ hasText: 'Written by nobody.' }),
  ).toContainText('User')
})

test('counts are hidden at zero, and the bar of one tone fills its width', async ({ openAs }) => {
  const [owner, reader] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const [none, one] = await Promise.all([addReport(owner), addReport(owner)])
  await addExperience(one, owner, { tone: 'green' })
  const page = await openAs(reader.email, `/profile/${none}`)
  await expect(page.getByText('No experiences yet.')).toBeVisible()
  const counts = page.getByRole('region', { name: 'Experiences by tone' })
  await expect(counts).toHaveCount(0)
  await page.goto(`/profile/${one}`)
  await expect(page.getByText('1 experience', { exact: true })).toBeVisible()
  const right = (element: Element) => element.getBoundingClientRect().right
  const bar = counts.locator('dl')
  expect(await bar.locator('> div').last().evaluate(right)).toBeCloseTo(await bar.evaluate(right))
})

test('what three members say of their experiences is counted, what two say is not', async ({
  openAs,
}) => {
  const [owner, ann, bob, cyd] = await Promise.all(
    ['Olive', 'Ann', 'Bob', 'Cyd'].map((name) => createMember(name)),
  )
  if (!owner || !ann || !bob || !cyd) throw new Error('Four members were made.')
  const id = await addReport(owner)
  await addExperience(id, ann, { tags: ['asked-for-money', 'kind'] })
  await addExperience(id, bob, { tags: ['asked-for-money', 'kind'] })
  await addExperience(id, cyd, { tags: ['asked-for-money'] })
  const page = await openAs(ann.email, `/profile/${id}`)
  const counted = page.getByRole('list', { name: 'Said by three members or more' })
  await expect(counted.getByRole('listitem')).toHaveText(['I was asked for money · 3 members'])
})

test('the experiences are beside the photo from 700 px on, and above form and actions', async ({
  openAs,
}) => {
  const [owner, reader] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const id = await addReport(owner)
  await addExperience(id, owner, { tone: 'red' })
  const page = await openAs(reader.email, `/profile/${id}`)
  const photo = page.getByRole('img', { name: 'Photo of Robin' })
  const item = page.getByRole('listitem').filter({ hasText: 'Kind and on time.' })
  await page.getByRole('button', { name: 'Add yours' }).click()
  const form = page.getByRole('form', { name: 'Add your experience' })
  const message = page.getByRole('button', { name: /^Message .*, who shared this$/ })
  await expect(form.getByRole('radio', { name: 'Greenlight' })).toBeFocused()
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
  const box = async (part: Locator) =>
    (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.setViewportSize({ width: 700, height: 740 })
  expect((await box(item)).x).toBeGreaterThan((await box(photo)).x + (await box(photo)).width)
  expect((await box(form)).y).toBeGreaterThan((await box(item)).y)
  expect((await box(message)).x).toBe((await box(photo)).x)
  expect((await box(message)).y).toBeGreaterThan((await box(photo)).y + (await box(photo)).height)
  await page.setViewportSize({ width: 360, height: 740 })
  expect((await box(item)).y).toBeGreaterThan((await box(photo)).y + (await box(photo)).height)
  expect((await box(form)).y).toBeGreaterThan((await box(item)).y)
  expect((await box(message)).y).toBeGreaterThan((await box(form)).y)
})

test('the owner deletes the share from its profile, and finds My shares', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const id = await addReport(owner)
  const page = await openAs(owner.email, `/profile/${id}`)
  await expect(page.getByRole('link', { name: 'My shares' })).toHaveAttribute('href', '/myshares')
  const remove = page.getByRole('button', { name: 'Delete Robin' })
  const heal = await cutOff(page, addressParts.commit)
  await remove.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Delete your share about \u2068Robin\u2069?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to delete this share.')
  await heal()
  await remove.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/myshares')
  expect((await backend.db.doc(`reports/${id}`).get()).exists).toBe(false)
})

test('the preview is shown until the full photo is loaded', async ({ openAs }) => {
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
  // Another font has other widths.
  await page.evaluate(() => document.fonts.ready)
  const before = await photo.boundingBox()
  answer()
  await expect(photo).toHaveAttribute('src', full)
  expect(await photo.boundingBox()).toEqual(before)
})

test('a missing, pending or rejected profile is not found, except by its owner', async ({
  openAs,
}) => {
  const owner = await createMember('Olive')
  const reader = await createMember('Rosa')
  const pending = await addReport(owner, { status: 'pending' })
  const rejected = await addReport(owner, { status: 'rejected', decisionReason: 'Not a person.' })
  const page = await openAs(reader.email)
  for (const id of [pending, rejected, randomUUID(), 'users%2Fsomebody']) {
    await page.goto(`/profile/${id}`)
    await expect(heading(page)).toHaveText('Profile not found.')
  }
  const ownerPage = await openAs(owner.email, `/profile/${rejected}`)
  await expect(ownerPage.getByText('Reason: Not a person.')).toBeVisible()
  await expect(ownerPage.getByRole('button', { name: 'Message' })).toHaveCount(0)
  await expect(ownerPage.getByRole('button', { name: 'Add experience' })).toHaveCount(0)
})

test('a failed load shows an error, and Retry works', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const id = await addReport(owner)
  const page = await openAs(owner.email)
  const heal = await cutOff(page, addressParts.read, (body) => body.includes('/reports/'))
  await page.goto(`/profile/${id}`)
  await expect(page.getByRole('alert')).toHaveText('Failed to load profile.')
  await heal()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page)).toHaveText('Robin, 34, Caution')
})

test('Message opens the conversation with the owner, and the first message makes it', async ({
  openAs,
}) => {
  const owner = await createMember('Olive')
  const reader = await createMember('Rosa')
  const id = await addReport(owner)
  const page = await openAs(reader.email, `/profile/${id}`)
  await expect(page.getByRole('button', { name: 'Message' })).toBeVisible()
  const heal = await cutOff(page, addressParts.read)
  await page.getByRole('button', { name: 'Message' }).click()
  await expect(page.getByRole('alertdialog')).toContainText("Couldn't start the conversation.")
  await page.keyboard.press('Escape')
  await heal()
  await page.getByRole('button', { name: 'Message' }).dblclick()
  const threadId = [owner.uid, reader.uid].sort().join('_')
  await expect(page).toHaveURL(`/messages?thread=${threadId}&about=${id}`)
  const thread = backend.db.doc(`threads/${threadId}`)
  await expect(page.getByText('Started from the profile of Robin')).toBeVisible()
  await expect(page.getByText('You can write up to 3 messages.')).toBeVisible()
  expect((await thread.get()).exists).toBe(false)
  await page.getByPlaceholder('Write a message').fill('Is this still so?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You can write 2 more messages before')).toBeVisible()
  await expect.poll(async () => (await thread.get()).exists).toBe(true)
  expect((await backend.db.doc(`threads/${threadId}`).get()).data()).toMatchObject({
    state: 'request',
    reportId: id,
    memberInfo: {
      [owner.uid]: { displayName: owner.username },
      [reader.uid]: { displayName: reader.username },
    },
  })
})

test('a report without an owner cannot be answered by a message', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const id = await addReport(owner, { ownerUid: null, authorUid: null })
  const page = await openAs(owner.email, `/profile/${id}`)
  await page.getByRole('button', { name: 'Message' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Owner unavailable.')
})

test('a member who takes no messages cannot be written to', async ({ openAs }) => {
  const owner = await createMember('Olive', { profile: { messageSettings: { allow: 'none' } } })
  const reader = await createMember('Rosa')
  const id = await addReport(owner)
  const page = await openAs(reader.email, `/profile/${id}`)
  await page.getByRole('button', { name: 'Message' }).click()
  await page.getByPlaceholder('Write a message').fill('Hello')
  await page.keyboard.press('Enter')
  const refusal = page.locator('form').getByText('This member does not take messages right now.')
  await expect(refusal).toBeVisible()
})

test('if experiences cannot be read, the rest of the profile is shown', async ({ openAs }) => {
  const owner = await createMember('Olive')
  const id = await addReport(owner)
  await addExperience(id, owner)
  const page = await openAs(owner.email)
  const heal = await refuse(page, addressParts.queryBelow)
  await page.goto(`/profile/${id}`)
  await expect(heading(page)).toHaveText('Robin, 34, Caution')
  await expect(page.getByRole('alert')).toHaveText('Failed to load experiences.')
  await heal()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Kind and on time.')).toBeVisible()
})
