import { createMember, storedMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'

test('the default location is saved, also for the gallery on this device', async ({ openAs }) => {
  const member = await createMember('Sally')
  const page = await openAs(member.email, '/settings')
  const city = page.getByRole('combobox', { name: 'City' })
  await expect(city).toHaveValue('Chicago, IL')
  await city.fill('Austin')
  await page.getByRole('option', { name: 'Austin, TX' }).click()
  await page.getByRole('button', { name: 'Save location' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await storedMember(member)).toMatchObject({
    defaultLocation: 'Austin, TX',
    locationText: 'Austin, TX',
  })
  const kept = await page.evaluate(() => localStorage.getItem('gl.location.v1'))
  expect(JSON.parse(kept ?? '')).toMatchObject({ locationText: 'Austin, TX' })
})

test('a town that was typed and not picked is resolved or refused, never lost', async ({
  openAs,
}) => {
  const member = await createMember('Tilly')
  const page = await openAs(member.email, '/settings')
  const city = page.getByRole('combobox', { name: 'City' })
  const saveButton = page.getByRole('button', { name: 'Save location' })
  await city.fill('Austin')
  await page.getByRole('option', { name: 'Austin, TX' }).waitFor()
  await city.press('Tab')
  await saveButton.click()
  await expect(city).toHaveAccessibleDescription(/Pick a location from the suggestions\./)
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0)
  expect(await storedMember(member)).toMatchObject({ locationText: 'Chicago, IL' })

  await city.fill('austin tx')
  await city.press('Tab')
  await expect(city).toHaveValue('Austin, TX')
  await saveButton.click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await storedMember(member)).toMatchObject({ locationText: 'Austin, TX' })
})

test('on a new device the gallery starts with the default location, until it is cleared there', async ({
  openAs,
}) => {
  const member = await createMember('Sally')
  const page = await openAs(member.email, '/gallery')
  const box = page.getByRole('combobox', { name: 'Location' })
  await expect(box).toHaveValue('Chicago, IL')
  await box.clear()
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(box).toHaveValue('')
})
