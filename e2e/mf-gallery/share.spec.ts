import { errorText } from '@greenlight/kit/domain/errors'
import type { Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { drawJpeg } from './photos.ts'
import { choosePhoto, fillPerson, jpegFile, share, shareButton, zoom } from './shareForm.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Name' })

async function chooseAnyPhoto(page: Page): Promise<void> {
  await choosePhoto(page, jpegFile(await drawJpeg(page, { width: 900, height: 900 })))
  await expect(zoom(page)).toBeVisible()
}

const reportsOf = async (uid: string) =>
  (await backend.db.collection('reports').where('ownerUid', '==', uid).get()).docs

test('what is missing is said one by one, in order, at its field, which gets the focus', async ({
  openAs,
}) => {
  const { email, uid } = await createMember('Order')
  const page = await openAs(email, '/share')
  const submit = () => shareButton(page).click()

  await submit()
  await expect(page.getByText(errorText('share-photo'))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeFocused()
  await chooseAnyPhoto(page)
  await expect(page.getByText(errorText('share-photo'))).toBeHidden()

  await submit()
  await expect(name(page)).toHaveAccessibleDescription(new RegExp(errorText('share-name')))
  await expect(name(page)).toBeFocused()
  await name(page).fill('Alex')

  const age = page.getByRole('textbox', { name: 'Age' })
  for (const wrong of ['', '17', '101', '3o', '20.5']) {
    await age.fill(wrong)
    await submit()
    await expect(age, `age "${wrong}"`).toHaveAccessibleDescription(/Valid age is required\./)
    await expect(age).toBeFocused()
  }
  await age.fill('18')

  await submit()
  const place = page.getByRole('combobox', { name: 'Location' })
  await expect(place).toHaveAccessibleDescription(new RegExp(errorText('share-location')))
  await expect(place).toBeFocused()
  await place.fill('Somewhere by the sea')

  await submit()
  const gender = page.getByRole('radiogroup', { name: 'Gender' })
  await expect(gender).toHaveAccessibleDescription(errorText('share-gender'))
  await expect(gender.getByLabel('Woman')).toBeFocused()
  await gender.getByLabel('Another').check()

  await submit()
  const wants = page.getByRole('radiogroup', { name: 'Who do they want to see?' })
  await expect(wants).toHaveAccessibleDescription(errorText('share-wants-to-see'))
  await wants.getByLabel('Men', { exact: true }).check()
  await expect(page.getByRole('radio', { name: 'Greenlight' })).toBeChecked()
  expect(await reportsOf(uid)).toHaveLength(0)

  await share(page)
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

test('shared, it is in the gallery and in my shares, until I delete it', async ({ openAs }) => {
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
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  expect(await reportsOf(uid)).toHaveLength(0)
  expect(await report?.ref.listCollections()).toHaveLength(0)
  await page.goto('/gallery')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('the form, its photo and the crop survive a reload, and leave nothing once shared', async ({
  openAs,
}) => {
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

test('a failed save keeps everything; tried again, it is shared once', async ({ openAs }) => {
  const { email, uid } = await createMember('Failing')
  const page = await openAs(email, '/share')
  await chooseAnyPhoto(page)
  await fillPerson(page, 'Fails first')
  await page.route('**/*:commit*', (route) => route.abort())
  await shareButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: errorText('share-failed') })).toBeVisible()
  await expect(name(page)).toHaveValue('Fails first')
  await expect(zoom(page)).toBeVisible()
  await page.unroute('**/*:commit*')

  // This time it is saved, but the answer is lost on the way: the member tries once more.
  await page.route('**/*:commit*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await shareButton(page).click()
  await expect.poll(async () => (await reportsOf(uid)).length).toBe(1)
  await expect(page.getByRole('alert').filter({ hasText: errorText('share-failed') })).toBeVisible()
  await page.unroute('**/*:commit*')
  await share(page)
  expect(await reportsOf(uid)).toHaveLength(1)
})

test('however often one clicks, it is shared once', async ({ openAs }) => {
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

test('private information in the notes is pointed out before it is shared', async ({ openAs }) => {
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
