import { Timestamp } from 'firebase/firestore/lite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendMessage } from '../../../mf-messaging/src/outbox/sendMessage.ts'
import { setTyping, watchTyping } from '../../../mf-messaging/src/typing/typing.ts'
import {
  fetchUnreadCount,
  markThreadRead,
  watchReads,
} from '../../../mf-messaging/src/unread/reads.ts'
import { saveMessageSettings } from '../../../mf-profile/src/settings/settingsRequests.ts'
import { clearDatabase, seed, storedDocument } from '../setup/database.ts'
import { account, timeAt } from '../setup/documents.ts'
import { LiveAnswers } from '../setup/liveAnswers.ts'
import { ann, bob } from '../setup/person.ts'
import { asPerson, closeAllPages } from '../setup/runtime.ts'

const thread = { id: 'ann_bob', members: ['ann', 'bob'] } as const
const now = expect.any(Timestamp) as Timestamp

beforeEach(async () => {
  await closeAllPages()
  await clearDatabase()
  await seed({
    'users/ann': account(ann),
    'users/bob': account(bob),
    'threads/ann_bob': {
      members: ['ann', 'bob'],
      lastAt: timeAt(),
      lastRead: { bob: timeAt(), ann: timeAt() },
    },
  })
})

afterEach(() => vi.restoreAllMocks())

/** The rules let a member send one message a second, and end a typing mark a second after it. */
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1050))

describe('marking as read', () => {
  it('tells the other member when receipts are on', async () => {
    await asPerson(ann, () => markThreadRead('ann_bob'))
    expect(await storedDocument('users/ann/reads/ann_bob')).toEqual({ at: now })
    const { lastRead } = (await storedDocument('threads/ann_bob')) ?? {}
    expect(lastRead).toEqual({ bob: timeAt(), ann: now })
    expect(lastRead).not.toEqual({ bob: timeAt(), ann: timeAt() })
  })

  it('stays private when receipts are off', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await asPerson(ann, () => saveMessageSettings({ readReceipts: false }))
    await asPerson(ann, () => markThreadRead('ann_bob'))
    expect(await storedDocument('users/ann/reads/ann_bob')).toEqual({ at: now })
    // What bob could see so far is removed, too.
    expect((await storedDocument('threads/ann_bob'))?.['lastRead']).toEqual({ bob: timeAt() })
    expect(warn).not.toHaveBeenCalled()
  })

  it('stays private without a failure when receipts were switched off on another device', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await asPerson(ann, async () => {
      await seed({ 'users/ann': account(ann, { messageSettings: { readReceipts: false } }) })
      await markThreadRead('ann_bob')
    })
    expect(await storedDocument('users/ann/reads/ann_bob')).toEqual({ at: now })
    expect(await storedDocument('threads/ann_bob')).toMatchObject({ lastRead: { ann: timeAt() } })
    expect(warn).toHaveBeenCalledOnce()
  })

  it('updates the member’s own list of conversations', async () => {
    const answers = await asPerson(
      ann,
      () => new LiveAnswers<ReadonlyMap<string, Date>>(watchReads),
    )
    await answers.until(({ size }) => size === 0)
    await asPerson(ann, () => markThreadRead('ann_bob'))
    await answers.until((reads) => reads.get('ann_bob') instanceof Date)
    answers.stop()
  })
})

describe('counting unread messages', () => {
  const send = (person: typeof ann, id: string) =>
    asPerson(person, () => sendMessage({ id, threadId: 'ann_bob', text: id }))

  it('counts newer messages of the other member only', async () => {
    await send(bob, 'b1')
    await aSecond()
    await send(bob, 'b2')
    await send(ann, 'a1')
    await asPerson(ann, () => markThreadRead('ann_bob'))
    const { at: marked } = (await storedDocument('users/ann/reads/ann_bob')) ?? {}
    const since = marked instanceof Timestamp ? marked.toDate() : null
    await send(bob, 'b3')
    await send(ann, 'a2')
    expect(await asPerson(ann, () => fetchUnreadCount(thread, null))).toBe(3)
    expect(await asPerson(ann, () => fetchUnreadCount(thread, since))).toBe(1)
    expect(await asPerson(bob, () => fetchUnreadCount(thread, null))).toBe(2)
  })

  it('counts to 25', async () => {
    const many = Array.from({ length: 40 }, (_, index) => {
      const fields = { sender: 'bob', text: 'Hello', createdAt: timeAt(index), threadId: 'ann_bob' }
      return [`threads/ann_bob/messages/m${index}`, fields] as const
    })
    await seed(Object.fromEntries(many))
    expect(await asPerson(ann, () => fetchUnreadCount(thread, timeAt(-1).toDate()))).toBe(25)
  })
})

describe('typing', () => {
  it('is shown to the other member until it ends', async () => {
    const answers = await asPerson(
      ann,
      () =>
        new LiveAnswers<Date | null>((onData, onError) =>
          watchTyping('ann_bob', 'bob', onData, onError),
        ),
    )
    await answers.until((typed) => typed === null)
    await asPerson(bob, () => setTyping('ann_bob', true))
    await answers.until((typed) => typed instanceof Date)
    await aSecond()
    await asPerson(bob, () => setTyping('ann_bob', false))
    await answers.until((typed) => typed === null)
    answers.stop()
  })

  it('is not stored when the indicators are off', async () => {
    await asPerson(bob, () => saveMessageSettings({ typingIndicators: false }))
    await asPerson(bob, () => setTyping('ann_bob', true))
    expect(await storedDocument('threads/ann_bob/typing/bob')).toBeUndefined()
  })
})
