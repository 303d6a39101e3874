import { listGalleryPage } from '@greenlight/kit/data/reports/listGalleryPage'
import type { Cursor } from '@greenlight/kit/data/readPage'
import { Timestamp } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearDatabase, place } from './stage/backend.ts'
import { account, at, report } from './stage/documents.ts'
import { failureOf } from './stage/failure.ts'
import { ann, bob } from './stage/person.ts'
import { as, closePages } from './stage/runtime.ts'

describe('the gallery', () => {
  const page = async (sort: 'asc' | 'desc') => {
    const names: string[] = []
    let cursor: Cursor | null = null
    do {
      const { items, next } = await listGalleryPage({ sort, cells: null, cursor })
      names.push(...items.map(({ id }) => id))
      cursor = next
    } while (cursor)
    return names
  }
  const many = Array.from({ length: 60 }, (_, index) => `r${String(index).padStart(2, '0')}`)

  beforeEach(async () => {
    await closePages()
    await clearDatabase()
    await place({ 'users/ann': account(ann), 'users/bob': account(bob) })
    // Three at a time share a date: a cursor that is only a date would lose some of them.
    const dated = many.map((id, index) => {
      const fields = report(ann, { createdAt: at(Math.floor(index / 3)) })
      return [`reports/${id}`, fields] as const
    })
    await place(Object.fromEntries(dated))
    await place({ 'reports/hidden': report(ann, { status: 'pending' }) })
  })

  it('goes page by page through what is public, newest or oldest first', async () => {
    expect(await as(bob, () => page('asc'))).toEqual(many)
    expect(await as(bob, () => page('desc'))).toEqual(many.toReversed())
  })

  it('neither loses nor doubles anything while a report arrives', async () => {
    await as(bob, async () => {
      const first = await listGalleryPage({ sort: 'desc', cells: null, cursor: null })
      expect(first.items).toHaveLength(24)
      await place({ 'reports/new': report(ann, { createdAt: Timestamp.now() }) })
      const second = await listGalleryPage({ sort: 'desc', cells: null, cursor: first.next })
      const seen = [...first.items, ...second.items].map(({ id }) => id)
      expect(seen).toEqual(many.toReversed().slice(0, 48))
    })
  })

  it('is not for someone who has yet to accept the terms', async () => {
    await place({ 'users/bob': account(bob, { acceptedTermsAt: null }) })
    expect(
      await failureOf(as(bob, () => listGalleryPage({ sort: 'desc', cells: null, cursor: null }))),
    ).toBe('gallery-load-failed')
  })
})
