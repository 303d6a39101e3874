import { countUnread } from '@greenlight/kit/data/threads/countUnread'
import { markRead } from '@greenlight/kit/data/threads/markRead'
import { sendMessage } from '@greenlight/kit/data/threads/sendMessage'
import { setTyping } from '@greenlight/kit/data/threads/setTyping'
import { watchReads } from '@greenlight/kit/data/threads/watchReads'
import { watchTyping } from '@greenlight/kit/data/threads/watchTyping'
import { saveMessageSettings } from '@greenlight/kit/data/users/saveMessageSettings'
import { Timestamp } from 'firebase/firestore/lite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDatabase, place, stored } from './stage/backend.ts'
import { account, at } from './stage/documents.ts'
import { Heard } from './stage/heard.ts'
import { ann, bob } from './stage/person.ts'
import { as, closePages } from './stage/runtime.ts'

const thread = { id: 'ann_bob', members: ['ann', 'bob'] } as const
const now = expect.any(Timestamp) as Timestamp

beforeEach(async () => {
  await closePages()
  await clearDatabase()
  await place({
    'users/ann': account(ann),
    'users/bob': account(bob),
    'threads/ann_bob': {
      members: ['ann', 'bob'],
      lastAt: at(),
      lastRead: { bob: at(), ann: at() },
    },
  })
})

afterEach(() => vi.restoreAllMocks())

describe('marking as read', () => {
  it('shows the other member with receipts on', async () => {
    await as(ann, () => markRead('ann_bob'))
    expect(await stored('users/ann/reads/ann_bob')).toEqual({ at: now })
    const { lastRead } = (await stored('threads/ann_bob')) ?? {}
    expect(lastRead).toEqual({ bob: at(), ann: now })
    expect(lastRead).not.toEqual({ bob: at(), ann: at() })
  })

  it('stays private with receipts off', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await as(ann, () => saveMessageSettings({ readReceipts: false }))
    await as(ann, () => markRead('ann_bob'))
    expect(await stored('users/ann/reads/ann_bob')).toEqual({ at: now })
    expect(await stored('threads/ann_bob')).toMatchObject({ lastRead: { ann: at() } })
    expect(warn).not.toHaveBeenCalled()
  })

  it('is private, and no failure, where they were switched off on another device', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await as(ann, async () => {
      await place({ 'users/ann': account(ann, { messageSettings: { readReceipts: false } }) })
      await markRead('ann_bob')
    })
    expect(await stored('users/ann/reads/ann_bob')).toEqual({ at: now })
    expect(await stored('threads/ann_bob')).toMatchObject({ lastRead: { ann: at() } })
    expect(warn).toHaveBeenCalledOnce()
  })

  it('is heard by my own list of conversations', async () => {
    const heard = await as(ann, () => new Heard<ReadonlyMap<string, Date>>(watchReads))
    await heard.until(({ size }) => size === 0)
    await as(ann, () => markRead('ann_bob'))
    await heard.until((reads) => reads.get('ann_bob') instanceof Date)
    heard.stop()
  })
})

describe('counting what is unread', () => {
  const send = (person: typeof ann, id: string) =>
    as(person, () => sendMessage({ id, threadId: 'ann_bob', text: id }))

  it('counts what the other sent since, not what I did', async () => {
    await send(bob, 'b1')
    await send(bob, 'b2')
    await send(ann, 'a1')
    await as(ann, () => markRead('ann_bob'))
    const { at: marked } = (await stored('users/ann/reads/ann_bob')) ?? {}
    const since = marked instanceof Timestamp ? marked.toDate() : null
    await send(bob, 'b3')
    await send(ann, 'a2')
    expect(await as(ann, () => countUnread(thread, null))).toBe(3)
    expect(await as(ann, () => countUnread(thread, since))).toBe(1)
    expect(await as(bob, () => countUnread(thread, null))).toBe(2)
  })

  it('counts to 25', async () => {
    const many = Array.from({ length: 40 }, (_, index) => {
      const fields = { sender: 'bob', text: 'Hello', createdAt: at(index), threadId: 'ann_bob' }
      return [`threads/ann_bob/messages/m${index}`, fields] as const
    })
    await place(Object.fromEntries(many))
    expect(await as(ann, () => countUnread(thread, at(-1).toDate()))).toBe(25)
  })
})

describe('typing', () => {
  it('is seen by the other member and ends', async () => {
    const heard = await as(
      ann,
      () =>
        new Heard<Date | null>((onData, onError) => watchTyping('ann_bob', 'bob', onData, onError)),
    )
    await heard.until((typed) => typed === null)
    await as(bob, () => setTyping('ann_bob', true))
    await heard.until((typed) => typed instanceof Date)
    await as(bob, () => setTyping('ann_bob', false))
    await heard.until((typed) => typed === null)
    heard.stop()
  })

  it('is not told with the indicators off', async () => {
    await as(bob, () => saveMessageSettings({ typingIndicators: false }))
    await as(bob, () => setTyping('ann_bob', true))
    expect(await stored('threads/ann_bob/typing/bob')).toBeUndefined()
  })
})
