import { expect, it } from 'vitest'
import { isRequestTo, parseThread } from './thread.ts'

const asked = new Date(5)
const timestamp = { toDate: () => asked }

it.each([[{}], [{ members: 'ann' }], [{ members: [] }], [{ members: [null, 7] }]])(
  '%j is no thread',
  (fields) => {
    expect(parseThread('t', fields)).toBeNull()
  },
)

it('has both members by name, never by a whole e-mail address', () => {
  const memberInfo = {
    ann: { displayName: 'Annie', email: 'ann@example.org' },
    bob: { email: 'bob@example.org' },
    cyd: { displayName: 'Not in it' },
  }
  expect(parseThread('t', { members: ['ann', 'bob'], memberInfo })).toMatchObject({
    memberInfo: { ann: { displayName: 'Annie' }, bob: { displayName: 'bob' } },
  })
})

it('keeps the valid fields of each member and drops the rest', () => {
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
    lastId: null,
    lastRead: { ann: asked },
    createdAt: null,
    startedBy: null,
    state: 'open',
    sent: 0,
    left: [],
    reportId: null,
  })
})

it('knows a request, who has left, and the profile it began from', () => {
  const fields = {
    members: ['ann', 'bob'],
    startedBy: 'bob',
    state: 'request',
    sent: 2,
    left: { ann: true, bob: 'yes', cyd: true },
    reportId: 'r1',
  }
  const thread = parseThread('t', fields)
  expect(thread).toMatchObject({ state: 'request', sent: 2, left: ['ann'], reportId: 'r1' })
  expect(thread && isRequestTo(thread, 'ann')).toBe(true)
  expect(thread && isRequestTo(thread, 'bob')).toBe(false)
})

it('finds nothing under the name of an inherited property', () => {
  const fields = { members: ['constructor', '__proto__'], memberInfo: {}, lastRead: {} }
  expect(parseThread('t', fields)).toMatchObject({ memberInfo: {}, lastRead: {} })
  expect(Object.keys(parseThread('t', fields)?.memberInfo ?? {})).toEqual([])
})
