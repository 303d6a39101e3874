import { randomUUID } from 'node:crypto'
import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { seeded } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/reports.ts'
import { countReads } from './firestoreReads.ts'
import { cards, count, loadMore } from './galleryPage.ts'

test('24 profiles with an ad card after every sixth, then 24 more for 24 reads', async ({
  openAs,
}) => {
  const page = await openAs(seeded.member)
  await expect(cards(page)).toHaveCount(24)
  await expect(count(page)).toHaveText(/^24 of \d+\+? profiles$/)
  await expect(page.getByText('Promote your brand on Greenlight')).toHaveCount(4)
  const texts = await page.getByRole('main').getByRole('listitem').allTextContents()
  const ads = texts.flatMap((text, at) =>
    text.includes('Promote your brand on Greenlight') ? [at] : [],
  )
  expect(ads).toEqual([6, 13, 20, 27])

  const reads = countReads(page)
  await loadMore(page).press('Enter')
  await expect(cards(page)).toHaveCount(48)
  await expect(count(page)).toHaveText(/^48 of \d+\+? profiles$/)
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused()
  expect(await reads.documents()).toBe(24)
})

test('filters apply at once, are in the address, and Back undoes them', async ({ openAs }) => {
  const page = await openAs(seeded.member)
  await expect(cards(page)).toHaveCount(24)
  const toggle = page.getByRole('button', { name: /^Filters/ })
  await toggle.click()
  await page.getByRole('checkbox', { name: 'Redlight' }).check()
  await expect(page).toHaveURL(/\/gallery\?tone=red$/)
  await expect(cards(page).filter({ hasNotText: 'Redlight' })).toHaveCount(0)
  await expect(toggle).toHaveText('Filters (1)')
  await page.getByRole('checkbox', { name: 'Caution' }).check()
  await expect(page).toHaveURL(/\/gallery\?tone=yellow%2Cred$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/gallery\?tone=red$/)

  const youngest = page.getByRole('slider', { name: 'Youngest' })
  await youngest.press('ArrowRight')
  await youngest.press('ArrowRight')
  await expect(page).toHaveURL(/\?tone=red&minAge=20$/)
  await page.getByRole('slider', { name: 'Distance' }).press('Home')
  await expect(page).toHaveURL(/\?tone=red&minAge=20&miles=0$/)
  const chips = page.getByRole('list', { name: 'Active filters' })
  await expect(chips.getByRole('button')).toHaveText([
    'Redlight',
    'Age 20–100',
    'Any distance',
    'Clear',
  ])

  await page.reload()
  await expect(chips.getByRole('button')).toHaveCount(4)
  await chips.getByRole('button', { name: 'Remove filter Age 20–100' }).click()
  await expect(page).toHaveURL(/\?tone=red&miles=0$/)
  await expect(toggle).toBeFocused()

  await page.goBack()
  await expect(chips.getByRole('button')).toHaveCount(4)
  await page.goBack()
  await expect(page).toHaveURL(/\?tone=red&minAge=20$/)
  await page.goBack()
  await expect(page).toHaveURL(/\?tone=red$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/gallery$/)
  await expect(chips).toBeHidden()

  await page.goForward()
  await chips.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/gallery$/)
  await expect(cards(page).filter({ hasNotText: 'Redlight' })).not.toHaveCount(0)
})

test('Back from a profile gives the focus to its card', async ({ openAs, createReports }) => {
  const name = `Back ${randomUUID().slice(0, 8)}`
  await createReports(1, () => ({ name }))
  const page = await openAs(seeded.member, `/gallery?q=${encodeURIComponent(name)}&miles=0`)
  const link = cards(page).getByRole('link', { name })
  await link.press('Enter')
  await expect(page.getByRole('heading', { name: 'Experiences', exact: true })).toBeVisible()
  // The gallery fades while the profile shows. Its copy would be a second card.
  await expect(link).toHaveCount(0)
  await page.goBack()
  await expect(link).toBeFocused()
})

test('the oldest can be shown first, and Back shows the newest first again', async ({ openAs }) => {
  const page = await openAs(seeded.member)
  // Compares the id, because the age in the text may be a minute more after Back.
  const first = cards(page).first()
  const newest = (await first.getByRole('link').getAttribute('id')) ?? ''
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('radio', { name: 'Oldest' }).check()
  await expect(page).toHaveURL(/\?sort=oldest$/)
  await expect(first.getByRole('link')).not.toHaveId(newest)
  await expect(first).toContainText(/year|month/)
  await expect(page.getByRole('status').filter({ hasText: /\d profiles?$/ })).toBeVisible()
  const reads = countReads(page)
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Newest' })).toBeChecked()
  expect(await first.getByRole('link').getAttribute('id')).toBe(newest)
  expect(reads.queries()).toBe(0)
})

test('words are found in names and notes, with or without accents', async ({
  openAs,
  createReports,
}) => {
  const word = `z${randomUUID().slice(0, 8)}`
  await createReports(2, (index) =>
    index === 0 ? { name: `José ${word}` } : { notes: `Met jose ${word} twice.` },
  )
  const page = await openAs(seeded.member)
  await page.getByRole('button', { name: 'Filters' }).click()
  const words = page.getByRole('searchbox', { name: 'A word in the loaded profiles' })
  await words.fill(`JOSE ${word}`)
  await expect(cards(page)).toHaveCount(2)
  await expect(page).not.toHaveURL(new RegExp(word))
  await words.fill(`nobody ${word}`)
  await expect(page.getByRole('heading', { name: 'No profiles match' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(cards(page)).toHaveCount(24)
})

test('Back from a profile restores cards and scroll position at once, without a read', async ({
  openAs,
}) => {
  const page = await openAs(seeded.member)
  await loadMore(page).click()
  await expect(cards(page)).toHaveCount(48)
  // Focusing the card scrolls the page.
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused()
  const id = (await cards(page).last().getByRole('link').getAttribute('id')) ?? ''
  const link = page.locator(`#${id}`)
  await link.scrollIntoViewIfNeeded()
  const name = (await link.textContent()) ?? ''
  const place = await page.evaluate(() => window.scrollY)
  // The last request of the profile: none of its reads is counted for the gallery.
  const experiences = page.waitForResponse((response) => {
    const body = response.request().postData()
    return response.url().includes(':runQuery') && body?.includes('"experiences"') === true
  })
  await link.click()
  await experiences
  await expect(page).toHaveURL(/\/profile\//)
  await expect(heading(page, 'Gallery')).toHaveCount(0)

  const reads = countReads(page)
  await page.goBack()
  await expect(cards(page)).toHaveCount(48)
  await expect(link).toHaveText(name)
  await expect(link).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(2)
  expect(reads.queries()).toBe(0)
})

test('only profiles near the picked town are shown, with the distance', async ({
  openAs,
  createReports,
}) => {
  const name = `Kit ${randomUUID().slice(0, 8)}`
  await createReports(
    4,
    (index) =>
      [
        { name, location: 'Nome, AK', locationCoords: { lat: 64.5, lon: -165.41 } },
        { name, location: 'Teller, AK', locationCoords: { lat: 65.26, lon: -166.36 } },
        { name, location: 'Somewhere near Nome, AK', locationCoords: null },
        { name, location: 'Miami, FL', locationCoords: { lat: 25.77, lon: -80.19 } },
      ][index] ?? {},
  )
  const page = await openAs(seeded.member, `/gallery?q=${encodeURIComponent(name)}`)
  await expect(cards(page)).toHaveCount(4)
  const box = page.getByRole('combobox', { name: 'Location' })
  await box.fill('nome')
  await expect(page.getByText(/towns are called Nome\. Pick one\./).first()).toBeVisible()
  await expect(cards(page)).toHaveCount(4) // nothing is measured until it is known which
  await page.getByRole('option', { name: 'Nome, AK', exact: true }).click()
  await expect(box).toHaveValue('Nome, AK')
  await expect(cards(page)).toHaveCount(2)
  await expect(
    cards(page).filter({ has: page.getByText('Nome, AK', { exact: true }), hasNotText: / mi/ }),
  ).toHaveCount(1)

  await page.getByRole('button', { name: /^Filters/ }).click()
  const distance = page.getByRole('slider', { name: 'Distance' })
  for (let step = 0; step < 4; step++) await distance.press('ArrowRight')
  await expect(distance).toHaveAttribute('aria-valuetext', '70 miles')
  await expect(cards(page)).toHaveCount(3)
  await expect(cards(page).filter({ hasText: /Teller.*60 mi/s })).toHaveCount(1)
  await expect(page).toHaveURL(/miles=70/)
  await page.reload()
  await expect(cards(page)).toHaveCount(3)
  await box.clear()
  await expect(cards(page)).toHaveCount(4)
})

test('a card on a phone shows distance and age in full', async ({ openAs, createReports }) => {
  const name = `Far ${randomUUID().slice(0, 8)}`
  const miami = { location: 'Miami, FL', locationCoords: { lat: 25.77, lon: -80.19 } }
  await createReports(1, () => ({ name, createdAt: new Date('2001-01-01'), ...miami }))
  const page = await openAs(seeded.member, `/gallery?miles=0&sort=oldest&q=${name}`)
  await expect(cards(page)).toHaveCount(1)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('combobox', { name: 'Location' }).fill('Austin')
  await page.getByRole('option', { name: 'Austin, TX', exact: true }).click()
  const details = cards(page)
    .getByText(/1?\d{3} mi · \d\d\sy/)
    .last()
  await expect(details).toBeVisible()
  expect(await details.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0)
})

test('old documents with invalid fields are shown with placeholders', async ({
  openAs,
  createReports,
}) => {
  const mark = `odd${randomUUID().slice(0, 8)}`
  const odd = [
    { name: mark, age: 'thirty', tone: 'purple', photoUrl: 'javascript:alert(1)', counters: null },
    { name: mark, age: null, location: 7, locationCoords: { lat: 'x' }, notes: null },
    { name: null, notes: mark, gender: [], createdAt: backend.now() },
    { name: `${mark} ${'W'.repeat(400)}`, notes: '<script>alert(1)</script>'.repeat(99) },
    { name: `\u202E${mark}`, photoUrl: 'data:image/svg+xml;base64,PHN2Zz4=' },
  ]
  await createReports(odd.length, (index) => odd[index] ?? {})
  const page = await openAs(seeded.member, `/gallery?q=${mark}&miles=0`)
  await expect(cards(page)).toHaveCount(odd.length)
  await expect(cards(page).filter({ hasText: 'Unnamed' })).toHaveCount(1)
  await expect(cards(page).filter({ hasText: 'Caution' })).toHaveCount(1)
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)
})

test('the early-access note is shown until it is closed, and the first face is near the top of a phone', async ({
  openAs,
}) => {
  const page = await openAs(seeded.member)
  await page.setViewportSize({ width: 360, height: 740 })
  const note = page.getByRole('complementary', { name: 'Early access' })
  await expect(note.getByRole('link', { name: 'Tell us what to change' })).toBeVisible()
  // The page was opened in a wide window, so it is laid out again.
  await expect
    .poll(async () => (await cards(page).first().boundingBox())?.y)
    .toBeLessThanOrEqual(300)
  await note.getByRole('button', { name: 'Close the note' }).click()
  await expect(note).toBeHidden()
  await page.reload()
  await expect(cards(page)).toHaveCount(24)
  await expect(note).toBeHidden()
})
