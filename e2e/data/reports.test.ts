import { createReport, type NewReport } from '@greenlight/kit/data/reports/createReport'
import { deleteReport } from '@greenlight/kit/data/reports/deleteReport'
import { getFullPhoto } from '@greenlight/kit/data/reports/getFullPhoto'
import { getReport } from '@greenlight/kit/data/reports/getReport'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearDatabase, idsIn, place, stored, type Fields } from './stage/backend.ts'
import { account, comment, experience, jpeg, report } from './stage/documents.ts'
import { failureOf } from './stage/failure.ts'
import { ann, bob } from './stage/person.ts'
import { as, banChecksOf, closePages } from './stage/runtime.ts'

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
  photo: { preview: jpeg, full: `${jpeg.slice(0, -2)}AA` },
}

beforeEach(async () => {
  await closePages()
  await clearDatabase()
  await place({ 'users/ann': account(ann), 'users/bob': account(bob) })
})

describe('sharing', () => {
  it('writes report and photo, which another member then reads', async () => {
    await as(ann, () => createReport(share))
    expect(await as(bob, () => getReport('first'))).toEqual({
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
      status: 'public',
      counters: { green: 0, yellow: 0, red: 0 },
      flagCount: 0,
      decisionReason: null,
    })
    expect(await as(bob, () => getFullPhoto('first'))).toBe(share.photo.full)
    expect(await stored('reports/first')).toMatchObject({ geoCells: ['9v6', '9v'] })
  })

  it('writes the states that a place names which nobody picked', async () => {
    await as(ann, () => createReport({ ...share, location: 'Near Austin, TX', coords: null }))
    expect(await stored('reports/first')).toMatchObject({ geoCells: ['-tx'] })
  })

  it('never stores an e-mail address', async () => {
    await as(ann, () => createReport(share))
    expect(JSON.stringify(await stored('reports/first'))).not.toContain('@')
  })

  it('shares once however often it is repeated', async () => {
    await as(ann, () => createReport(share))
    await as(ann, () => createReport({ ...share, name: 'Someone else' }))
    expect(await idsIn('reports')).toEqual(['first'])
    expect(await stored('reports/first')).toMatchObject({ name: 'Łukasz' })
  })

  it('says why it did not work', async () => {
    expect(await failureOf(as(ann, () => createReport({ ...share, age: 17 })))).toBe('share-failed')
    expect(await failureOf(createReport(share))).toBe('share-signed-out')
    expect(banChecksOf(ann)).toBe(1)
  })
})

describe('reading one report', () => {
  it.each(['missing', '', 'a/b', 'a/b/c', '.', '..', '__odd__', 'x'.repeat(2000), 'pending'])(
    'finds nothing under %s',
    async (id) => {
      await place({ 'reports/pending': report(ann, { status: 'pending' }) })
      expect(await failureOf(as(bob, () => getReport(id)))).toBe('profile-not-found')
    },
  )

  it('shows the owner what is in review, and why', async () => {
    const decided = { status: 'rejected', decisionReason: 'Names a street.' }
    await place({ 'reports/mine': report(ann, decided) })
    expect(await as(ann, () => getReport('mine'))).toMatchObject(decided)
  })

  it('has no full photo for an older report', async () => {
    await place({ 'reports/old': report(ann) })
    expect(await as(bob, () => getFullPhoto('old'))).toBeNull()
  })
})

describe('deleting a share', () => {
  it('takes everything below it along, whoever wrote it', { timeout: 60_000 }, async () => {
    const below: Record<string, Fields> = {}
    // More than the 500 writes that Firestore once took at a time.
    for (let index = 0; index < 210; index += 1) {
      below[`reports/mine/experiences/e${index}`] = experience(bob)
      below[`reports/mine/experiences/e0/comments/c${index}`] = comment(bob)
      below[`reports/mine/experiences/e9/comments/c${index}`] = comment(bob)
    }
    await place(below)
    await place({ 'reports/mine': report(ann), 'reports/mine/photos/full': { dataUrl: jpeg } })
    await as(ann, () => deleteReport('mine'))
    expect(await stored('reports/mine')).toBeUndefined()
    expect(await idsIn('reports/mine/photos')).toEqual([])
    expect(await idsIn('reports/mine/experiences')).toEqual([])
    expect(await idsIn('reports/mine/experiences/e9/comments')).toEqual([])
  })

  it.each(['authorUid', 'uid', 'userId', 'createdBy'])(
    'works for an older report that is mine by %s, without a photo',
    async (field) => {
      await place({ 'reports/old': { name: 'Alex', [field]: 'ann' } })
      await as(ann, () => deleteReport('old'))
      expect(await stored('reports/old')).toBeUndefined()
    },
  )

  it('leaves alone what is not mine', async () => {
    await place({ 'reports/theirs': report(bob) })
    expect(await failureOf(as(ann, () => deleteReport('theirs')))).toBe('share-delete-failed')
    expect(await stored('reports/theirs')).toBeDefined()
  })
})
