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
    `2 profiles named ${name.toUpperCase()} within 50 miles of Houston. 1 farther away.`,
  )
  expect(await reads.documents()).toBeLessThanOrEqual(3 + 24)

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('slider', { name: 'Distance' }).press('Home')
  await expect(answer).toHaveText(`3 profiles named ${name.toUpperCase()}`)
  await expect(page).toHaveURL(/miles=0/)
  // Browsers keep addresses, so the name is only in the state of the history entry.
  await expect(page).not.toHaveURL(/name=/)
  await page.goBack()
  await expect(cards(page)).toHaveCount(2)
  await page.reload()
  await expect(answer).toHaveText(
    `2 profiles named ${name.toUpperCase()} within 50 miles of Houston. 1 farther away.`,
  )
  await expect(field).toHaveValue(name.toUpperCase())
})

test('lists names that sound alike under their own heading, and leads to them from the answer', async ({
  openAs,
  createReports,
}) => {
  const name = newName()
  const alike = name.replace(/^Ko/, 'Co')
  await createReports(1, () => ({ name: alike, createdAt: new Date('1999-01-01') }))
  const page = await openAs(seeded.member)
  await page.getByRole('searchbox', { name: 'Name' }).fill(name)
  await expect(page.getByRole('status').filter({ hasText: 'named' })).toHaveText(
    `No public profile named ${name}. 1 sounds alike.`,
  )
  await page.getByRole('button', { name: '1 sounds alike' }).click()
  await expect(page.getByRole('heading', { name: `Sounds like ${name}` })).toBeFocused()
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
  await expect(cards(page)).toHaveCount(5) // a name is searched among all, whatever the member wants to see
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('checkbox', { name: 'Redlight 3' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Caution 1' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Men', exact: true }).check()
  await expect(cards(page)).toHaveCount(4)
  await expect(page).toHaveURL(/gender=men/)
  await page.getByRole('button', { name: 'Caution or worse' }).click()
  await expect(cards(page)).toHaveCount(3)
  await expect(page).toHaveURL(/tone=yellow%2Cred/)
  await page.getByRole('spinbutton', { name: 'To age' }).fill('40')
  await expect(cards(page)).toHaveCount(2)
  await expect(page).toHaveURL(/maxAge=40/)
  await page.getByRole('checkbox', { name: 'Everyone' }).check()
  await expect(cards(page)).toHaveCount(3)
  await expect(page).not.toHaveURL(/gender=/)
  await page.goBack()
  await expect(cards(page)).toHaveCount(2)
  await page.goBack()
  await expect(cards(page)).toHaveCount(3)
  await page.goBack()
  await expect(cards(page)).toHaveCount(4)
})

test('an answer counts what filters and distance hide, with a button for each, and says "nobody" only if there is nobody', async ({
  openAs,
  createReports,
}) => {
  const name = newName()
  await createReports(3, (index) => ({
    name,
    gender: index === 0 ? 'woman' : 'man',
    tone: index === 2 ? 'red' : 'green',
    ...(index === 0 ? houston : miami),
  }))
  const { email } = await createMember('Wish', { profile: { showMe: ['men'] } })
  // Not the gallery: without a name it asks for men, and may count what that leaves out.
  const page = await openAs(email, '/settings')
  const answer = page.getByRole('status').filter({ hasText: 'named' })
  const counts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(':runAggregationQuery')) counts.push(request.url())
  })
  const button = (text: string) => page.getByRole('button', { name: text, exact: true })

  await page.goto(`/gallery?${atHouston}&name=${name}`)
  await expect(answer).toHaveText(
    `1 profile named ${name} within 50 miles of Houston. 2 farther away.`,
  )
  expect(counts, 'without filters nothing is counted').toEqual([])

  await page.goto(`/gallery?${atHouston}&name=${name}&gender=men&tone=green`)
  await expect(answer).toHaveText(
    `No profile named ${name} with these filters within 50 miles of Houston. ` +
      '1 more: hidden by Greenlight. 1 more: hidden by Men. 1 farther away.',
  )
  expect(counts, 'one count without filters, then one for each').toHaveLength(3)
  await button('1 more: hidden by Men').click()
  await expect(answer).toHaveText(
    `1 profile named ${name} within 50 miles of Houston. 1 more: hidden by Greenlight. 1 farther away.`,
  )
  await button('1 farther away').click()
  await expect(cards(page)).toHaveCount(2)
  await button('1 more: hidden by Greenlight').click()
  await expect(answer).toHaveText(`3 profiles named ${name}`)

  const nobody = newName()
  await page.getByRole('searchbox', { name: 'Name' }).fill(nobody)
  await expect(answer).toHaveText(`No public profile named ${nobody}`)
})

test('a reported profile is found by its name, folded, and named as reported only after a press', async ({
  openAs,
  createReports,
}) => {
  const name = newName()
  const [id = ''] = await createReports(1, () => ({ name }))
  const { email } = await createMember('Rita')
  const page = await openAs(email, `/profile/${id}`)
  await page.getByRole('button', { name: `Report ${name}’s profile` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Not true' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.goto(`/gallery?name=${name}`)
  await expect(page.getByRole('status').filter({ hasText: 'named' })).toHaveText(
    `No other profile named ${name}. 1 hidden by you.`,
  )
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByText(/reported/)).toHaveCount(0)
  const show = page.getByRole('button', { name: '1 hidden by you. Show' })
  await show.click()
  await expect(page.getByRole('heading', { name: 'You reported this profile' })).toBeVisible()
  await expect(cards(page)).toHaveText([new RegExp(name)])
  await page.getByRole('button', { name: '1 hidden by you. Hide' }).click()
  await expect(cards(page)).toHaveCount(0)
})

test('a town without profiles is answered in the status that was there before, and shows the nearest', async ({
  openAs,
  createReports,
}) => {
  const tok = { location: 'Tok, AK', locationCoords: { lat: 63.34, lon: -142.99 } }
  const name = newName()
  await createReports(1, () => ({ name, ...tok }))
  const page = await openAs(
    seeded.member,
    '/gallery?place=Anchorage%2C+AK&at=61.22,-149.9&miles=50',
  )
  const status = page.getByRole('status').filter({ hasText: 'within 50 miles of Anchorage' })
  await expect(status).toHaveText(
    'No profiles within 50 miles of Anchorage. Nearest: Tok, 265 miles.',
  )
  await expect(page.getByRole('region', { name: 'Nearest: Tok, 265 miles' })).toContainText(name)
  await expect(page.getByRole('button', { name: 'Save this search' })).toBeVisible()
  await status.evaluate((element) => element.setAttribute('data-test', 'kept'))
  await page.getByRole('searchbox', { name: 'Name' }).fill(newName())
  await expect(page.locator('[data-test=kept]')).toHaveText(/^No public profile named/)
})

test('a place that no town has is said, and profiles from everywhere are shown', async ({
  openAs,
}) => {
  const page = await openAs(seeded.member, '/gallery?place=zzqqxx')
  await expect(cards(page)).toHaveCount(24)
  await expect(page.getByRole('status').filter({ hasText: 'zzqqxx' })).toHaveText(
    /profiles\. “zzqqxx”: Not in our list of towns\. No distance can be known/,
  )
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

test('an own share that is not public is in a search by name, and says why others do not see it', async ({
  openAs,
  createReports,
}) => {
  const member = await createMember('Owner')
  const name = newName()
  const mine = { name, ownerUid: member.uid, authorUid: member.uid }
  await createReports(1, () => ({ ...mine, status: 'pending' }))
  await createReports(1, () => ({ name, status: 'pending' }))
  const page = await openAs(member.email, '/gallery')
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Name' }).fill(name)
  const group = page.getByRole('region', { name: 'Your share, under review' })
  await expect(group.getByRole('article')).toHaveCount(1)
  await expect(
    page.getByRole('status').filter({ hasText: 'A share of yours with this name is not public.' }),
  ).toContainText(`No public profile named ${name}`)
})

test('the name has the first row at every width, and a card says the tone after the name', async ({
  openAs,
  createReport,
}) => {
  const name = newName()
  await createReport({ name, age: 29, tone: 'red' })
  const page = await openAs(seeded.member)
  const field = page.getByRole('searchbox', { name: 'Name' })
  for (const width of [360, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const [box, below] = await Promise.all([
      field.boundingBox(),
      page.getByRole('combobox', { name: 'Location' }).boundingBox(),
    ])
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(below?.y ?? 0)
    expect(box?.width).toBeGreaterThan(width * 0.8)
  }
  await field.fill(name)
  const card = cards(page).filter({ hasText: name })
  // The parts are in boxes of their own, around which a name has blanks.
  await expect(card.getByRole('link')).toHaveAccessibleName(
    new RegExp(`^${name} ?, 29 ?, Redlight$`),
  )
})
