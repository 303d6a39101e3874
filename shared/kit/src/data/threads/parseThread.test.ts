import { expect, it } from 'vitest'
import { parseThread } from './parseThread.ts'

const asked = new Date(5)
const timestamp = { toDate: () => asked }

it.each([[{}], [{ members: 'ann' }], [{ members: [] }], [{ members: [null, 7] }]])(
  '%j is no thread',
  (fields) => {
    expect(parseThread('t', fields)).toBeNull()
  },
)

it('knows both members by name, never by a whole address', () => {
  const memberInfo = {
    ann: { displayName: 'Annie', email: 'ann@example.org' },
    bob: { email: 'bob@example.org' },
    cyd: { displayName: 'Not in it' },
  }
  expect(parseThread('t', { members: ['ann', 'bob'], memberInfo })).toMatchObject({
    memberInfo: { ann: { displayName: 'Annie' }, bob: { displayName: 'bob' } },
  })
})

it('reads what it has of each and leaves out the rest', () => {
  const fields = {
    members: ['bob', 'ann'],
    memberInfo: { ann: 'Annie', bob: null },
    lastRead: { ann: timestamp, bob: 'yesterday', cyd: timestamp },
    lastAt: timestamp,
    lastSender: 7,
  }
  expect(parseThread('t', fields)).toEqual({
    id: 't',
    members: ['bob', 'ann'],
    memberInfo: {},
    lastMessage: '',
    lastSender: null,
    lastAt: asked,
    lastRead: { ann: asked },
    createdAt: null,
  })
})

it('finds nothing under an inherited name', () => {
  const fields = { members: ['constructor', '__proto__'], memberInfo: {}, lastRead: {} }
  expect(parseThread('t', fields)).toMatchObject({ memberInfo: {}, lastRead: {} })
  expect(Object.keys(parseThread('t', fields)?.memberInfo ?? {})).toEqual([])
})
