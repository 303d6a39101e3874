import { expectNoFindings } from '../fixtures/axe.ts'
import { backend } from '../fixtures/backend.ts'
import { holdBadge } from '../fixtures/badge.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/reports.ts'
import { cards } from './galleryPage.ts'
import { newName } from './names.ts'

const HOURS_7 = 7 * 60 * 60 * 1000

test('a search is saved, says what is new in it, and is opened with one press', async ({
  openAs,
  createReports,
}) => {
  const { email } = await createMember('Sava')
  const name = newName()
  await createReports(1, () => ({ name, createdAt: new Date('2001-01-01') }))
  const page = await openAs(email, '/gallery')
  const save = page.getByRole('button', { name: 'Save this search' })
  const saved = page.getByRole('list', { name: 'Saved searches' })
  await expect(cards(page).first()).toBeVisible()
  await expect(save).toHaveCount(0)

  await page.getByRole('searchbox', { name: 'Name' }).fill(name)
  await expect(cards(page)).toHaveCount(1)
  await save.click()
  const chip = saved.getByRole('button')
  await expect(chip).toHaveText(name)
  await expect(chip).toBeFocused()
  await expect(save).toHaveCount(0)

  await createReports(2, () => ({ name, createdAt: backend.now() }))
  await page.goto('/terms')
  // The numbers were counted less than six hours ago.
  await page.evaluate((age) => {
    const known = JSON.parse(localStorage.getItem('gl.kit.savedSearches.v1') ?? '') as {
      checkedAt: number
    }
    const older = JSON.stringify({ ...known, checkedAt: known.checkedAt - age })
    localStorage.setItem('gl.kit.savedSearches.v1', older)
  }, HOURS_7)
  const startServices = await holdBadge(page)
  await page.goto('/gallery')
  await expect(cards(page).first()).toBeVisible()
  await startServices()
  await expect(chip).toHaveText(`${name} 2 new`)
  await expectNoFindings(page, 'a saved search with something new')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: /^Gallery/ })).toContainText('2')
  await page.keyboard.press('Escape')

  await chip.click()
  await expect(cards(page)).toHaveCount(3)
  await expect(page.getByRole('searchbox', { name: 'Name' })).toHaveValue(name)
  expect(page.url()).not.toContain(name)
  await expect(chip).toHaveText(name)
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Name' })).toHaveValue('')

  // A member who has gone on to a field stays in it.
  await page.getByRole('searchbox', { name: 'Name' }).fill(newName())
  const release = await holdRequests(page, '**/documents:commit*')
  await save.click()
  await page.getByRole('combobox', { name: 'Location' }).focus()
  release()
  await expect(chip).toHaveCount(2)
  await expect(page.getByRole('combobox', { name: 'Location' })).toBeFocused()
})

test('at twenty saved searches a sentence says so before', async ({ openAs }) => {
  const member = await createMember('Full')
  for (let slot = 1; slot <= 20; slot += 1) await storeSearch(member.uid, slot)
  const page = await openAs(member.email, '/terms')
  const startServices = await holdBadge(page)
  await page.goto('/gallery?tone=red')
  await expect(cards(page).first()).toBeVisible()
  await startServices()
  await expect(page.getByRole('list', { name: 'Saved searches' }).getByRole('button')).toHaveCount(
    20,
  )
  await expect(page.getByText('You have 20 saved searches')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save this search' })).toHaveCount(0)
})

test('in Settings, late answers leave the focus in place, and each removed search disappears', async ({
  openAs,
}) => {
  const member = await createMember('Sett')
  for (const slot of [1, 2, 3]) await storeSearch(member.uid, slot)
  const page = await openAs(member.email, '/settings')
  const panel = page.getByRole('region', { name: 'Saved searches' })
  const items = panel.getByRole('listitem')
  const button = (name: string) => panel.getByRole('button', { name, exact: true })

  const answerName = await holdRequests(page, '**/documents:commit*')
  await button('Rename Search 1').click()
  const field = panel.getByRole('textbox', { name: 'Name of this search' })
  await field.fill('Houston people')
  await button('Save').click()
  // Its `aria-disabled` leaves it in the order of Tab, so that a press must do nothing.
  await button('Cancel').press('Enter')
  await field.press('Escape')
  await expect(field).toBeVisible()
  answerName()
  await expect(button('Rename Houston people')).toBeFocused()

  const answerFirst = await holdRequests(page, '**/documents:commit*')
  await button('Remove Search 2').click()
  await button('Rename Search 3').focus()
  answerFirst()
  await expect(items).toHaveCount(2)
  await expect(button('Rename Search 3')).toBeFocused()

  const answerBoth = await holdRequests(page, '**/documents:commit*')
  await button('Remove Houston people').click()
  await button('Remove Search 3').click()
  answerBoth()
  await expect(items).toHaveCount(0)
  await expect(panel.getByText(/^You have not saved a search yet/)).toBeVisible()
  await expect(panel.locator(':focus')).toHaveCount(1)
})

test('Settings rename and remove saved searches', async ({ openAs }) => {
  const member = await createMember('Sett')
  await storeSearch(member.uid, 1)
  await storeSearch(member.uid, 2)
  const page = await openAs(member.email, '/settings')
  const panel = page.getByRole('region', { name: 'Saved searches' })
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await expect(panel.getByText('Marcus · within 50 miles of Houston, TX').first()).toBeVisible()

  await panel.getByRole('button', { name: 'Rename Search 1' }).press('Enter')
  const field = panel.getByRole('textbox', { name: 'Name of this search' })
  await expect(field).toBeFocused()
  await expectNoFindings(page, 'renaming a saved search')
  await field.fill('Houston people')
  await field.press('Enter')
  await expect(panel.getByRole('button', { name: 'Rename Houston people' })).toBeFocused()
  await panel.getByRole('button', { name: 'Remove Search 2' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(panel.getByRole('listitem')).toHaveText([/Houston people/])
})

async function storeSearch(uid: string, slot: number): Promise<void> {
  await backend.db.doc(`users/${uid}/searches/${slot}`).set({
    title: `Search ${slot}`,
    name: 'Marcus',
    place: 'Houston, TX',
    coords: { lat: 29.76, lon: -95.37 },
    miles: 50,
    tones: [],
    genders: ['everyone'],
    ages: [18, 100],
    seenAt: backend.now(),
  })
}
