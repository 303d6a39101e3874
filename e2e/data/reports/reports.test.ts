import { deleteOwnReport, getFullPhoto, getReport } from '@greenlight/kit/data/reports'
import { beforeEach, describe, expect, it } from 'vitest'
import { createReport, type NewReport } from '../../../mf-gallery/src/share/createReport.ts'
import { clearDatabase, type Fields, idsIn, seed, storedDocument } from '../setup/database.ts'
import { account, comment, experience, jpeg, report } from '../setup/documents.ts'
import { errorCodeOf } from '../setup/liveAnswers.ts'
import { ann, bob } from '../setup/person.ts'
import { asPerson, closeAllPages, sessionCheckCount } from '../setup/runtime.ts'

const share: NewReport = {
  id: 'first',
  name: ' Łukasz ',
  age: 31,
  tone: 'red',
  notes: 'Never came.\n',
  location: 'Austin, TX',
  coords: { lat: 30.27, lon: -97.74 },
  gender: 'man',
  wantsToSee: 'everyone',
  photo: { preview: jpeg, full: `${jpeg.slice(0, -2)}AA`, keys: ['00a3f1c', '1105b2e', '21fffff'] },
}

beforeEach(async () => {
  await closeAllPages()
  await clearDatabase()
  await seed({ 'users/ann': account(ann), 'users/bob': account(bob) })
})

describe('sharing', () => {
  it('writes report and photo, which another member can read', async () => {
    await asPerson(ann, () => createReport(share))
    expect(await asPerson(bob, () => getReport('first'))).toEqual({
      id: 'first',
      ownerUid: 'ann',
      ownerName: 'Name of ann',
      name: 'Łukasz',
      age: 31,
      tone: 'red',
      notes: 'Never came.',
      location: 'Austin, TX',
      coords: { lat: 30.27, lon: -97.74 },
      gender: 'man',
      wantsToSee: 'everyone',
      photoUrl: jpeg,
      createdAt: expect.any(Date) as Date,
      revisedAt: null,
      status: 'public',
      counters: { green: 0, yellow: 0, red: 0 },
      flagCount: 0,
      decisionReason: null,
    })
    expect(await asPerson(bob, () => getFullPhoto('first'))).toBe(share.photo.full)
    expect(await storedDocument('reports/first')).toMatchObject({
      geoCells: ['9v6', '9v'],
      photoKeys: share.photo.keys,
      searchKeys: 'lu luk luka lukas lukasz ~LKS ~LKX au aus aust austi austin'.split(' '),
    })
  })

  it('writes the states of a place that was typed, not picked', async () => {
    await asPerson(ann, () => createReport({ ...share, location: 'Near Austin, TX', coords: null }))
    expect(await storedDocument('reports/first')).toMatchObject({ geoCells: ['-tx'] })
  })

  it('never stores an e-mail address', async () => {
    await asPerson(ann, () => createReport(share))
    expect(JSON.stringify(await storedDocument('reports/first'))).not.toContain('@')
  })

  it('creates one report when the request is repeated', async () => {
    await asPerson(ann, () => createReport(share))
    await asPerson(ann, () => createReport({ ...share, name: 'Someone else' }))
    expect(await idsIn('reports')).toEqual(['first'])
    expect(await storedDocument('reports/first')).toMatchObject({ name: 'Łukasz' })
  })

  it('is a success if a repeated request has the same content', async () => {
    await asPerson(ann, () => createReport(share))
    expect(await asPerson(ann, () => createReport({ ...share, notes: ' Never came.' }))).toBe(
      'public',
    )
  })

  it.each<Partial<NewReport>>([
    { name: 'Someone else' },
    { age: 32 },
    { tone: 'green' },
    { notes: 'Came late.' },
    { location: 'Dallas, TX' },
    { coords: null },
    { gender: 'woman' },
    { wantsToSee: 'men' },
    { photo: { ...share.photo, preview: share.photo.full } },
  ])('returns the stored report if a repeated request has %j', async (change) => {
    await asPerson(ann, () => createReport(share))
    expect(await asPerson(ann, () => createReport({ ...share, ...change }))).toEqual({
      id: 'first',
      name: 'Łukasz',
    })
  })

  it('reports why a request failed', async () => {
    expect(await errorCodeOf(asPerson(ann, () => createReport({ ...share, age: 17 })))).toBe(
      'gallery/share-failed',
    )
    expect(await errorCodeOf(createReport(share))).toBe('gallery/share-signed-out')
    expect(sessionCheckCount(ann)).toBe(1)
  })
})

describe('reading one report', () => {
  it.each(['missing', '', 'a/b', 'a/b/c', '.', '..', '__odd__', 'x'.repeat(2000), 'pending'])(
    'finds nothing under %s',
    async (id) => {
      await seed({ 'reports/pending': report(ann, { status: 'pending' }) })
      expect(await errorCodeOf(asPerson(bob, () => getReport(id)))).toBe('kit/profile-not-found')
    },
  )

  it('shows the owner a rejected report with its reason', async () => {
    const decided = { status: 'rejected', decisionReason: 'Names a street.' }
    await seed({ 'reports/mine': report(ann, decided) })
    expect(await asPerson(ann, () => getReport('mine'))).toMatchObject(decided)
  })

  it('has no full photo for an older report', async () => {
    await seed({ 'reports/old': report(ann) })
    expect(await asPerson(bob, () => getFullPhoto('old'))).toBeNull()
  })
})

describe('deleting a share', () => {
  it('deletes all documents below it, of all authors', async () => {
    const below: Record<string, Fields> = {}
    // More than 500 writes, the former limit of a batch.
    for (let index = 0; index < 210; index += 1) {
      below[`reports/mine/experiences/e${index}`] = experience(bob)
      below[`reports/mine/experiences/e0/comments/c${index}`] = comment(bob)
      below[`reports/mine/experiences/e9/comments/c${index}`] = comment(bob)
    }
    await seed(below)
    await seed({ 'reports/mine': report(ann), 'reports/mine/photos/full': { dataUrl: jpeg } })
    await asPerson(ann, () => deleteOwnReport('mine'))
    expect(await storedDocument('reports/mine')).toBeUndefined()
    expect(await idsIn('reports/mine/photos')).toEqual([])
    expect(await idsIn('reports/mine/experiences')).toEqual([])
    expect(await idsIn('reports/mine/experiences/e9/comments')).toEqual([])
  })

  it('works for an old report without a photo', async () => {
    await seed({ 'reports/old': { name: 'Alex', ownerUid: 'ann' } })
    await asPerson(ann, () => deleteOwnReport('old'))
    expect(await storedDocument('reports/old')).toBeUndefined()
  })

  it('is refused for the report of another member', async () => {
    await seed({ 'reports/theirs': report(bob) })
    expect(await errorCodeOf(asPerson(ann, () => deleteOwnReport('theirs')))).toBe(
      'kit/share-delete-failed',
    )
    expect(await storedDocument('reports/theirs')).toBeDefined()
  })
})
