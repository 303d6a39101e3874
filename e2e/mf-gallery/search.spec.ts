import { heading } from '../fixtures/heading.ts'
import { createMember, seeded } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/reports.ts'
import { countReads } from './firestoreReads.ts'
import { cards } from './galleryPage.ts'
import { newName } from './names.ts'

const houston = { location: 'Houston, TX', locationCoords: { lat: 29.76, lon: -95.37 } }
const miami = { location: 'Miami, FL', locationCoords: { lat: 25.77, lon: -80.19 } }
const atHouston = 'place=Houston%2C+TX&at=29.76,-95.37'

test('a name is found in the whole collection, near a place or anywhere, and the answer says where', async ({
  openAs,
  createReports,
}) => {
  const name = newName()
  // Older than all other reports: not among the cards that the gallery loads first.
  const old = { name, createdAt: new Date('1999-01-01') }
  await createReports(3, (index) => ({ ...old, ...(index === 0 ? miami : houston) }))
  const page = await openAs(seeded.member, `/gallery?${atHouston}&miles=50`)
  const field = page.getByRole('searchbox', { name: 'Name' })
  await expect(cards(page).first()).toBeVisible()
  const reads = countReads(page)
  await field.fill(name.toUpperCase())
  await expect(cards(page)).toHaveCount(2)
  const answer = page.getByRole('status').filter({ hasText: 'named' })
  await expect(answer).toHaveText(
    `2 profiles named ${name.toUpperCase()} within 50 miles of Houston`,
  )
  await expect(page).toHaveURL(new RegExp(`name=${name.toUpperCase()}`))
  expect(await reads.documents()).toBeLessThanOrEqual(3 + 24)

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('slider', { name: 'Distance' }).press('Home')
  await expect(answer).toHaveText(`3 profiles named ${name.toUpperCase()}`)
  await expect(page).toHaveURL(/miles=0/)
  await page.goBack()
  await expect(cards(page)).toHaveCount(2)
  await page.reload()
  await expect(answer).toHaveText(
    `2 profiles named ${name.toUpperCase()} within 50 miles of Houston`,
  )
  await expect(field).toHaveValue(name.toUpperCase())
})

test('lists names that sound alike under their own heading, and says among how many profiles the name was not found', async ({
  openAs,
  createReports,
}) => {
  const name = newName()
  const alike = name.replace(/^Ko/, 'Co')
  await createReports(1, () => ({ name: alike, createdAt: new Date('1999-01-01') }))
  const page = await openAs(seeded.member)
  await page.getByRole('searchbox', { name: 'Name' }).fill(name)
  await expect(page.getByRole('status').filter({ hasText: 'named' })).toHaveText(
    new RegExp(`^No profile named ${name} among [\\d,]+( or more)?\\. 1 sounds alike\\.$`),
  )
  const group = page.getByRole('region', { name: `Sounds like ${name}` })
  await expect(group.getByRole('article')).toHaveText([new RegExp(alike)])
})

test('tone, gender and age are asked of the database, with or without a name', async ({
  openAs,
  createReports,
}) => {
  const name = newName()
  const fields = [
    { tone: 'red', gender: 'man', age: 35 },
    { tone: 'yellow', gender: 'man', age: 35 },
    { tone: 'green', gender: 'man', age: 35 },
    { tone: 'red', gender: 'woman', age: 35 },
    { tone: 'red', gender: 'man', age: 50 },
  ]
  await createReports(fields.length, (index) => ({ name, ...fields[index] }))
  const { email } = await createMember('Fil', { profile: { showMe: ['men'] } })
  const page = await openAs(email, `/gallery?name=${name}`)
  await expect(cards(page)).toHaveCount(4) // men, as the member has chosen in the profile
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('checkbox', { name: 'Redlight 2' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Caution 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Caution or worse' }).click()
  await expect(cards(page)).toHaveCount(3)
  await expect(page).toHaveURL(/tone=yellow%2Cred/)
  await page.getByRole('spinbutton', { name: 'To age' }).fill('40')
  await expect(cards(page)).toHaveCount(2)
  await expect(page).toHaveURL(/maxAge=40/)
  await page.getByRole('checkbox', { name: 'Everyone' }).check()
  await expect(cards(page)).toHaveCount(3)
  await expect(page).toHaveURL(/gender=everyone/)
  await page.goBack()
  await expect(cards(page)).toHaveCount(2)
  await page.goBack()
  await expect(cards(page)).toHaveCount(3)
  await page.goBack()
  await expect(cards(page)).toHaveCount(4)
})

test('a reload on a profile and Back: the gallery has its cards and its place again', async ({
  openAs,
}) => {
  const page = await openAs(seeded.member)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(48)
  const last = cards(page).last().getByRole('link')
  const id = (await last.getAttribute('id')) ?? ''
  // Opened before the browser says that scrolling has ended.
  const top = await last.evaluate((link: HTMLElement) => {
    link.scrollIntoView({ block: 'end' })
    const { scrollY } = window
    link.click()
    return scrollY
  })
  await expect(page).toHaveURL(/\/profile\//)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(48)
  await expect(page.locator(`#${id}`)).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(3)
})

test('Back from another town shows the former one', async ({ openAs }) => {
  const page = await openAs(seeded.member, `/gallery?${atHouston}`)
  const place = page.getByRole('combobox', { name: 'Location' })
  await expect(place).toHaveValue('Houston, TX')
  await place.fill('miami')
  await page.getByRole('option', { name: 'Miami, FL', exact: true }).click()
  await expect(page).toHaveURL(/place=Miami/)
  await page.goBack()
  await expect(place).toHaveValue('Houston, TX')
})
