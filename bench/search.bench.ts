import { searchKeys } from '@greenlight/domain/searchKeys'
import { expect, type Page, test } from '@playwright/test'
import { backend } from '../e2e/fixtures/backend.ts'
import { lookEverywhere, signedInDevice } from '../e2e/fixtures/device.ts'
import { createMember } from '../e2e/fixtures/members.ts'
import { geoCells } from '../mf-gallery/src/place/geoCells.ts'
import { record } from './lib/rows.mjs'
import { throttle } from './lib/throttle.ts'

const dallas = { text: 'Dallas, TX', coords: { lat: 32.783, lon: -96.807 } }
const NAME = 'Marquentin'

/** Counts what a member does with a finger: presses of controls, and texts that are typed. */
function hand(page: Page) {
  let taps = 0
  let texts = 0
  return {
    tap: async (role: 'button' | 'checkbox' | 'option', name: string | RegExp) => {
      taps += 1
      await page.getByRole(role, { name }).tap()
    },
    type: async (role: 'searchbox' | 'combobox' | 'spinbutton', name: string, text: string) => {
      taps += 1
      texts += 1
      const field = page.getByRole(role, { name })
      await field.tap()
      await field.fill('')
      await field.pressSequentially(text, { delay: 120 })
    },
    count: () => ({ taps, texts }),
  }
}

type Question = {
  readonly what: string
  readonly ask: (does: ReturnType<typeof hand>) => Promise<void>
  readonly answered: (page: Page) => Promise<void>
}

const says = (text: string | RegExp) => (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

const typeDallas = async (does: ReturnType<typeof hand>) => {
  await does.type('combobox', 'Location', 'dallas')
  await does.tap('option', 'Dallas, TX')
}

const questions: readonly Question[] = [
  {
    what: 'a name in a town',
    ask: async (does) => {
      await does.type('searchbox', 'Name', NAME.toLowerCase())
      await typeDallas(does)
    },
    answered: says(`1 profile named ${NAME.toLowerCase()} within 50 miles of Dallas`),
  },
  {
    what: 'a name that nobody has',
    ask: (does) => does.type('searchbox', 'Name', 'qwortzel'),
    answered: says(/^No public profile named qwortzel/),
  },
  {
    what: 'Redlight, 30 to 40, near Dallas',
    ask: async (does) => {
      await typeDallas(does)
      await does.tap('button', /^Filters/)
      await does.tap('checkbox', /^Redlight/)
      await does.type('spinbutton', 'From age', '30')
      await does.type('spinbutton', 'To age', '40')
    },
    answered: async (page) => {
      await expect(page).toHaveURL(/place=Dallas.*tone=red.*minAge=30.*maxAge=40/)
      await says(/^\d+ profiles? within 50 miles of Dallas/)(page)
      await expect(page.getByRole('article').filter({ hasText: NAME })).toBeVisible()
    },
  },
]

for (const { what, ask, answered } of questions)
  test(`taps and seconds: ${what}`, async ({ browser, baseURL }) => {
    const site = baseURL ?? ''
    const { email } = await createMember('Asks')
    const placed = await placeReport()
    const context = await browser.newContext({
      baseURL: site,
      storageState: await signedInDevice(site, email, lookEverywhere(site)),
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
    await page.goto('/gallery')
    await expect(page.getByRole('article').first()).toBeVisible()
    await throttle(page)
    const does = hand(page)
    const start = Date.now()
    await ask(does)
    await answered(page)
    const ms = Date.now() - start
    const { taps, texts } = does.count()
    record({ what: `${what}: taps, ${texts} typed`, unit: '', ours: taps })
    record({ what: `${what}: open gallery to answer`, unit: 'ms', ours: ms })
    await context.close()
    await placed.delete()
  })

/** The one person that the questions are about. */
async function placeReport() {
  const seeded = backend.db.collection('reports').where('status', '==', 'public').limit(1)
  const [sample] = (await seeded.get()).docs
  const report = backend.db.collection('reports').doc()
  await report.set({
    ...sample?.data(),
    name: NAME,
    age: 35,
    tone: 'red',
    gender: 'man',
    location: dallas.text,
    locationCoords: dallas.coords,
    geoCells: geoCells(dallas.coords, dallas.text),
    searchKeys: searchKeys(NAME, dallas.text),
    createdAt: new Date('2019-05-01'),
  })
  return report
}
