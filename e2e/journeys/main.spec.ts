import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import { freshEmail, signUp } from '../fixtures/newcomer.ts'
import { drawJpeg } from '../fixtures/photos.ts'
import { choosePhoto, fillPerson, jpegFile, share, zoom } from '../fixtures/shareForm.ts'
import { expect, test } from '../fixtures/test.ts'

test('from sign-up through every remote to a conversation and a decision', async ({
  page,
  openAs,
}) => {
  test.setTimeout(300_000)
  const owner = await createMember('Olive')
  const admin = await createMember('Amber', { admin: true })
  const name = `Wren ${Date.now() % 100_000}`

  await test.step('sign up, set up the profile, accept the terms', async () => {
    await signUp(page, freshEmail())
    await page.getByLabel('Username').fill(`Quiet Heron ${Date.now()}`)
    await page.getByRole('combobox', { name: /city/ }).fill('evanston')
    await page.getByRole('option', { name: 'Evanston, IL' }).click()
    await page
      .getByRole('group', { name: 'Who do you want to see?' })
      .getByRole('button', { name: 'Everyone' })
      .click()
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page).toHaveURL(/legal-agreement/)
    await page.getByRole('button', { name: 'I Agree' }).click()
  })

  await test.step('browse the gallery and load more', async () => {
    await expect(page).toHaveURL(/\/gallery/)
    const cards = page.getByRole('article')
    await expect(cards).not.toHaveCount(0)
    await page.getByRole('button', { name: /^Filters/ }).click()
    // Reports of other tests are near Evanston too, so the count alone does not show the change.
    const everywhere = page.waitForResponse(/:runQuery/)
    await page.getByRole('slider', { name: 'Distance' }).press('Home')
    await everywhere
    await expect(cards).toHaveCount(24)
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(cards).toHaveCount(48)
  })

  await test.step('share a profile with a photo', async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Share', exact: true }).click()
    await expect(heading(page, 'Share a profile')).toBeVisible()
    await expect(page.getByText('Verify your e-mail address to share a profile.')).toBeVisible()
    await page.getByRole('button', { name: 'Verify now' }).click()
    await choosePhoto(page, jpegFile(await drawJpeg(page, { width: 900, height: 900 })))
    await expect(zoom(page)).toBeVisible()
    await fillPerson(page, name, 'Kind, punctual, and listens.')
    await share(page)
  })

  await test.step('see it in my shares and in the gallery', async () => {
    await page.goto('/myshares')
    await expect(page.getByText(name)).toBeVisible()
    await page.goto('/gallery')
    await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible()
  })

  const sharedByOwner = await backend.db.collection('reports').add({
    ...(await backend.db.doc('reports/austin-maya').get()).data(),
    ownerUid: owner.uid,
    authorUid: owner.uid,
    ownerDisplayName: owner.username,
    name: `Robin ${name}`,
    createdAt: backend.now(),
  })

  await test.step('open the profile of another member, add an experience and a comment', async () => {
    await page.goto(`/profile/${sharedByOwner.id}`)
    await page.getByRole('button', { name: 'Add yours' }).click()
    await page.getByRole('radio', { name: 'Greenlight' }).check()
    const form = page.getByRole('form', { name: 'Add your experience' })
    await form.getByLabel('Short note').fill('We met twice; it was fine.')
    await form.getByRole('button', { name: 'Add experience' }).click()
    const mine = page.getByRole('listitem').filter({ hasText: 'We met twice; it was fine.' })
    await mine.getByRole('button', { name: /^Show comments/ }).click()
    await mine.getByLabel('Your comment').fill('Happy to tell more.')
    await mine.getByRole('button', { name: 'Add comment' }).click()
    await expect(mine.getByText('Happy to tell more.')).toBeVisible()
  })

  const ownerPage = await openAs(owner.email, '/messages')

  await test.step('send a message to its owner, who sees it live and answers', async () => {
    await page.getByRole('button', { name: /^Message .*, who shared this$/ }).click()
    await expect(page).toHaveURL(/\/messages\?thread=/)
    const box = page.getByPlaceholder('Write a message')
    await box.fill('Hello! May I ask you something?')
    await box.press('Enter')
    await ownerPage.getByRole('link', { name: /wants to write to you/ }).click()
    await ownerPage.getByRole('link', { name: /Quiet Heron/ }).click()
    await expect(ownerPage.getByRole('log')).toContainText('Hello! May I ask you something?')
    await ownerPage.getByRole('button', { name: 'Answer' }).click()
    const answer = ownerPage.getByPlaceholder('Write a message')
    await answer.fill('Of course.')
    await answer.press('Enter')
    await expect(page.getByRole('log')).toContainText('Of course.')
  })

  await test.step('an admin approves a pending report, which then appears', async () => {
    const pending = await backend.db.collection('reports').add({
      ...(await sharedByOwner.get()).data(),
      name: `Pending ${name}`,
      status: 'pending',
      createdAt: backend.now(),
    })
    const adminPage = await openAs(admin.email, '/adminreview')
    await adminPage.getByRole('button', { name: `Pending ${name}` }).click()
    await adminPage.getByLabel('Reason').fill('Looks honest.')
    await adminPage.getByRole('button', { name: 'Approve' }).click()
    await sendHeldDecision(adminPage)
    const status = async (): Promise<unknown> => (await pending.get()).get('status')
    await expect.poll(status).toBe('public')
    await page.goto('/gallery?miles=0')
    await expect(page.getByRole('article').filter({ hasText: `Pending ${name}` })).toBeVisible()
  })
})
