import { openThread } from '@greenlight/kit/data/threads/openThread'
import { sendMessage } from '@greenlight/kit/data/threads/sendMessage'
import { watchMessages } from '@greenlight/kit/data/threads/watchMessages'
import { watchThread } from '@greenlight/kit/data/threads/watchThread'
import { watchThreads } from '@greenlight/kit/data/threads/watchThreads'
import { block } from '@greenlight/kit/data/users/block'
import { isBlockedByMe } from '@greenlight/kit/data/users/isBlockedByMe'
import { listBlocks } from '@greenlight/kit/data/users/listBlocks'
import { unblock } from '@greenlight/kit/data/users/unblock'
import { getPartnerName } from '@greenlight/kit/data/threads/getPartnerName'
import type { Message, Thread } from '@greenlight/kit/domain/thread'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearDatabase, idsIn, place, stored } from './stage/backend.ts'
import { account, at } from './stage/documents.ts'
import { failureOf } from './stage/failure.ts'
import { Heard } from './stage/heard.ts'
import { nextListener } from './stage/listeners.ts'
import { ann, bob, cyd } from './stage/person.ts'
import { as, banChecksOf, closePages } from './stage/runtime.ts'

const open: { stop: () => void }[] = []

beforeEach(async () => {
  await closePages()
  await clearDatabase()
  await place({ 'users/ann': account(ann), 'users/bob': account(bob), 'users/cyd': account(cyd) })
})

afterEach(() => open.splice(0).forEach((heard) => heard.stop()))

const start = () => as(ann, () => openThread('bob', 'Bobby'))
const hello = { id: 'm1', threadId: 'ann_bob', text: 'Hello 👋🏽\nשלום' }

describe('starting a conversation', () => {
  it('makes one thread for the pair, whoever starts it', async () => {
    expect(await start()).toBe('ann_bob')
    expect(await as(bob, () => openThread('ann', 'Annie'))).toBe('ann_bob')
    expect(await stored('threads/ann_bob')).toMatchObject({
      members: ['ann', 'bob'],
      memberInfo: { ann: { displayName: 'Name of ann' }, bob: { displayName: 'Bobby' } },
    })
  })

  it('makes one when both start at once', async () => {
    const both = [start(), as(bob, () => openThread('ann', 'Annie')), start()]
    expect(new Set(await Promise.all(both))).toEqual(new Set(['ann_bob']))
    expect(await idsIn('threads')).toEqual(['ann_bob'])
  })

  it('finds one that has an older, random id', async () => {
    await place({ 'threads/Xy7': { members: ['ann', 'bob'], lastAt: at() } })
    expect(await start()).toBe('Xy7')
    expect(await as(bob, () => openThread('ann', 'Annie'))).toBe('Xy7')
  })

  it.each([
    ['takes no messages', { 'users/bob': account(bob, { messageSettings: { allow: 'none' } }) }],
    ['took none by an older setting', { 'users/bob': account(bob, { msgAllow: 'none' }) }],
    ['blocked me', { 'users/bob/blocks/ann': { createdAt: at() } }],
    ['is gone', { 'users/bob': null }],
  ])('is refused by who %s', async (_, documents) => {
    await place(documents)
    expect(await failureOf(start())).toBe('message-not-allowed')
    expect(await idsIn('threads')).toEqual([])
  })
})

describe('messages', () => {
  const conversation = (person = bob) =>
    as(person, () => {
      const heard = new Heard<readonly Message[]>((onData, onError) =>
        watchMessages('ann_bob', onData, onError),
      )
      open.push(heard)
      return heard
    })

  it('arrive live and head the list of conversations', async () => {
    await start()
    let listening = nextListener()
    const messages = await conversation()
    await listening
    listening = nextListener()
    const threads = await as(bob, () => new Heard<readonly Thread[]>(watchThreads))
    open.push(threads)
    await listening
    await as(ann, () => sendMessage(hello))
    const [message] = await messages.until(({ length }) => length === 1)
    expect(message).toEqual({
      ...hello,
      sender: 'ann',
      createdAt: expect.any(Date) as Date,
    })
    const [thread] = await threads.until(([first]) => first?.lastMessage === hello.text)
    expect(thread).toMatchObject({ id: 'ann_bob', lastSender: 'ann', lastRead: {} })
  })

  it('arrive once, however often they are sent, in order', async () => {
    await start()
    await as(ann, () => Promise.all([sendMessage(hello), sendMessage(hello)]))
    await as(ann, () => sendMessage({ ...hello, id: 'm2', text: 'Second' }))
    await as(ann, () => sendMessage(hello))
    const heard = await conversation()
    const messages = await heard.until(({ length }) => length > 0)
    expect(messages.map(({ id }) => id)).toEqual(['m1', 'm2'])
    expect(await stored('threads/ann_bob')).toMatchObject({ lastMessage: 'Second', lastId: 'm2' })
  })

  it('show the latest 500, oldest first', async () => {
    await start()
    const many = Array.from({ length: 510 }, (_, index) => {
      const fields = { sender: 'bob', text: `${index}`, createdAt: at(index), threadId: 'ann_bob' }
      return [`threads/ann_bob/messages/m${index}`, fields] as const
    })
    await place(Object.fromEntries(many))
    const listening = nextListener()
    const heard = await conversation()
    const messages = await heard.until(({ length }) => length > 0)
    expect(messages).toHaveLength(500)
    expect(messages.at(0)?.text).toBe('10')
    expect(messages.at(-1)?.text).toBe('509')

    await listening
    await as(ann, () => sendMessage({ ...hello, id: 'later' }))
    const later = await heard.until((all) => all.at(-1)?.id === 'later')
    expect(later).toHaveLength(500)
    expect(later.at(0)?.text).toBe('11')
    expect(later.at(-2)).toBe(messages.at(-1))
  })

  it('are never said twice, nor again while nothing new comes', async () => {
    await start()
    await as(ann, () => sendMessage(hello))
    const listening = nextListener()
    const heard = await conversation()
    await heard.until(({ length }) => length === 1)
    await listening
    await as(bob, () => sendMessage({ ...hello, id: 'm2' }))
    await heard.until(({ length }) => length === 2)
    expect(heard.answers).toHaveLength(2)
  })

  it('are refused once the other blocks me, and pass again when not', async () => {
    await start()
    await as(bob, () => block('ann'))
    expect(await failureOf(as(ann, () => sendMessage(hello)))).toBe('message-not-allowed')
    expect(banChecksOf(ann)).toBe(1)
    await as(bob, () => unblock('ann'))
    await as(ann, () => sendMessage(hello))
    expect(await idsIn('threads/ann_bob/messages')).toEqual(['m1'])
  })

  it('are nobody else’s to read', async () => {
    await start()
    const stranger = await conversation(cyd)
    expect(await stranger.failure()).toBe('messages-load-failed')
  })
})

it('a thread that an address names is there or not', async () => {
  const watch = () =>
    as(ann, () => {
      const heard = new Heard<Thread | null>((onData, onError) =>
        watchThread('ann_bob', onData, onError),
      )
      open.push(heard)
      return heard
    })
  const heard = await watch()
  await heard.until((thread) => thread === null)
  await start()
  await heard.until((thread) => thread?.memberInfo['bob']?.displayName === 'Bobby')
})

it('lists whom I blocked, by name, and knows each', async () => {
  await start()
  await as(ann, async () => {
    await block('bob')
    expect(await listBlocks()).toEqual([{ uid: 'bob', createdAt: expect.any(Date) as Date }])
    expect(await getPartnerName('bob')).toBe('Bobby')
    expect(await getPartnerName('cyd')).toBe('User')
    expect(await isBlockedByMe('bob')).toBe(true)
    await unblock('bob')
    expect(await isBlockedByMe('bob')).toBe(false)
  })
})
