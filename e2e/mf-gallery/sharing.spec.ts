import type { Locator, Page } from '@playwright/test'
import { expectNoFindings } from '../fixtures/axe.ts'
import { heading } from '../fixtures/heading.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember } from '../fixtures/members.ts'
import { openFromMenu } from '../fixtures/openFromMenu.ts'
import { decode, drawJpeg } from '../fixtures/photos.ts'
import {
  bringPhoto,
  chooseAnyPhoto,
  choosePhoto,
  fillPerson,
  jpegFile,
  name,
  notes,
  reportsOf,
  share,
  shareButton,
  zoom,
} from '../fixtures/shareForm.ts'
import { expect, test } from '../fixtures/test.ts'

const COMMIT = '**/*:commit*'

const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Failed to share this profile. Please try again.' })

const stored = async (uid: string, field: string) =>
  (await reportsOf(uid)).map((report) => String(report.get(field))).sort()

const takesFocus = (control: Locator) =>
  control.evaluate((element: HTMLElement) => {
    element.focus()
    return document.activeElement === element
  })

test('a member who leaves while a share is sent finds an empty form, and can share another person', async ({
  openAs,
}) => {
  const { email, uid } = await createMember('Leaving')
  const page = await openAs(email, '/share')
  await chooseAnyPhoto(page)
  await fillPerson(page, 'First person')
  const release = await holdRequests(page, COMMIT)
  const sent = page.waitForRequest(COMMIT)
  await shareButton(page).click()
  await sent
  await openFromMenu(page, 'Settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  release()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Shared!')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog).toBeHidden()

  await openFromMenu(page, 'Share')
  await expect(name(page)).toHaveValue('')
  await chooseAnyPhoto(page)
  await fillPerson(page, 'Second person')
  await share(page)
  expect(await stored(uid, 'name')).toEqual(['First person', 'Second person'])
})

test('after a lost answer, names the profile that was shared, and shares later changes as a new profile', async ({
  openAs,
}) => {
  const { email, uid } = await createMember('Lost')
  const page = await openAs(email, '/share')
  await chooseAnyPhoto(page)
  await fillPerson(page, 'Lost answer', 'Never came.')
  await page.route(COMMIT, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await shareButton(page).click()
  await expect(failure(page)).toBeVisible()
  await page.unroute(COMMIT)
  const [first] = await reportsOf(uid)

  await notes(page).fill('Came late.')
  await shareButton(page).click()
  const told = page.getByRole('alert').filter({ hasText: 'Lost answer is shared.' })
  await expect(told).toBeVisible()
  await expect(page.getByRole('link', { name: 'The profile you shared' })).toHaveAttribute(
    'href',
    `/profile/${first?.id}`,
  )
  await expectNoFindings(page, 'share, shared by an earlier try')
  await expect(notes(page)).toHaveValue('Came late.')
  await expect(zoom(page)).toBeVisible()
  expect(await stored(uid, 'notes')).toEqual(['Never came.'])

  await share(page)
  await expect(told).toHaveCount(0)
  expect(await stored(uid, 'notes')).toEqual(['Came late.', 'Never came.'])
})

test('the form cannot be changed while it is sent; its button has the focus', async ({
  openAs,
}) => {
  const { email, uid } = await createMember('Locked')
  const page = await openAs(email, '/share')
  await chooseAnyPhoto(page)
  await fillPerson(page, 'Locked')
  await page.route(COMMIT, (route) => route.abort())
  const release = await holdRequests(page, COMMIT)
  const sent = page.waitForRequest(COMMIT)
  await name(page).press('Enter')
  await sent
  await expect(shareButton(page)).toBeFocused()
  for (const control of [
    name(page),
    notes(page),
    page.getByRole('combobox', { name: 'Location' }),
    page.getByRole('radio', { name: 'Woman' }),
    page.getByRole('button', { name: 'Choose another' }),
    zoom(page),
  ]) {
    expect(await takesFocus(control)).toBe(false)
  }
  expect(await bringPhoto(page, 'drop')).toBe(true)
  expect(await bringPhoto(page, 'paste')).toBe(true)

  release()
  await expect(failure(page)).toBeVisible()
  await page.unroute(COMMIT)
  expect(await takesFocus(name(page))).toBe(true)
  await share(page)
  const [report] = await reportsOf(uid)
  const { colors } = await decode(page, String(report?.get('photoUrl')), [
    [0.1, 0.5],
    [0.9, 0.5],
  ])
  expect(colors).toEqual(['red', 'blue'])
})

test('a form is not sent while its photo is being opened', async ({ openAs }) => {
  const { email } = await createMember('Opening')
  const page = await openAs(email, '/share')
  await expect(name(page)).toBeVisible()
  const release = await holdRequests(page, /\/PhotoCrop-[^/]*\.js/)
  await choosePhoto(page, jpegFile(await drawJpeg(page, { width: 900, height: 900 })))
  await expect(shareButton(page)).toHaveAttribute('aria-busy', 'true')
  await name(page).press('Enter')
  await expect(page.getByText('Please upload a photo.')).toHaveCount(0)
  release()
  await expect(zoom(page)).toBeVisible()
  await expect(shareButton(page)).not.toHaveAttribute('aria-busy')
})
