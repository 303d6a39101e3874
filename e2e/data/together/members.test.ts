import { sendRequest } from '@greenlight/kit/data/cases'
import { flagTarget } from '@greenlight/kit/data/flags'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendMessage } from '../../../mf-messaging/src/outbox/sendMessage.ts'
import { clearDatabase, idsIn, seed, storedDocument } from '../setup/database.ts'
import { account, report, timeAt } from '../setup/documents.ts'
import { errorCodeOf } from '../setup/liveAnswers.ts'
import { ann, bob, cyd, dan } from '../setup/person.ts'
import { asPerson, closeAllPages } from '../setup/runtime.ts'
import { together } from '../setup/together.ts'

beforeEach(async () => {
  await closeAllPages()
  await clearDatabase()
  const everyone = [ann, bob, cyd, dan]
  await seed(Object.fromEntries(everyone.map((who) => [`users/${who.uid}`, account(who)])))
})

const requests = { reportId: null, about: 'Alex', relation: 'me', wish: 'remove' } as const
const annAsks = (id: string) => () =>
  errorCodeOf(asPerson(ann, () => sendRequest({ ...requests, id, statement: id })))

describe('two tabs of a member', () => {
  it('make the first two documents of a kind: both are stored and counted', async () => {
    expect(await together(annAsks('one'), annAsks('two'))).toEqual(['no failure', 'no failure'])
    expect(await idsIn('cases')).toEqual(['one', 'two'])
    expect(await storedDocument('users/ann/quota/case')).toMatchObject({ count: 2 })
  })

  it('make the last document of a day: one is stored, the other one’s sentence names the limit', async () => {
    await annAsks('one')()
    await annAsks('two')()
    const ends = await together(annAsks('three'), annAsks('four'))
    expect(ends.toSorted()).toEqual(['kit/day-is-full', 'no failure'])
    expect(await idsIn('cases')).toHaveLength(3)
    expect(await storedDocument('users/ann/quota/case')).toMatchObject({ count: 3 })
  })

  it('write in one conversation within a second: both messages arrive', async () => {
    await seed({
      'threads/ann_bob': { members: ['ann', 'bob'], memberInfo: {}, lastAt: timeAt() },
    })
    const annWrites = (id: string) => () =>
      errorCodeOf(asPerson(ann, () => sendMessage({ id, threadId: 'ann_bob', text: id })))
    expect(await together(annWrites('one'), annWrites('two'))).toEqual(['no failure', 'no failure'])
    expect(await idsIn('threads/ann_bob/messages')).toEqual(['one', 'two'])
    expect(await annWrites('three')()).toBe('no failure')
  })

  it('get an error if the other member takes no messages', async () => {
    const closed = { messageSettings: { allow: 'none' } }
    await seed({
      'users/bob': account(bob, closed),
      'threads/ann_bob': { members: ['ann', 'bob'], memberInfo: {}, lastAt: timeAt() },
    })
    const send = () => sendMessage({ id: 'one', threadId: 'ann_bob', text: 'Hello' })
    expect(await errorCodeOf(asPerson(ann, send))).toBe('messaging/not-allowed')
  })
})

it('flags of three members in the same moment are all stored, and hide the profile', async () => {
  await seed({ 'reports/r': report(ann), 'reports/r/private/review': { flagCount: 0 } })
  const flags = [bob, cyd, dan].map((who) => () => {
    const target = { kind: 'report', reportId: 'r' } as const
    return errorCodeOf(
      asPerson(who, () => flagTarget({ target, author: 'ann', reason: 'spam', note: '' })),
    )
  })
  expect(await together(...flags)).toEqual(['no failure', 'no failure', 'no failure'])
  expect(await idsIn('flags')).toHaveLength(3)
  expect(await storedDocument('reports/r')).toMatchObject({ status: 'pending' })
  expect(await storedDocument('reports/r/private/review')).toMatchObject({ flagCount: 3 })
})
