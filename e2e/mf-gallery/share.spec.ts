import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import {
  chooseAnyPhoto,
  fillPerson,
  name,
  reportsOf,
  share,
  shareButton,
  zoom,
} from '../fixtures/shareForm.ts'
import { expect, test } from '../fixtures/test.ts'

test('a form shows all its errors at the fields, the first one also above, and moves the focus there', async ({
  openAs,
}) => {
  const { email, uid } = await createMember('Order')
  const page = await openAs(email, '/share')
  const submit = () => shareButton(page).click()
  const age = page.getByRole('textbox', { name: 'Age' })
  const place = page.getByRole('combobox', { name: 'Location' })
  const gender = page.getByRole('radiogroup', { name: 'Gender' })
  const wants = page.getByRole('radiogroup', { name: 'Who do they want to see?' })

  await submit()
  await expect(
    page.getByText('Please upload a photo. Please look at 5 more fields, too.'),
  ).toBeVisible()
  await expect(page.getByRole('group', { name: 'Photo' })).toHaveAccessibleDescription(
    'Please upload a photo.',
  )
  await expect(name(page)).toHaveAccessibleDescription(/Name is required\./)
  await expect(age).toHaveAccessibleDescription(/Valid age is required\./)
  await expect(place).toHaveAccessibleDescription(/Please enter or choose a location\./)
  await expect(gender).toHaveAccessibleDescription('Please select a gender.')
  await expect(wants).toHaveAccessibleDescription('Please select "Who do they want to see?"')
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeFocused()

  await chooseAnyPhoto(page)
  await expect(page.getByText('Please upload a photo.')).toHaveCount(0)
  await name(page).fill('x'.repeat(81))
  await submit()
  await expect(name(page)).toHaveAccessibleDescription(/A name has at most 80 characters\./)
  await expect(name(page)).toBeFocused()
  await expect(name(page)).toHaveValue('x'.repeat(81))
  await name(page).fill('Alex')
  for (const wrong of ['', '17', '101', '3o', '20.5']) {
    await age.fill(wrong)
    await submit()
    await expect(age, `age "${wrong}"`).toHaveAccessibleDescription(/Valid age is required\./)
    await expect(age).toBeFocused()
  }
  await age.fill('18')
  await place.fill('Somewhere by the sea')
  await submit()
  await expect(gender.getByLabel('Woman')).toBeFocused()
  await gender.getByLabel('Another').check()
  await wants.getByLabel('Men', { exact: true }).check()
  await expect(page.getByRole('radio', { name: 'Greenlight' })).toBeChecked()
  expect(await reportsOf(uid)).toHaveLength(0)

  await submit()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Not in our list. Share without distance?')
  await question.getByRole('button', { name: 'Edit location' }).click()
  await expect(question).toBeHidden()
  expect(await reportsOf(uid)).toHaveLength(0)
  await submit()
  await question.getByRole('button', { name: 'Share without distance' }).click()
  await expect(question).toContainText('Shared! Your profile is now visible in Gallery.')
  await question.getByRole('button', { name: 'OK' }).click()
  await expect(question).toBeHidden()
  const [report] = await reportsOf(uid)
  expect(report?.data()).toMatchObject({
    name: 'Alex',
    age: 18,
    location: 'Somewhere by the sea',
    locationCoords: null,
    gender: 'other',
    wantsToSee: 'men',
    tone: 'green',
    notes: '',
    status: 'public',
  })
  await expect(name(page)).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible()
})

test('a share is in the gallery and in my shares until it is deleted', async ({ openAs }) => {
  const { email, uid } = await createMember('Journey')
  const page = await openAs(email, '/share')
  const person = `Journey ${uid.slice(0, 6)}`
  await chooseAnyPhoto(page)
  await fillPerson(page, person)
  await share(page)

  await page.getByRole('link', { name: 'Greenlight' }).first().click()
  const card = page.getByRole('article').filter({ hasText: person })
  await expect(card).toContainText('Caution')
  await expect(card).toContainText('Chicago, IL')

  await page.goto('/myshares')
  const mine = page.getByRole('article').filter({ hasText: person })
  await expect(mine).toContainText('Public')
  const [report] = await reportsOf(uid)
  const experience = await report?.ref.collection('experiences').add({ userId: 'someone' })
  await experience?.collection('comments').add({ userId: 'someone' })
  await mine.getByRole('button', { name: `Delete ${person}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(mine).toBeVisible()
  await mine.getByRole('button', { name: `Delete ${person}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(mine).toBeHidden()
  await expect(page.getByRole('heading', { name: 'You have not shared anyone yet' })).toBeVisible()
  await expect(heading(page)).toBeFocused()

  expect(await reportsOf(uid)).toHaveLength(0)
  expect(await report?.ref.listCollections()).toHaveLength(0)
  await page.goto('/gallery')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('form, photo and crop survive a reload, and are removed after sharing', async ({ openAs }) => {
  const { email, uid } = await createMember('Reload')
  const page = await openAs(email, '/share')
  await chooseAnyPhoto(page)
  await zoom(page).press('End')
  await fillPerson(page, 'Reloaded', 'Half a sentence')
  await page.reload()
  await expect(zoom(page)).toHaveAttribute('aria-valuetext', '3.00×')
  await expect(name(page)).toHaveValue('Reloaded')
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Half a sentence')
  await expect(page.getByRole('radio', { name: 'Woman' })).toBeChecked()
  await share(page)
  const [report] = await reportsOf(uid)
  expect(report?.get('locationCoords')).toEqual({ lat: 41.85, lon: -87.65 })
  await page.reload()
  await expect(name(page)).toHaveValue('')
  await expect(zoom(page)).toBeHidden()
})

test('a failed save keeps everything; a retry shares once', async ({ openAs }) => {
  const { email, uid } = await createMember('Failing')
  const page = await openAs(email, '/share')
  await chooseAnyPhoto(page)
  await fillPerson(page, 'Fails first')
  await page.route('**/*:commit*', (route) => route.abort())
  await shareButton(page).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to share this profile. Please try again.' }),
  ).toBeVisible()
  await expect(name(page)).toHaveValue('Fails first')
  await expect(zoom(page)).toBeVisible()
  await page.unroute('**/*:commit*')

  // This time it is saved, but the answer is lost, so the member tries again.
  await page.route('**/*:commit*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await shareButton(page).click()
  await expect.poll(async () => (await reportsOf(uid)).length).toBe(1)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to share this profile. Please try again.' }),
  ).toBeVisible()
  await page.unroute('**/*:commit*')
  await share(page)
  expect(await reportsOf(uid)).toHaveLength(1)
})

test('without a connection a share waits for it, and a member can decide otherwise', async ({
  openAs,
}) => {
  const { email, uid } = await createMember('Away')
  const page = await openAs(email, '/share')
  await chooseAnyPhoto(page)
  await fillPerson(page, 'Shared later')
  const waits = page.getByText('This profile is sent when you are back')
  await page.context().setOffline(true)
  await shareButton(page).click()
  await expect(waits).toBeVisible()
  await page.getByRole('button', { name: 'Do not share yet' }).click()
  await expect(waits).toHaveCount(0)
  await expect(name(page)).toHaveValue('Shared later')
  await shareButton(page).click()
  await expect(waits).toBeVisible()
  // The browser says that it is online before requests succeed.
  await page.route('**/*:commit*', (route) => route.abort(), { times: 1 })
  await page.context().setOffline(false)
  await expect(page.getByRole('alertdialog')).toContainText('Shared!')
  expect(await reportsOf(uid)).toHaveLength(1)
})

test('after sharing, the profile and my shares are one press away', async ({ openAs }) => {
  const { email } = await createMember('After')
  const page = await openAs(email, '/share')
  await chooseAnyPhoto(page)
  await fillPerson(page, 'Just shared')
  await share(page)
  const note = page.getByRole('region', { name: 'Shared' })
  await expect(note).toBeFocused()
  await expect(page.getByText('Shared! Your profile is now visible in Gallery.')).toHaveCount(0)
  await note.getByRole('link', { name: 'The profile you shared' }).click()
  const profile = heading(page, 'Just shared')
  const form = heading(page, 'Share a profile')
  await expect(profile).toBeVisible()
  // A page stays on screen until the next one has entered.
  await expect(form).toHaveCount(0)
  await page.goBack()
  await expect(profile).toHaveCount(0)
  await page.getByRole('link', { name: 'See my shares' }).click()
  const mine = page.getByRole('article')
  await expect(mine).toContainText('Woman · Looking for everyone')
  await mine.getByRole('link', { name: 'See it: Just shared' }).click()
  await expect(page).toHaveURL(/\/profile\//)
})

test('several clicks share once', async ({ openAs }) => {
  const { email, uid } = await createMember('Clicks')
  const page = await openAs(email, '/share')
  await chooseAnyPhoto(page)
  await fillPerson(page, 'Clicked often')
  let commits = 0
  page.on('request', (request) => {
    if (request.url().includes(':commit')) commits += 1
  })
  await shareButton(page).click({ clickCount: 4, delay: 5 })
  await expect(page.getByRole('alertdialog')).toContainText('Shared!')
  expect(await reportsOf(uid)).toHaveLength(1)
  expect(commits).toBe(1)
})

test('the form warns about private information in the notes before sharing', async ({ openAs }) => {
  const { email, uid } = await createMember('Private')
  const page = await openAs(email, '/share')
  await chooseAnyPhoto(page)
  await fillPerson(page, 'Hinted', 'Call 555-867-5309 or @hinted_x')
  await shareButton(page).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('a phone number and a social media name')
  await expect(dialog).toContainText('Others could find this person with it.')
  await dialog.getByRole('button', { name: 'Edit notes' }).click()
  const notes = page.getByRole('textbox', { name: 'Notes' })
  await expect(notes).toBeFocused()
  expect(await reportsOf(uid)).toHaveLength(0)
  await notes.fill('Call 555-867-5309')
  await shareButton(page).click()
  await dialog.getByRole('button', { name: 'Share anyway' }).click()
  await expect(dialog).toContainText('Shared!')
  expect((await reportsOf(uid))[0]?.get('notes')).toBe('Call 555-867-5309')
})
