import type { Locator, Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember, seeded } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/reports.ts'
import { cards } from './galleryPage.ts'
import { newName } from './names.ts'

test.use({ viewport: { width: 360, height: 640 } })

test('the first face begins within 300 px, below saved searches; the early note is below the faces', async ({
  openAs,
}) => {
  const { email, uid } = await createMember('Phone')
  await storeSearch(uid)
  const page = await openAs(email, '/gallery')
  await expect(page.getByRole('list', { name: 'Saved searches' })).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  const box = await cards(page).first().boundingBox()
  expect(box?.y).toBeLessThanOrEqual(300)
  const note = await page.getByRole('complementary', { name: 'Early access' }).boundingBox()
  expect(note?.y).toBeGreaterThan(box?.y ?? 0)
})

test('the name has a row of its own, and the filters end with a way back to the profiles', async ({
  openAs,
}) => {
  const { email } = await createMember('Phone')
  const page = await openAs(email, '/gallery')
  await expect(cards(page).first()).toBeVisible()
  const name = await page.getByRole('searchbox', { name: 'Name' }).boundingBox()
  const place = await page.getByRole('combobox', { name: 'Location' }).boundingBox()
  expect(name?.width).toBeGreaterThan(300)
  expect(place?.y).toBeGreaterThan((name?.y ?? 0) + 40)
  const filters = page.getByRole('button', { name: 'Filters' })
  await filters.click()
  await page.getByRole('button', { name: /^Show \d+\+? profiles?$/ }).click()
  await expect(page.getByRole('slider', { name: 'Distance' })).toBeHidden()
  await expect(filters).toBeFocused()
})

test('no filter moves when the numbers of its options arrive', async ({ openAs }) => {
  const { email } = await createMember('Phone')
  const page = await openAs(email, '/gallery')
  await expect(cards(page).first()).toBeVisible()
  const count = await holdRequests(page, /:runAggregationQuery/)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const redlight = page.getByRole('checkbox', { name: 'Redlight' })
  const distance = page.getByRole('slider', { name: 'Distance' })
  const places = async () => [await redlight.boundingBox(), await distance.boundingBox()]
  await expect(distance).toBeVisible()
  // The fallback font has other widths.
  await page.evaluate(() => document.fonts.ready)
  const before = await places()
  count()
  await expect(redlight).toHaveAccessibleName(/Redlight \d/)
  expect(await places()).toEqual(before)
})

test('the fields of the share form are equally far apart', async ({ openAs }) => {
  const { email } = await createMember('Phone')
  const page = await openAs(email, '/share')
  const distance = async (above: Locator, below: Locator) => {
    const [first, second] = [await above.boundingBox(), await below.boundingBox()]
    return Math.round((second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0))
  }
  const text = (words: string) => page.getByText(words, { exact: true })
  await expect(text('Name')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const distances = [
    await distance(page.getByRole('textbox', { name: 'Name', exact: true }), text('Location')),
    await distance(page.getByRole('combobox', { name: 'Location' }), text('Gender')),
    await distance(
      page.getByRole('radiogroup', { name: 'Gender' }),
      text('Who do they want to see?'),
    ),
  ]
  expect(distances).toEqual([12, 12, 12])
})

for (const [path, filled] of [
  ['/gallery?tone=yellow,red&minAge=30&maxAge=40', 'article'],
  ['/share', 'form'],
  ['/myshares', 'article'],
] as const)
  test(`nothing overlaps on ${path} with text at 200 %`, async ({ openAs, createReports }) => {
    const { email, uid } = await createMember('Large')
    await createReports(2, () => ({ name: 'Maximiliano', ownerUid: uid, tone: 'red', age: 35 }))
    const page = await openAs(email, path)
    await expect(page.locator(filled).first()).toBeVisible()
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    if (path.startsWith('/gallery')) {
      await page.getByRole('button', { name: /^Filters/ }).click()
      await expect(page.getByRole('slider', { name: 'Distance' })).toBeVisible()
    }
    expect(await overlaps(page)).toEqual([])
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(beyond).toBeLessThanOrEqual(0)
  })

/** The pairs of controls and texts of the page that cover each other, without those inside of each other. */
function overlaps(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const wanted =
      'button, a, input:not([type=range], [type=file]), textarea, legend, label, p, h1, h2'
    const shown = [...main.querySelectorAll(wanted)].filter((element) => element.checkVisibility())
    const boxes = shown.map((element) => ({ element, box: element.getBoundingClientRect() }))
    const name = ({ textContent, tagName }: Element) => `${tagName} ${textContent.slice(0, 20)}`
    const found: string[] = []
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        // The button at the end of a field, which keeps its text clear of it.
        if (one.element.matches('input') && one.element.nextElementSibling === other.element)
          continue
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (width > 1 && height > 1) found.push(`${name(one.element)} / ${name(other.element)}`)
      }
    }
    return found
  })
}

async function storeSearch(uid: string): Promise<void> {
  await backend.db.doc(`users/${uid}/searches/1`).set({
    title: 'Marcus near Houston',
    name: 'Marcus',
    place: '',
    coords: null,
    miles: 50,
    tones: [],
    genders: ['everyone'],
    ages: [18, 100],
    seenAt: backend.now(),
  })
}

test('the photos of the first screen do not wait until they are in view, and the first row comes first', async ({
  openAs,
  createReports,
}) => {
  const name = newName()
  // The newest first. Older than all other reports.
  const dated = (index: number) => new Date(Date.UTC(1999, 0, 20 - index))
  await createReports(8, (index) => ({
    name: `${name} ${'abcdefgh'[index]}`,
    createdAt: dated(index),
  }))
  const page = await openAs(seeded.member)
  await page.getByRole('searchbox', { name: 'Name' }).fill(name)
  await expect(cards(page)).toHaveCount(8)
  const photo = (letter: string) =>
    page.getByRole('img', { name: `Photo of ${name} ${letter}`, exact: true })
  for (const letter of 'abcdefgh') {
    const loading = 'abcdef'.includes(letter) ? 'eager' : 'lazy'
    await expect(photo(letter), letter).toHaveAttribute('loading', loading)
    const priority = 'ab'.includes(letter) ? 'high' : 'auto'
    await expect(photo(letter), letter).toHaveAttribute('fetchpriority', priority)
    // Decoding one does not hold up the frame with the others.
    await expect(photo(letter), letter).toHaveAttribute('decoding', 'async')
  }
})
