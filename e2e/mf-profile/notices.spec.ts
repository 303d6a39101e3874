import { expectNoFindings } from '../fixtures/axe.ts'
import { backend } from '../fixtures/backend.ts'
import { holdBadge } from '../fixtures/badge.ts'
import { heading } from '../fixtures/heading.ts'
import { createMember, type TestMember } from '../fixtures/members.ts'
import { openFromMenu } from '../fixtures/openFromMenu.ts'
import { expect, test } from '../fixtures/test.ts'
import { addReport } from './profiles.ts'

test('a warning and a removed message appear as notices, with a link to what they are about', async ({
  openAs,
}) => {
  const member = await createMember('Nora')
  const add = (id: string, kind: string, target: string, reason: string) =>
    backend.db
      .doc(`users/${member.uid}/notices/${id}`)
      .set({ kind, target, reason, at: backend.now(), readAt: null })
  await add('w', 'warn', `users/${member.uid}`, 'Please stay with what you saw yourself.')
  await add('m', 'delete', 'threads/a_b/messages/x', 'It threatened somebody.')
  await add('u', 'uphold', 'users/somebody', 'Thank you.')
  await add('r', 'dismiss', 'reports/abc/reply/subject', 'Nothing found.')
  const page = await openAs(member.email, '/notices')
  const notice = (text: string) => page.getByRole('article', { name: text })

  const warning = notice('An admin asks you to follow our guidelines.')
  await expect(warning).toContainText('Please stay with what you saw yourself.')
  await expect(warning.getByRole('link', { name: 'Read the guidelines' })).toHaveAttribute(
    'href',
    '/terms',
  )
  await expect(warning.getByRole('button', { name: 'Appeal' })).toHaveCount(0)
  const removed = notice('Your message was removed.')
  await expect(removed).toContainText('It threatened somebody.')
  await expect(removed.getByRole('link', { name: 'See the conversation' })).toHaveAttribute(
    'href',
    '/messages?thread=a_b',
  )
  await expect(notice('You reported a member. We acted on it.')).toBeVisible()
  await expect(
    notice('You reported an answer. It follows our guidelines and stays.').getByRole('link'),
  ).toHaveAttribute('href', '/profile/abc')

  await removed.getByRole('button', { name: 'Appeal' }).click()
  await removed.getByLabel('Why should this be decided differently?').fill('Mail a@b.example.org')
  await expect(removed.getByText('This seems to hold an e-mail address.')).toBeVisible()
  await expectNoFindings(page, 'notices of all kinds')
  await page.setViewportSize({ width: 320, height: 640 })
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(beyond).toBeLessThanOrEqual(0)
})

/** Creates unread notices, the first one the latest. */
async function addUnread({ uid }: TestMember, ...notices: readonly object[]): Promise<void> {
  const batch = backend.db.batch()
  for (const [index, notice] of notices.entries()) {
    const at = new Date(Date.now() - index * 1000)
    const fields = { reason: 'See above.', ...notice, at, readAt: null }
    batch.set(backend.db.doc(`users/${uid}/notices/n${index}`), fields)
  }
  await batch.commit()
}

test('a notice that was read stays read, and Remove leads to the notice beside it', async ({
  openAs,
}) => {
  const member = await createMember('Nora')
  await addUnread(
    member,
    { kind: 'warn', target: `users/${member.uid}` },
    { kind: 'delete', target: 'threads/a_b/messages/x' },
    { kind: 'uphold', target: 'users/somebody' },
  )
  const page = await openAs(member.email, '/settings')
  const marks: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('documents:commit') && request.postData()?.includes('readAt'))
      marks.push(request.url())
  })
  const texts = {
    warned: 'An admin asks you to follow our guidelines.',
    removed: 'Your message was removed.',
    upheld: 'You reported a member. We acted on it.',
  }
  const notice = (name: keyof typeof texts) => page.getByRole('article', { name: texts[name] })
  await openFromMenu(page, 'Notices')
  await expect(notice('warned').getByText(texts.warned)).toHaveCSS('font-weight', '600')
  const unread = backend.db.collection(`users/${member.uid}/notices`).where('readAt', '==', null)
  await expect.poll(async () => (await unread.get()).size).toBe(0)
  await openFromMenu(page, 'Settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  await openFromMenu(page, 'Notices')
  await expect(notice('warned').getByText(texts.warned)).not.toHaveCSS('font-weight', '600')

  const remove = (name: keyof typeof texts) =>
    notice(name)
      .getByRole('button', { name: /^Remove/ })
      .click()
  await remove('removed')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('You can then no longer appeal.')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(notice('removed')).toHaveCount(0)
  await expect(notice('upheld')).toBeFocused()
  await remove('upheld')
  await expect(notice('upheld')).toHaveCount(0)
  await expect(notice('warned')).toBeFocused()
  await remove('warned')
  await expect(page.getByText('No notices')).toBeVisible()
  await expect(heading(page, 'Notices')).toBeFocused()
  expect(marks).toHaveLength(1)
})

test('the number in the menu counts the unread notices that are not loaded yet', async ({
  openAs,
}) => {
  const member = await createMember('Nora')
  const warning = { kind: 'warn', target: `users/${member.uid}` }
  const last = { kind: 'uphold', target: 'users/somebody' }
  await addUnread(member, ...Array.from({ length: 30 }, () => warning), last)
  const page = await openAs(member.email, '/settings')
  const startBadge = await holdBadge(page)
  await page.reload()
  await expect(page.getByRole('switch').first()).toBeVisible()
  await startBadge()
  const menu = page.getByRole('button', { name: 'Menu' })
  await expect(menu).toHaveAccessibleDescription('31 new notices')
  await openFromMenu(page, 'Notices')
  await expect(menu).toHaveAccessibleDescription('1 new notice')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(
    page.getByRole('article', { name: 'You reported a member. We acted on it.' }),
  ).toBeFocused()
  await expect(menu).toHaveAccessibleDescription('')
})

test('who reported something reads each outcome from the own reports, and that a profile is back', async ({
  openAs,
}) => {
  const owner = await createMember('Olive')
  const member = await createMember('Nora')
  const id = await addReport(owner)
  const decide = (target: string, state: string, minutes: number) =>
    backend.db.doc(`flags/${member.uid}~${target.replaceAll('/', '~')}`).set({
      ...{ by: member.uid, author: owner.uid, targetPath: target, reason: 'spam', note: '', state },
      ...{ createdAt: new Date(0), decidedAt: new Date(Date.now() - minutes * 60_000) },
    })
  await decide(`reports/${id}`, 'upheld', 1)
  await decide('reports/away', 'upheld', 2)
  await decide(`users/${owner.uid}`, 'dismissed', 3)
  const page = await openAs(member.email, '/notices')
  const notices = page.getByRole('main').getByRole('article')
  await expect(notices).toHaveCount(3)
  // The latest decision first.
  await expect(notices).toContainText([
    'A profile you reported is visible again.',
    'You reported a profile. It breaks our guidelines.',
    'You reported a member. We found nothing against our guidelines.',
  ])
  await expect(notices.getByRole('button')).toHaveCount(0)
  await expectNoFindings(page, 'outcomes of reports')

  await page.getByRole('link', { name: 'See the profile' }).click()
  await expect(page.getByText('It was put back later.')).toBeVisible()
  await page.getByRole('button', { name: 'Show it again' }).click()
  await expect(heading(page)).toHaveText('Robin, 34, Caution')
})

test('the number in the menu counts outcomes since the last visit of the notices', async ({
  openAs,
}) => {
  const owner = await createMember('Olive')
  const member = await createMember('Nora')
  const id = await addReport(owner)
  const flag = backend.db.doc(`flags/${member.uid}~reports~${id}`)
  await flag.set({
    ...{ by: member.uid, author: owner.uid, targetPath: `reports/${id}`, reason: 'spam', note: '' },
    ...{ state: 'open', createdAt: new Date() },
  })
  const page = await openAs(member.email, '/notices')
  await expect(page.getByText('No notices')).toBeVisible()
  await page.goto(`/profile/${id}`)
  await expect(page.getByText('You reported this profile.')).toBeVisible()
  await flag.update({ state: 'upheld', decidedAt: backend.now() })
  const startBadge = await holdBadge(page)
  await page.reload()
  await expect(page.getByText('You reported this profile.')).toBeVisible()
  await startBadge()
  const menu = page.getByRole('button', { name: 'Menu' })
  await expect(menu).toHaveAccessibleDescription('1 new notice')
  await openFromMenu(page, 'Notices')
  const outcome = page.getByText('A profile you reported is visible again.')
  await expect(outcome).toHaveCSS('font-weight', '600')
  await expect(menu).toHaveAccessibleDescription('')
})

test('a notice arrives while the page is open, with the name of the profile, and is read at once', async ({
  openAs,
}) => {
  const member = await createMember('Nora')
  const share = await addReport(member, { name: 'Zacharias', age: 41, status: 'rejected' })
  const page = await openAs(member.email, '/notices')
  await expect(page.getByText('No notices')).toBeVisible()
  const notices = backend.db.collection(`users/${member.uid}/notices`)
  const add = (id: string, fields: object) =>
    notices
      .doc(id)
      .set({ reason: 'It names where he works.', at: new Date(), readAt: null, ...fields })
  const taken = page.getByRole('article', { name: 'Zacharias, 41, was taken down.' })
  // The emulator loses 1 in 100 writes at the moment when a listener starts, until the next write to the collection.
  await expect(async () => {
    await add('t', { kind: 'takedown', target: `reports/${share}` })
    await expect(taken).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(taken).toContainText('It names where he works.')
  await expect(taken.getByText('was taken down.')).toHaveCSS('font-weight', '600')
  const unread = notices.where('readAt', '==', null)
  await expect.poll(async () => (await unread.get()).size).toBe(0)

  await add('v', { kind: 'restore', target: `reports/${share}` })
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').first()).toContainText(
    'Zacharias, 41, is back in the gallery.',
  )
  await taken.getByRole('link', { name: 'Zacharias, 41' }).click()
  await expect(heading(page)).toHaveText('Zacharias, 41, Caution')
})

test('an experience of another member reaches the owner in the menu and in the open notices', async ({
  openAs,
}) => {
  const [owner, reader] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const share = await addReport(owner, { name: 'Zacharias', age: 41 })
  const [notices, settings, profile] = await Promise.all([
    openAs(owner.email, '/notices'),
    openAs(owner.email, '/settings'),
    openAs(reader.email, `/profile/${share}`),
  ])
  await expect(notices.getByText('No notices')).toBeVisible()
  await expect(settings.getByRole('switch').first()).toBeVisible()
  await profile.getByRole('button', { name: 'Add yours' }).click()
  await profile.getByRole('radio', { name: 'Caution' }).check()
  await profile.getByLabel('Short note').fill('He cancelled twice.')
  await profile.getByRole('button', { name: 'Add experience' }).click()
  await expect(
    notices.getByRole('article', { name: 'New on Zacharias, 41: experiences or comments.' }),
  ).toBeVisible()

  // A comment follows: it is still one notice, and new again.
  await profile.getByRole('button', { name: 'Show comments' }).click()
  await notices.close()
  await profile.getByLabel('Your comment').fill('And a third time.')
  await profile.getByRole('button', { name: 'Add comment' }).click()
  const menu = settings.getByRole('button', { name: 'Menu' })
  await expect(menu).toHaveAccessibleDescription('1 new notice')
  await openFromMenu(settings, 'Notices')
  await expect(settings.getByRole('article')).toHaveCount(1)
  await expect(menu).toHaveAccessibleDescription('')
})

test('notices of new experiences can be turned off, and nothing else with them', async ({
  openAs,
}) => {
  const member = await createMember('Nora')
  const share = await addReport(member, { name: 'Zacharias', age: 41 })
  const batch = backend.db.batch()
  const notices = backend.db.collection(`users/${member.uid}/notices`)
  const fields = { target: `reports/${share}`, reason: '', at: new Date(), readAt: null }
  batch.set(notices.doc(`x~${share}`), { kind: 'experience', ...fields })
  batch.set(notices.doc('v'), { kind: 'restore', ...fields })
  await batch.commit()
  const page = await openAs(member.email, '/notices')
  const added = page.getByRole('article', { name: /^New on Zacharias/ })
  const restored = page.getByRole('article', { name: /back in the gallery/ })
  await expect(added).toBeVisible()
  const toggle = page.getByRole('switch', { name: 'New experiences and comments' })
  await expect(toggle).toBeChecked()
  await toggle.press(' ')
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(added).toHaveCount(0)
  await expect(restored).toBeVisible()
  const stored = await backend.db.doc(`users/${member.uid}`).get()
  expect(stored.get('messageSettings.additions')).toBe(false)

  // One that arrives is neither shown nor counted.
  await notices.doc(`x~${share}`).update({ at: new Date(), readAt: null })
  await notices.doc('w').set({ kind: 'warn', ...fields, target: `users/${member.uid}` })
  const startBadge = await holdBadge(page)
  await page.goto('/settings')
  await expect(page.getByRole('switch').first()).toBeVisible()
  await startBadge()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAccessibleDescription(
    '1 new notice',
  )
  await openFromMenu(page, 'Notices')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(added).toHaveCount(0)
})
