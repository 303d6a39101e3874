import { readFileSync } from 'node:fs'
import { searchKeys } from '@greenlight/domain/searchKeys'
import { expect as expectSoon, type Page, type Response, test } from '@playwright/test'
import { backend } from '../e2e/fixtures/backend.ts'
import { lookEverywhere } from '../e2e/fixtures/device.ts'
import { createMember } from '../e2e/fixtures/members.ts'
import { someone } from '../e2e/fixtures/reports.ts'
import { signIn } from '../e2e/fixtures/signIn.ts'
import { geoCells } from '../mf-gallery/src/place/geoCells.ts'
import { record } from './lib/rows.mjs'

/** `GREENLIGHT_BENCH_REPORTS=20000` for a machine with little memory: 100,000 take 3 GB of it. */
const REPORTS = Number(process.env['GREENLIGHT_BENCH_REPORTS'] ?? 100_000)
/**
 * The emulator has no index: it reads every report for each value of a query, 0.2 to 0.4 ms each. A photo
 * search asks for 30 values.
 */
const expect = expectSoon.configure({ timeout: 10 * 60_000 })
const FEW = 2000
const RARE = 'Zebulon'
const names = ['Marcus', 'Alex', 'Maria', 'Chris', 'Sam', 'Jordan', 'Taylor', 'Jamie', 'Ana', 'Lee']
const towns = [
  { location: 'Dallas, TX', locationCoords: { lat: 32.78, lon: -96.81 } },
  { location: 'Houston, TX', locationCoords: { lat: 29.76, lon: -95.37 } },
  { location: 'Chicago, IL', locationCoords: { lat: 41.85, lon: -87.65 } },
  { location: 'New York, NY', locationCoords: { lat: 40.71, lon: -74.01 } },
  { location: 'Miami, FL', locationCoords: { lat: 25.77, lon: -80.19 } },
]
const nearDallas = '/gallery?place=Dallas%2C+TX&at=32.78,-96.81&tone=red&minAge=30&maxAge=40'

test('searches among many reports', async ({ browser, baseURL }) => {
  test.setTimeout(60 * 60_000)
  const { email } = await createMember('Scale')
  await write(0, FEW)
  const page = await browser.newPage({
    ...(baseURL && { baseURL }),
    storageState: lookEverywhere(baseURL),
  })
  await signIn(page, email, '/gallery')
  const few = await measureAll(page)
  await write(FEW, REPORTS)
  const many = await measureAll(page)
  await page.close()
  for (const [what, { reads, bytes, ms }] of Object.entries(many)) {
    const before = few[what]
    const among = (value: number) => ({ name: `among ${FEW.toLocaleString('en-US')}`, value })
    const title = `${what} among ${REPORTS.toLocaleString('en-US')}`
    // Candidates of a photo search grow; the emulator also looks at every report, Firestore at an index.
    const most = what === 'photo search' ? 120 : 27
    record({ what: `${title}, documents`, unit: 'reads', ours: reads, most })
    if (before) {
      record({ what: title, unit: 'KB', ours: bytes / 1024, rival: among(before.bytes / 1024) })
      record({ what: title, unit: 'ms', ours: ms, rival: among(before.ms) })
    }
  }
})

async function measureAll(page: Page) {
  const answer = page.getByRole('status').filter({ hasText: 'named' })
  await page.goto('/gallery')
  await expect(page.getByRole('article').first()).toBeVisible()
  const rareName = await measure(page, async () => {
    await page.getByRole('searchbox', { name: 'Name' }).fill(RARE)
    await expect(answer).toHaveText(new RegExp(`^3 profiles named ${RARE}`))
  })
  const commonName = await measure(page, async () => {
    await page.getByRole('searchbox', { name: 'Name' }).fill('Marcus')
    await expect(answer).toHaveText(/^24( of 100\+)? profiles named Marcus/)
  })
  const place = await measure(page, async () => {
    await page.goto(nearDallas)
    await expect(page.getByRole('status').filter({ hasText: /^24 profiles within/ })).toBeVisible()
  })
  await page.getByRole('button', { name: 'Search by photo' }).click()
  const sheet = page.getByRole('dialog')
  const photo = await measure(page, async () => {
    const chooser = page.waitForEvent('filechooser')
    await sheet.getByRole('button', { name: 'Choose a photo' }).click()
    const file = new URL('../tools/seed/photos/full/austin-maya.jpg', import.meta.url)
    const picture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: readFileSync(file) }
    await (await chooser).setFiles(picture)
    await expect(sheet.getByRole('status')).toHaveText('1 profile has this photo')
  })
  return {
    'rare name': rareName,
    'common name': commonName,
    'place with filters': place,
    'photo search': photo,
  } as Readonly<Record<string, Cost>>
}

type Cost = { readonly reads: number; readonly bytes: number; readonly ms: number }

/** What an action reads of reports, until `run` resolves. */
async function measure(page: Page, run: () => Promise<void>): Promise<Cost> {
  const bodies: Promise<string>[] = []
  const collect = (response: Response) => {
    const isOfReports = /:run(Aggregation)?Query/.test(response.url())
    if (isOfReports && response.request().postData()?.includes('"reports"'))
      bodies.push(response.text())
  }
  page.on('response', collect)
  const started = Date.now()
  await run()
  const ms = Date.now() - started
  page.off('response', collect)
  const texts = await Promise.all(bodies)
  const counted = (text: string) => text.split(/"document":|"aggregateFields":/).length - 1
  return {
    reads: texts.reduce((sum, text) => sum + counted(text), 0),
    bytes: texts.reduce((sum, text) => sum + text.length, 0),
    ms,
  }
}

/** Writes the reports with the numbers `from` to `to`. Their photos are one gray pixel, so that memory is enough. */
async function write(from: number, to: number): Promise<void> {
  const writer = backend.db.bulkWriter({ throttling: false })
  for (let n = from; n < to; n++) {
    const report = {
      ...someone(),
      ...towns[n % towns.length],
      name: n < 3 ? RARE : names[Math.floor(n / 5) % names.length],
      age: 18 + (n % 60),
      tone: ['green', 'yellow', 'red'][n % 3],
      createdAt: new Date(Date.UTC(2020, 0, 1) + n * 60_000),
    }
    void writer.set(backend.db.doc(`reports/scale-${n}`), {
      ...report,
      searchKeys: searchKeys(report.name ?? '', report.location),
      geoCells: geoCells(report.locationCoords, report.location),
      photoKeys: Array.from({ length: 30 }, (_, at) => randomKey(at % 3)),
    })
    if (n % 2000 === 1999) await writer.flush()
  }
  await writer.close()
}

const randomKey = (band: number) =>
  `${band}${Math.floor(Math.random() * 2 ** 21)
    .toString(16)
    .padStart(6, '0')}`
