import { defaultAlertSettings } from '@greenlight/domain/alerts'
import type { SavedSearch, SearchTerms } from '@greenlight/domain/savedSearch'
import { saveAlerts } from '@greenlight/kit/data/alerts'
import { knownSearches, listSavedSearches } from '@greenlight/kit/data/savedSearches'
import { beforeEach, expect, it } from 'vitest'
import { checkSearches, countNew } from '../../../mf-gallery/src/searches/checkSearches.ts'
import { markSearchSeen, saveSearch } from '../../../mf-gallery/src/searches/savedSearches.ts'
import { removeSearch, renameSearch } from '../../../mf-profile/src/searches/searchRequests.ts'
import { allPaths, clearDatabase, seed, storedDocument } from '../setup/database.ts'
import { account, report, timeAt } from '../setup/documents.ts'
import { errorCodeOf } from '../setup/liveAnswers.ts'
import { ann, bob } from '../setup/person.ts'
import { asPerson, closeAllPages, localStore } from '../setup/runtime.ts'

const anybody: SearchTerms = {
  name: '',
  place: { text: '', coords: null },
  miles: 50,
  tones: [],
  genders: ['everyone'],
  ages: [18, 100],
}
const austin = { text: 'Austin, TX', coords: { lat: 30.27, lon: -97.74 } }
const inAustin = { searchKeys: ['al', 'ale', 'alex', 'au', 'aus', 'aust', 'austi', 'austin'] }
const nearAustin = { geoCells: ['9v6', '9v'] }

const seenAt = (minutes: number, terms: Partial<SearchTerms> = {}): SavedSearch => ({
  ...anybody,
  ...terms,
  slot: '1',
  title: 'Search',
  seenAt: timeAt(minutes).toDate(),
})
const news = (search: SavedSearch) => asPerson(bob, () => countNew(search))

beforeEach(async () => {
  await closeAllPages()
  await clearDatabase()
  await seed({ 'users/ann': account(ann), 'users/bob': account(bob) })
  await asPerson(bob, () => localStore.set('gl.kit.savedSearches.v1', ''))
})

it('counts what is newer and passes the filters', async () => {
  await seed({
    'reports/old': report(ann, { createdAt: timeAt(1) }),
    'reports/seen': report(ann, { createdAt: timeAt(5) }),
    'reports/new': report(ann, { createdAt: timeAt(6) }),
    'reports/red': report(ann, { createdAt: timeAt(7), tone: 'red', age: 35 }),
    'reports/hidden': report(ann, { createdAt: timeAt(8), status: 'pending' }),
  })
  expect(await news(seenAt(5))).toEqual({ news: 2, more: false })
  expect(await news(seenAt(5, { tones: ['red'], ages: [30, 40] }))).toMatchObject({ news: 1 })
  expect(await news(seenAt(8))).toMatchObject({ news: 0 })
})

it('counts a name, not the towns with the same key', async () => {
  await seed({
    'reports/alex': report(ann, { createdAt: timeAt(6), ...inAustin }),
    'reports/austin': report(ann, { createdAt: timeAt(6), name: 'Austin', ...inAustin }),
  })
  expect(await news(seenAt(5, { name: 'austin' }))).toMatchObject({ news: 1 })
})

it('counts the circle, not the wider cells', async () => {
  const far = { locationCoords: { lat: 29.5, lon: -98.4 }, location: 'San Antonio, TX' }
  await seed({
    'reports/near': report(ann, { createdAt: timeAt(6), ...nearAustin }),
    'reports/far': report(ann, { createdAt: timeAt(6), ...nearAustin, ...far }),
  })
  expect(await news(seenAt(5, { place: austin, miles: 25 }))).toEqual({ news: 1, more: false })
})

it('says that there may be more when the measured page was full', async () => {
  const many = Array.from({ length: 30 }, (_, index) => {
    const fields = { createdAt: timeAt(6 + index), ...nearAustin }
    return [`reports/r${index}`, report(ann, fields)] as const
  })
  await seed(Object.fromEntries(many))
  expect(await news(seenAt(5, { place: austin }))).toEqual({ news: 24, more: true })
  expect(await news(seenAt(5))).toEqual({ news: 30, more: false })
})

it('saves in the lowest free slot, with what is there as seen, and marks as seen later', async () => {
  await asPerson(bob, async () => {
    expect(await saveSearch({ ...anybody, tones: ['red'] })).toBe('1')
    expect(await saveSearch({ ...anybody, name: 'Marcus', place: austin })).toBe('2')
    await removeSearch('1')
    await renameSearch('2', '  My Marcus ')
    expect(await saveSearch({ ...anybody, tones: ['yellow'] })).toBe('1')
    expect((await listSavedSearches()).map(({ title }) => title)).toEqual(['Caution', 'My Marcus'])
    expect(knownSearches.get()?.map(({ title }) => title)).toEqual(['Caution', 'My Marcus'])
    const before = (await storedDocument('users/bob/searches/2'))?.['seenAt']
    await markSearchSeen('2')
    expect((await storedDocument('users/bob/searches/2'))?.['seenAt']).not.toEqual(before)
  })
})

it('saves no second one when the answer to the first try was lost', async () => {
  const marcus = { ...anybody, name: 'Marcus', place: austin }
  await asPerson(bob, async () => {
    await saveSearch({ ...anybody, tones: ['red'] })
    await saveSearch(marcus)
    localStore.set('gl.kit.savedSearches.v1', '')
    expect(await saveSearch(marcus)).toBe('2')
    expect(await listSavedSearches()).toHaveLength(2)
    expect(knownSearches.get()?.map(({ slot }) => slot)).toEqual(['1', '2'])
  })
})

it('finds a saved search again when all slots are full', async () => {
  await asPerson(bob, async () => {
    for (let age = 30; age < 50; age += 1) await saveSearch({ ...anybody, ages: [18, age] })
    expect(await saveSearch({ ...anybody, ages: [18, 49] })).toBe('20')
  })
})

it('refuses the 21st search with words', async () => {
  await asPerson(bob, async () => {
    for (let age = 30; age < 50; age += 1) await saveSearch({ ...anybody, ages: [18, age] })
    expect(await errorCodeOf(saveSearch({ ...anybody, name: 'Ann' }))).toBe('gallery/searches-full')
  })
  const paths = (await allPaths()).filter((path) => path.startsWith('users/bob/searches/'))
  expect(paths).toHaveLength(20)
})

it('counts at most every six hours', async () => {
  const hours = (count: number) => Date.now() + count * 60 * 60 * 1000
  await asPerson(bob, async () => {
    await saveSearch(anybody)
    await checkSearches(hours(0))
    await seed({ 'reports/new': report(ann, { createdAt: timeAt(10_000_000) }) })
    await checkSearches(hours(5))
    expect(knownSearches.get()).toMatchObject([{ news: 0 }])
    await checkSearches(hours(6))
    expect(knownSearches.get()).toMatchObject([{ news: 1 }])
  })
})

it('has keys for the functions only while its member hears of saved searches, and with a name', async () => {
  const daily = { ...defaultAlertSettings, email: 'daily' } as const
  const stored = (slot: string) => storedDocument(`users/bob/searches/${slot}`)
  await asPerson(bob, async () => {
    await saveSearch({ ...anybody, name: 'Marcus' })
    expect(await stored('1')).not.toHaveProperty('match')
    await saveAlerts(daily)
    expect(await stored('1')).toMatchObject({ match: ['marcus', '~MRKS', '~MRK'] })
    await saveSearch({ ...anybody, name: 'Jo' })
    await saveSearch({ ...anybody, place: austin })
    expect(await stored('2')).toHaveProperty('match')
    expect(await stored('3')).not.toHaveProperty('match')
    await saveAlerts({ ...daily, kinds: ['messages'] })
    expect(await stored('1')).not.toHaveProperty('match')
    expect(await stored('2')).not.toHaveProperty('match')
    await markSearchSeen('1')
    expect(await stored('1')).toMatchObject({ name: 'Marcus' })
  })
})
