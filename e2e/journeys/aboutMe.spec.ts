import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import { openFromMenu } from '../fixtures/openFromMenu.ts'
import { expect, test } from '../fixtures/reports.ts'

/** Signs in on “Is this about you?” by the link that a preview shows instead of sending it. */
async function signInByLink(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await page.getByRole('link', { name: 'open the link here' }).click()
  await expect(page.getByRole('heading', { name: 'Your request' })).toBeVisible()
}

test('a stranger asks for removal, the author appeals, and a second admin restores the profile', async ({
  page,
  openAs,
  createReport,
}) => {
  test.slow()
  const [ann, ada, eve] = await Promise.all([
    createMember('Ann'),
    createMember('Ada', { admin: true }),
    createMember('Eve', { admin: true }),
  ])
  const report = await createReport({ ownerUid: ann.uid, authorUid: ann.uid })
  const statement = `This is me ${randomUUID()}`

  await page.goto(`/login`)
  await page.getByRole('link', { name: 'about you' }).click()
  await expect(heading(page)).toHaveText('Is this about you?')
  await signInByLink(page, `stranger-${randomUUID()}@example.org`)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Please say who you are.')).toBeVisible()
  await expect(page.getByText('Please choose what you ask for.')).toBeVisible()
  await page.getByRole('radio', { name: 'I am this person' }).check()
  await page.getByRole('radio', { name: 'Remove the profile' }).check()
  await page
    .getByLabel('Link to the profile')
    .fill(new URL(`/profile/${report.id}`, page.url()).href)
  await expect(
    page.getByLabel('Without a link'),
    'what the link says is not asked for',
  ).toHaveCount(0)
  await expect(page.getByText(/learns nothing of your request while we look at it/)).toBeVisible()
  await page.getByRole('radio', { name: 'Publish my answer' }).check()
  await page.getByLabel('What should we know?').fill('Call me: 555-867-5309')
  await page.getByRole('button', { name: 'Send request' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('a phone number')
  await question.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('What should we know?')).toBeFocused()
  await page.getByRole('radio', { name: 'Remove the profile' }).check()
  await page.getByLabel('What should we know?').fill(statement)
  await page.reload()
  await expect(page.getByLabel('What should we know?')).toHaveValue(statement)
  await page.getByRole('button', { name: 'Send request' }).dblclick()
  const asked = page.getByRole('region', { name: 'What you asked for' })
  await expect(asked.getByText('We have it and will look at it.')).toHaveCount(1)
  await page.goto('/gallery')
  await expect(page).toHaveURL('/legal-agreement')

  const first = await openAs(ada.email, '/adminreview?view=requests')
  await first.getByRole('listitem').getByRole('button').filter({ hasText: statement }).click()
  await expect(first.getByRole('link', { name: report.name })).toBeVisible()
  await first
    .getByLabel('Reason for the member who shared it')
    .fill('The person described asked for it.')
  await first.getByRole('button', { name: 'Grant' }).click()
  await expect(first.getByText('Please write an answer.')).toBeVisible()
  await first.getByLabel('Answer', { exact: true }).fill('We removed the profile.')
  await first.getByRole('button', { name: 'Grant' }).click()
  await expect(first.getByText(statement)).toHaveCount(0)
  await sendHeldDecision(first)

  await page.goto('/about-me')
  await expect(asked.getByText('We removed the profile.')).toBeVisible()

  const author = await openAs(ann.email, '/settings')
  await openFromMenu(author, 'Notices')
  const notice = author.getByRole('article', {
    name: `${report.name}, 30, was taken down.`,
  })
  await expect(notice.getByText('The person described asked for it.')).toBeVisible()
  await notice.getByRole('button', { name: 'Appeal' }).click()
  await notice.getByLabel('Why should this be decided differently?').fill(statement)
  await notice.getByRole('button', { name: 'Send appeal' }).click()
  await expect(notice.getByText(/An admin will answer/)).toBeVisible()
  // The focused button is gone with the form.
  await expect(notice.getByText(/An admin will answer/)).toBeFocused()

  await first.goto('/adminreview?view=appeals')
  await first.getByRole('listitem').getByRole('button').filter({ hasText: statement }).click()
  await expect(first.getByText(/You decided this yourself/)).toBeVisible()
  await expect(first.getByRole('button', { name: 'Grant' })).toBeVisible()
  await expect(first.getByRole('button', { name: 'Decline' })).toHaveCount(0)

  const second = await openAs(eve.email, '/adminreview?view=appeals')
  await second.getByRole('listitem').getByRole('button').filter({ hasText: statement }).click()
  await second.getByLabel('Answer', { exact: true }).fill('You are right.')
  await second.getByRole('button', { name: 'Grant' }).click()
  await expect(second.getByText(statement)).toHaveCount(0)
  await sendHeldDecision(second)
  expect((await backend.db.doc(`reports/${report.id}`).get()).data()).toMatchObject({
    status: 'public',
  })

  await author.reload()
  await expect(
    author.getByRole('article', { name: `Your appeal about ${report.name}, 30, was granted.` }),
  ).toBeVisible()
  await expect(
    author.getByRole('article', { name: `${report.name}, 30, is back in the gallery.` }),
  ).toBeVisible()
})

test('a banned member appeals and is let in', async ({ openAs }) => {
  const [troll, ada, eve] = await Promise.all([
    createMember('Tia', { profile: { username: `Tia ${randomUUID().slice(0, 8)}` } }),
    createMember('Ada', { admin: true }),
    createMember('Eve', { admin: true }),
  ])
  await backend.auth.updateUser(troll.uid, { emailVerified: true })
  const reason = `Threats ${randomUUID()}`
  const at = backend.now()
  await Promise.all([
    backend.db.doc(`bans/${troll.uid}`).set({ reason, createdAt: at, decision: troll.uid }),
    backend.db
      .doc(`modlog/${troll.uid}`)
      .set({ actor: ada.uid, action: 'ban', target: `bans/${troll.uid}`, reason, at }),
    backend.db
      .doc(`users/${troll.uid}/notices/${troll.uid}`)
      .set({ kind: 'ban', target: `bans/${troll.uid}`, reason, at, readAt: null }),
  ])
  const banned = await openAs(troll.email)
  await banned.getByRole('link', { name: 'Appeal' }).click()
  const notice = banned.getByRole('article', { name: 'Your account was suspended.' })
  await expect(notice.getByText(reason)).toBeVisible()
  await notice.getByRole('button', { name: 'Appeal' }).click()
  await notice.getByLabel('Why should this be decided differently?').fill(`Sorry ${reason}`)
  await notice.getByRole('button', { name: 'Send appeal' }).click()
  await expect(notice.getByText(/An admin will answer/)).toBeVisible()

  const second = await openAs(eve.email, '/adminreview?view=appeals')
  await second.getByRole('listitem').getByRole('button').filter({ hasText: reason }).click()
  await second.getByLabel('Answer').fill('Welcome back.')
  await second.getByRole('button', { name: 'Grant' }).click()
  await expect(second.getByText(`Sorry ${reason}`)).toHaveCount(0)
  await sendHeldDecision(second)

  await banned.goto('/gallery')
  await expect(heading(banned)).toHaveText('Gallery')
})
