import { Timestamp } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { countReports } from '../../../mf-gallery/src/counts/countReports.ts'
import { listGalleryPage, type ReadNext } from '../../../mf-gallery/src/gallery/galleryPages.ts'
import { unfilteredRequest } from '../../../mf-gallery/src/gallery/galleryRequest.ts'
import { clearDatabase, seed } from '../setup/database.ts'
import { account, report, timeAt } from '../setup/documents.ts'
import { errorCodeOf } from '../setup/liveAnswers.ts'
import { ann, bob } from '../setup/person.ts'
import { asPerson, closeAllPages } from '../setup/runtime.ts'

const marked = { searchKeys: ['mar', 'mark', '~MRKS'], geoCells: ['dr5', 'dr'] }

describe('the gallery', () => {
  const page = async (sort: 'asc' | 'desc') => {
    const names: string[] = []
    let cursor: ReadNext | null = null
    do {
      const { items, next } = await listGalleryPage({
        ...unfilteredRequest,
        sort,
        cells: null,
        cursor,
      })
      names.push(...items.map(({ id }) => id))
      cursor = next
    } while (cursor)
    return names
  }
  const many = Array.from({ length: 60 }, (_, index) => `r${String(index).padStart(2, '0')}`)

  beforeEach(async () => {
    await closeAllPages()
    await clearDatabase()
    await seed({ 'users/ann': account(ann), 'users/bob': account(bob) })
    // Three reports share each date: a cursor with only a date would skip some of them.
    const dated = many.map((id, index) => {
      const fields = report(ann, { createdAt: timeAt(Math.floor(index / 3)) })
      return [`reports/${id}`, fields] as const
    })
    await seed(Object.fromEntries(dated))
    await seed({ 'reports/hidden': report(ann, { status: 'pending' }) })
  })

  it('pages through public reports, newest or oldest first', async () => {
    expect(await asPerson(bob, () => page('asc'))).toEqual(many)
    expect(await asPerson(bob, () => page('desc'))).toEqual(many.toReversed())
  })

  it('skips and repeats nothing when a report arrives while paging', async () => {
    await asPerson(bob, async () => {
      const first = await listGalleryPage({
        ...unfilteredRequest,
        sort: 'desc',
        cells: null,
        cursor: null,
      })
      expect(first.items).toHaveLength(4)
      await seed({ 'reports/new': report(ann, { createdAt: Timestamp.now() }) })
      const second = await listGalleryPage({
        ...unfilteredRequest,
        sort: 'desc',
        cells: null,
        cursor: first.next,
      })
      expect(second.items).toHaveLength(20)
      const third = await listGalleryPage({
        ...unfilteredRequest,
        sort: 'desc',
        cells: null,
        cursor: second.next,
      })
      const seen = [...first.items, ...second.items, ...third.items].map(({ id }) => id)
      expect(seen).toEqual(many.toReversed().slice(0, 48))
    })
  })

  it('asks for the rest of the first page at once, and again after a failure', async () => {
    await asPerson(bob, async () => {
      const first = await listGalleryPage({
        ...unfilteredRequest,
        sort: 'desc',
        cells: null,
        cursor: null,
      })
      const [once, again] = [await first.next?.(), await first.next?.()]
      expect(again?.items.map(({ id }) => id)).toEqual(once?.items.map(({ id }) => id))
      expect(once?.items).toHaveLength(20)
    })
  })

  it('reads only what passes tone, gender and age, with the key of a name or in cells', async () => {
    const some = {
      'reports/m1': report(ann, { ...marked, tone: 'red', age: 35 }),
      'reports/m2': report(ann, { ...marked, tone: 'green', age: 35 }),
      'reports/m3': report(ann, { ...marked, tone: 'red', age: 50 }),
      'reports/m4': report(ann, { ...marked, tone: 'red', age: 35, gender: 'woman' }),
      'reports/m5': report(ann, { ...marked, tone: 'red', age: 35, status: 'pending' }),
    }
    await seed(some)
    const filters = { tones: ['yellow', 'red'], genders: ['man'], ages: [30, 40] } as const
    await asPerson(bob, async () => {
      for (const selection of [
        { names: ['~MRKS'] },
        { names: ['mar'] },
        { cells: ['dr5', '-ny'] },
      ]) {
        const request = { ...unfilteredRequest, ...selection, ...filters }
        const { items } = await listGalleryPage({ ...request, cursor: null })
        expect(items.map(({ id }) => id)).toEqual(['m1'])
        expect(await countReports(request)).toBe(1)
      }
      expect(await countReports(unfilteredRequest)).toBe(64)
    })
  })

  it('is refused to a member who has not accepted the terms', async () => {
    await seed({ 'users/bob': account(bob, { acceptedTermsAt: null }) })
    expect(
      await errorCodeOf(
        asPerson(bob, () =>
          listGalleryPage({ ...unfilteredRequest, sort: 'desc', cells: null, cursor: null }),
        ),
      ),
    ).toBe('gallery/load-failed')
  })
})
