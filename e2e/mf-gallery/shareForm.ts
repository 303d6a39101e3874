import { expect, type Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { drawJpeg } from './photos.ts'

type File = { name: string; mimeType: string; buffer: Buffer }

export const jpegFile = (buffer: Buffer): File => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer,
})

/** Chooses a file with the button of the form. */
export async function choosePhoto(page: Page, file: File): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Choose/ }).click()
  await (await chooser).setFiles(file)
}

export async function chooseAnyPhoto(page: Page): Promise<void> {
  await choosePhoto(page, jpegFile(await drawJpeg(page, { width: 900, height: 900 })))
  await expect(zoom(page)).toBeVisible()
}

/** Drops or pastes a black picture on the page. Returns whether the page keeps the browser from opening it. */
export function bringPhoto(page: Page, type: 'drop' | 'paste'): Promise<boolean> {
  return page.evaluate(async (type) => {
    const canvas = new OffscreenCanvas(400, 300)
    canvas.getContext('2d')?.fillRect(0, 0, 400, 300)
    const data = new DataTransfer()
    data.items.add(new File([await canvas.convertToBlob()], 'a.png', { type: 'image/png' }))
    const options = { bubbles: true, cancelable: true }
    const event =
      type === 'drop'
        ? new DragEvent('drop', { ...options, dataTransfer: data })
        : new ClipboardEvent('paste', { ...options, clipboardData: data })
    return document.querySelector('h1')?.dispatchEvent(event) === false
  }, type)
}

export const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
export const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' })
export const zoom = (page: Page) => page.getByRole('slider', { name: 'Zoom' })

/** Fills all fields except the photo. */
export async function fillPerson(page: Page, person: string, words = ''): Promise<void> {
  await name(page).fill(person)
  await page.getByRole('textbox', { name: 'Age' }).fill('34')
  await page.getByRole('combobox', { name: 'Location' }).fill('Chicago')
  await page.getByRole('option', { name: 'Chicago, IL', exact: true }).click()
  await page.getByRole('radiogroup', { name: 'Gender' }).getByLabel('Woman').check()
  await page
    .getByRole('radiogroup', { name: /want to see/ })
    .getByLabel('Everyone')
    .check()
  await page.getByRole('radiogroup', { name: 'Tone' }).getByLabel('Caution').check()
  await notes(page).fill(words)
}

export const shareButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Shar(e|ing…)$/ })

/** Presses Share and closes the message of success. */
export async function share(page: Page): Promise<void> {
  await shareButton(page).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Shared! Your profile is now visible in Gallery.')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog).toBeHidden()
}

/** The stored shares of a member. */
export const reportsOf = async (uid: string) =>
  (await backend.db.collection('reports').where('ownerUid', '==', uid).get()).docs
