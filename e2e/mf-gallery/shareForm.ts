import { expect, type Page } from '@playwright/test'

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

export const zoom = (page: Page) => page.getByRole('slider', { name: 'Zoom' })

/** Fills all fields except the photo. */
export async function fillPerson(page: Page, name: string, notes = ''): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Age' }).fill('34')
  await page.getByRole('combobox', { name: 'Location' }).fill('Chicago')
  await page.getByRole('option', { name: 'Chicago, IL', exact: true }).click()
  await page.getByRole('radiogroup', { name: 'Gender' }).getByLabel('Woman').check()
  await page
    .getByRole('radiogroup', { name: /want to see/ })
    .getByLabel('Everyone')
    .check()
  await page.getByRole('radiogroup', { name: 'Tone' }).getByLabel('Caution').check()
  await page.getByRole('textbox', { name: 'Notes' }).fill(notes)
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
