import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { hear } from '../fixtures/hear.ts'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/reports.ts'
import { chooseAnyPhoto, fillPerson, notes, shareButton } from '../fixtures/shareForm.ts'

const QUESTION =
  'Block Bob? You two can no longer write to each other or add to each other’s shares, and your conversation is hidden for you. They can still read it, and what you share. What they posted stays. You can undo this in Settings.'

async function placeConversation() {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  const members = [ann.uid, bob.uid].sort()
  const thread = backend.db.doc(`threads/${members.join('_')}`)
  await thread.set({
    members,
    memberInfo: {
      [ann.uid]: { displayName: ann.username },
      [bob.uid]: { displayName: bob.username },
    },
    createdAt: backend.now(),
    lastAt: backend.now(),
    lastRead: {},
  })
  return { ann, bob, path: `/messages?thread=${thread.id}` }
}

test('Slides', async ({ page }) => {
  await page.goto('/welcome')
  await expect(heading(page, 'Welcome!')).toBeVisible()
  const heard = await hear(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await heard.says('Tab, Tab, Tab', [
    '[Quick exit, button]',
    '[Who are we?, tabpanel]',
    '[Who are we?, tab, selected]',
  ])
  await page.keyboard.press('ArrowRight')
  await heard.says('Right', ['[Why?, tab]', 'Slide 2 of 4: Why?'])
  await heard.end()
})

test('Sign-in with mistakes', async ({ page }) => {
  const heard = await hear(page)
  await page.goto('/login')
  await expect(heading(page, 'Sign in')).toBeVisible()
  await page.getByLabel('Email').focus()
  await page.keyboard.press('Tab')
  await heard.says('Tab through the fields', [
    'Title: Sign in · Greenlight',
    '[Email, entry, required]',
    '[Password, entry, required]',
  ])
  await page.keyboard.press('Enter')
  await heard.says('Enter with empty fields', [
    '[Email, entry, required, invalid. Please enter your e-mail address.]',
  ])
  await heard.end()
})

test('Pages', async ({ openAs, createReport }) => {
  const [ann, report] = await Promise.all([createMember('Ann'), createReport()])
  const page = await openAs(ann.email, '/feedback')
  await expect(heading(page, 'Feedback')).toBeVisible()
  const heard = await hear(page, { [report.name]: 'Sam' })
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.press('Enter')
  await page.keyboard.press('Tab')
  await heard.says('Enter on the menu, Tab', ['[Menu, button, collapsed]', '[Gallery, link]'])
  await page.getByRole('link', { name: 'Settings', exact: true }).press('Enter')
  await heard.says('Enter on Settings', [
    '[Settings, link]',
    'Title: Settings · Greenlight',
    '[Settings, heading]',
  ])
  const release = await holdRequests(page, '**/documents:batchGet*', (body) =>
    body.includes('/reports/'),
  )
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/profile/${report.id}`)
  await heard.says('A profile opens', ['Title: Profile · Greenlight', '[Profile, heading]'])
  release()
  await heard.says('The profile has loaded', ['Sam, 30, Greenlight'])
  await heard.end()
})

test('A question before a block', async ({ openAs }) => {
  const { ann, bob, path } = await placeConversation()
  const page = await openAs(ann.email, path)
  const block = page.getByRole('button', { name: 'Block' })
  await expect(block).toBeVisible()
  const heard = await hear(page, { [bob.username]: 'Bob' })
  await block.press('Enter')
  await heard.says('Enter on Block', [
    '[Block, button]',
    '[Block Bob?, alertdialog]',
    `[Cancel, button. ${QUESTION}]`,
  ])
  await page.keyboard.press('Enter')
  await heard.says('Enter on Cancel', ['[Block, button]'])
  await heard.end()
})

test('Messages', async ({ openAs }) => {
  const { ann, bob, path } = await placeConversation()
  const [page, bobs] = await Promise.all([openAs(ann.email, path), openAs(bob.email, path)])
  const [box, bobsBox] = [page, bobs].map((each) => each.getByPlaceholder('Write a message'))
  if (!box || !bobsBox) throw new Error('Two pages were opened.')
  await Promise.all([expect(box).toBeFocused(), expect(bobsBox).toBeVisible()])
  const heard = await hear(page, { [bob.username]: 'Bob' })
  await box.fill('Hello')
  await box.press('Enter')
  await expect(bobs.getByRole('log')).toContainText('Hello')
  await bobsBox.fill('Hi. How are you?')
  await heard.says('Bob types', ['Bob is typing'])
  await bobsBox.press('Enter')
  await heard.says('Bob sends a message', ['Bob: Hi. How are you?'])
  await heard.end()
})

test('An experience and a comment', async ({ openAs, createReport }) => {
  const [ann, report] = await Promise.all([createMember('Ann'), createReport()])
  const page = await openAs(ann.email, `/profile/${report.id}`)
  const note = page.getByLabel('Short note')
  await expect(page.getByText('No experiences yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add yours' }).click()
  await page.getByRole('radio', { name: 'Greenlight' }).check()
  const heard = await hear(page, { [ann.username]: 'Ann' })
  await note.fill('Kind.')
  await heard.forget()
  await page.getByRole('button', { name: 'Add experience' }).press('Enter')
  await heard.says('Enter on Add experience', [
    '[Add experience, button]',
    'Experience added.',
    '[Ann’s experience, group]',
  ])
  await page.getByRole('button', { name: 'Show comments' }).press('Enter')
  await expect(page.getByLabel('Your comment')).toBeVisible()
  await heard.forget()
  await page.getByRole('button', { name: 'Add comment' }).press('Enter')
  await heard.says('Enter on Add comment, without words', [
    '[Add comment, button]',
    '[Your comment, entry, required, invalid. Please write a comment.]',
  ])
  await page.keyboard.insertText('Thank you.')
  await page.getByRole('button', { name: 'Add comment' }).press('Enter')
  await heard.says('Enter on Add comment', [
    '[Add comment, button]',
    'Comment added.',
    '[Ann’s comment, group]',
  ])
  await heard.end()
})

test('A share with mistakes', async ({ openAs }) => {
  const ann = await createMember('Ann')
  const page = await openAs(ann.email, '/share')
  await expect(heading(page, 'Share a profile')).toBeVisible()
  const heard = await hear(page)
  await shareButton(page).press('Enter')
  await heard.says('Enter on Share, with nothing filled in', [
    '[Share, button]',
    '[Choose a photo, button. Please upload a photo.]',
  ])
  await chooseAnyPhoto(page)
  await heard.says('A photo is chosen', ['Photo chosen.'])
  await page.getByRole('radiogroup', { name: 'Gender' }).getByLabel('Woman').focus()
  await heard.says('Focus on Gender', ['[Woman, radio. Please select a gender.]'])
  await fillPerson(page, 'Sonja', 'Call 312 555 0123.')
  await heard.forget()
  await shareButton(page).press('Enter')
  await heard.says('Enter on Share, with a phone number in the notes', [
    '[Share, button]',
    '[Your notes seem to hold a phone number. Others could find this person with it., alertdialog]',
    '[Edit notes, button. Your notes seem to hold a phone number. Others could find this person with it.]',
  ])
  await page.keyboard.press('Escape')
  await heard.says('Esc', ['[Sharing…, button, unavailable]', '[Notes (optional), entry]'])
  await expect(notes(page)).toBeFocused()
  await heard.end()
})

test('A notice arrives', async ({ openAs, createReport }) => {
  const ann = await createMember('Ann')
  const report = await createReport({ ownerUid: ann.uid, age: 41 })
  const page = await openAs(ann.email, '/notices')
  await expect(page.getByText('No notices')).toBeVisible()
  await page.getByRole('switch').focus()
  const heard = await hear(page, { [report.name]: 'Sam' })
  const notice = { kind: 'takedown', target: `reports/${report.id}`, reason: '', readAt: null }
  await backend.db.doc(`users/${ann.uid}/notices/one`).set({ ...notice, at: backend.now() })
  await heard.says('An admin takes the share down', ['New notice: Sam, 41, was taken down.'])
  await heard.end()
})

test('The town list', async ({ openAs }) => {
  const ann = await createMember('Ann')
  const page = await openAs(ann.email, '/share')
  const town = page.getByRole('combobox', { name: 'Location' })
  await town.fill('Chic')
  await expect(page.getByRole('option').first()).toBeVisible()
  const heard = await hear(page)
  await town.press('Tab')
  await heard.says('Tab out of the list', ['[Woman, radio]'])
  await page.keyboard.press('Tab')
  await heard.forget()
  await heard.end()
})

test('A setting', async ({ openAs }) => {
  const ann = await createMember('Ann')
  const page = await openAs(ann.email, '/settings')
  const save = page.getByRole('button', { name: /^Save/ }).first()
  await expect(save).toBeVisible()
  const heard = await hear(page)
  await save.press('Enter')
  await heard.says('Enter on Save', ['[Save, button]', 'Saving…', 'Saved'])
  await heard.end()
})

test('A page that fails', async ({ openAs }) => {
  const ann = await createMember('Ann')
  const page = await openAs(ann.email, '/share')
  await expect(heading(page, 'Share a profile')).toBeVisible()
  const files = /^http:\/\/[^/]+\/mf-profile\/.*remoteEntry\.js/
  await page.route(files, (route) => route.fulfill({ status: 404 }))
  const heard = await hear(page)
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await page.getByRole('link', { name: 'Settings', exact: true }).press('Enter')
  const why = 'The profile part of Greenlight could not be reached. Everything else still works.'
  await heard.says('Enter on Settings', [
    '[Menu, button, collapsed]',
    '[Settings, link]',
    `[This page could not be opened, heading. ${why}]`,
    why,
    'Title: Settings · Greenlight',
  ])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await heard.says('Tab, Enter on Retry', ['[Retry, button]', '[Retry, button]', why])
  await page.unroute(files)
  await page.keyboard.press('Enter')
  await heard.says('Enter on Retry, which works', ['[Settings, heading]'])
  await heard.end()
})

test('A decision of an admin', async ({ openAs, createReport }) => {
  const admin = await createMember('Ada', { admin: true })
  const report = await createReport({ status: 'pending', createdAt: new Date('2017-01-01') })
  const page = await openAs(admin.email, '/adminreview')
  await page.getByRole('button', { name: new RegExp(report.name) }).click()
  const approve = page.getByRole('button', { name: 'Approve' })
  await approve.focus()
  const heard = await hear(page, { [report.name]: 'Sam' })
  await approve.press('Enter')
  await heard.hears(/^Approved\. Sam/m)
  await sendHeldDecision(page)
  // The title has the number of what waits. Its change is no new page.
  await heard.hears(/^Title: Admin review/m)
  await heard.never(/^Admin review/)
})
