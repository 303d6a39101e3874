import { describe, expect, it } from 'vitest'
import { parseReport } from './report.ts'

const jpeg = 'data:image/jpeg;base64,/9j/wAALCAABAAEBAREA/9oACAEBAAA/AP/Z'

describe('a report without a usable field', () => {
  it.each([
    ['is empty', {}],
    ['has nulls', { name: null, age: null, tone: null, counters: null, photoUrl: null }],
    ['has other types', { name: 7, age: '30', tone: 1, status: [], counters: 'none', gender: {} }],
    ['has values of nobody', { tone: 'blue', status: 'deleted', gender: 'x', wantsToSee: 'all' }],
    ['has inherited names for values', { tone: 'toString', status: 'constructor' }],
  ])('becomes placeholders when it %s', (_, fields) => {
    expect(parseReport('r', fields)).toEqual({
      id: 'r',
      ownerUid: null,
      ownerName: null,
      revisedAt: null,
      name: 'Unnamed',
      age: null,
      tone: 'yellow',
      notes: '',
      location: '',
      coords: null,
      gender: null,
      wantsToSee: null,
      photoUrl: null,
      createdAt: null,
      status: 'pending',
      counters: { green: 0, yellow: 0, red: 0 },
      flagCount: 0,
      decisionReason: null,
    })
  })
})

describe('the owner', () => {
  it.each([
    [{ ownerUid: 'a', createdBy: 'b' }, 'a'],
    [{ ownerUid: '' }, null],
    [{ ownerUid: 7 }, null],
    [{ ownerUid: '-' }, null],
    [{ authorUid: 'b' }, null],
  ])('of %j is %s', (fields, ownerUid) => {
    expect(parseReport('r', fields)).toMatchObject({ ownerUid })
  })

  it.each([
    [{ ownerDisplayName: 'Quiet Otter', ownerEmail: 'ann@example.org' }, 'Quiet Otter'],
    [{ authorDisplayName: 'Old Name' }, 'Old Name'],
    [{ ownerEmail: 'ann@example.org' }, 'ann'],
    [{ authorEmail: 'bob@example.org' }, 'bob'],
    [{ ownerDisplayName: 'ann@example.org' }, 'ann'],
  ])('of %j is called %s, never by a whole address', (fields, ownerName) => {
    expect(parseReport('r', fields)).toMatchObject({ ownerName })
  })
})

describe('the photo', () => {
  it.each([
    ['https://elsewhere.example/track.jpg', null],
    ['javascript:alert(1)', null],
    ['data:image/svg+xml;base64,PHN2Zz4=', null],
    ['data:image/jpeg;base64,iVBORw0KGgo=', null],
    [`${jpeg}" onerror="alert(1)`, null],
    [`${jpeg}${'A'.repeat(500_000)}`, null],
    [jpeg, jpeg],
  ])('%.40s is shown as %.40s', (photoUrl, shown) => {
    expect(parseReport('r', { photoUrl }).photoUrl).toBe(shown)
  })
})
