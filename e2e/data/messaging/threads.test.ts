import type { Message, Thread } from '@greenlight/domain/thread'
import { block } from '@greenlight/kit/data/blocks'
import { listBlocks } from '@greenlight/kit/data/blocks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { watchMessages } from '../../../mf-messaging/src/conversation/messages.ts'
import { sendMessage } from '../../../mf-messaging/src/outbox/sendMessage.ts'
import { setLeft } from '../../../mf-messaging/src/threads/leaveThread.ts'
import { watchThread, watchThreads } from '../../../mf-messaging/src/threads/threads.ts'
import { unblockMember } from '../../../mf-profile/src/blocked/blockRequests.ts'
import {
  findThread,
  getMemberName,
} from '../../../mf-profile/src/conversations/conversationRequests.ts'
import { clearDatabase, idsIn, seed, storedDocument } from '../setup/database.ts'
import { account, timeAt } from '../setup/documents.ts'
import { nextListenerStarted } from '../setup/listeners.ts'
import { errorCodeOf, LiveAnswers } from '../setup/liveAnswers.ts'
import { ann, bob, cyd } from '../setup/person.ts'
import { asPerson, closeAllPages, sessionCheckCount } from '../setup/runtime.ts'

const open: { stop: () => void }[] = []

beforeEach(async () => {
  await closeAllPages()
  await clearDatabase()
  await seed({ 'users/ann': account(ann), 'users/bob': account(bob), 'users/cyd': account(cyd) })
})

afterEach(() => open.splice(0).forEach((answers) => answers.stop()))

/** An open conversation of Ann and Bob. */
const start = () =>
  seed({
    'threads/ann_bob': {
      members: ['ann', 'bob'],
      memberInfo: { ann: { displayName: 'Name of ann' }, bob: { displayName: 'Bobby' } },
      lastAt: timeAt(),
    },
  })
const hello = { id: 'm1', threadId: 'ann_bob', text: 'Hello 👋🏽\nשלום' }
const toBob = { other: 'bob', name: ' Bobby ', reportId: 'r1' }
const toAnn = { other: 'ann', name: 'Annie', reportId: null }
/** The rules let a member send one message a second. */
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1050))
const annSends = (id: string) =>
  asPerson(ann, () => sendMessage({ ...hello, id, text: id, start: toBob }))
const bobSends = (id: string) =>
  asPerson(bob, () => sendMessage({ ...hello, id, text: id, start: toAnn }))

describe('starting a conversation', () => {
  it('makes the thread with its first message, as a request', async () => {
    expect(await asPerson(ann, () => findThread('bob'))).toEqual({ id: 'ann_bob', exists: false })
    await annSends('m1')
    expect(await storedDocument('threads/ann_bob')).toMatchObject({
      members: ['ann', 'bob'],
      memberInfo: { ann: { displayName: 'Name of ann' }, bob: { displayName: 'Bobby' } },
      lastMessage: 'm1',
      startedBy: 'ann',
      state: 'request',
      sent: 1,
      reportId: 'r1',
    })
    expect(await asPerson(bob, () => findThread('ann'))).toEqual({ id: 'ann_bob', exists: true })
  })

  it('counts the messages of a request, and an answer accepts it', async () => {
    await annSends('m1')
    await aSecond()
    await annSends('m2')
    expect(await storedDocument('threads/ann_bob')).toMatchObject({ state: 'request', sent: 2 })
    await bobSends('m3')
    expect(await storedDocument('threads/ann_bob')).toMatchObject({ state: 'open', sent: 2 })
    await annSends('m4')
    expect(await storedDocument('threads/ann_bob')).toMatchObject({ state: 'open', sent: 2 })
  })

  it('makes one thread when both start at once', async () => {
    await Promise.all([annSends('m1'), bobSends('m2')])
    expect(await idsIn('threads')).toEqual(['ann_bob'])
    expect(await idsIn('threads/ann_bob/messages')).toEqual(['m1', 'm2'])
    expect(await storedDocument('threads/ann_bob')).toMatchObject({ state: 'open', sent: 1 })
  })

  it('finds a legacy thread with a random id', async () => {
    await seed({ 'threads/Xy7': { members: ['ann', 'bob'], lastAt: timeAt() } })
    const found = { id: 'Xy7', exists: true }
    expect(await asPerson(ann, () => findThread('bob'))).toEqual(found)
    expect(await asPerson(bob, () => findThread('ann'))).toEqual(found)
  })

  it.each([
    ['accepts no messages', { 'users/bob': account(bob, { messageSettings: { allow: 'none' } }) }],
    [
      'accepts no messages by the legacy setting',
      { 'users/bob': account(bob, { msgAllow: 'none' }) },
    ],
    ['blocked the sender', { 'users/bob/blocks/ann': { createdAt: timeAt() } }],
    ['deleted the account', { 'users/bob': null }],
  ])('is refused when the other member %s', async (_, documents) => {
    await seed(documents)
    expect(await errorCodeOf(annSends('m1'))).toBe('messaging/not-allowed')
    expect(await idsIn('threads')).toEqual([])
  })
})

describe('messages', () => {
  const conversation = (person = bob) =>
    asPerson(person, () => {
      const answers = new LiveAnswers<readonly Message[]>((onData, onError) =>
        watchMessages('ann_bob', onData, onError),
      )
      open.push(answers)
      return answers
    })

  it('arrive live and appear in the list of conversations', async () => {
    await start()
    let listening = nextListenerStarted()
    const messages = await conversation()
    await listening
    listening = nextListenerStarted()
    const threads = await asPerson(bob, () => new LiveAnswers<readonly Thread[]>(watchThreads))
    open.push(threads)
    await listening
    await asPerson(ann, () => sendMessage(hello))
    const [message] = await messages.until(({ length }) => length === 1)
    expect(message).toEqual({
      ...hello,
      sender: 'ann',
      createdAt: expect.any(Date) as Date,
      removed: false,
    })
    const [thread] = await threads.until(([first]) => first?.lastMessage === hello.text)
    expect(thread).toMatchObject({ id: 'ann_bob', lastSender: 'ann', lastId: 'm1', lastRead: {} })
  })

  it('arrive once and in order when they are sent repeatedly', async () => {
    await start()
    await asPerson(ann, () => Promise.all([sendMessage(hello), sendMessage(hello)]))
    await aSecond()
    await asPerson(ann, () => sendMessage({ ...hello, id: 'm2', text: 'Second' }))
    await asPerson(ann, () => sendMessage(hello))
    const answers = await conversation()
    const messages = await answers.until(({ length }) => length > 0)
    expect(messages.map(({ id }) => id)).toEqual(['m1', 'm2'])
    expect(await storedDocument('threads/ann_bob')).toMatchObject({
      lastMessage: 'Second',
      lastId: 'm2',
    })
  })

  it('show the latest 500, oldest first', async () => {
    await start()
    const many = Array.from({ length: 510 }, (_, index) => {
      const fields = {
        sender: 'bob',
        text: `${index}`,
        createdAt: timeAt(index),
        threadId: 'ann_bob',
      }
      return [`threads/ann_bob/messages/m${index}`, fields] as const
    })
    await seed(Object.fromEntries(many))
    const listening = nextListenerStarted()
    const answers = await conversation()
    const messages = await answers.until(({ length }) => length > 0)
    expect(messages).toHaveLength(500)
    expect(messages.at(0)?.text).toBe('10')
    expect(messages.at(-1)?.text).toBe('509')

    await listening
    await asPerson(ann, () => sendMessage({ ...hello, id: 'later' }))
    const later = await answers.until((all) => all.at(-1)?.id === 'later')
    expect(later).toHaveLength(500)
    expect(later.at(0)?.text).toBe('11')
    expect(later.at(-2)).toBe(messages.at(-1))
  })

  it('are reported once per change', async () => {
    await start()
    await asPerson(ann, () => sendMessage(hello))
    const listening = nextListenerStarted()
    const answers = await conversation()
    await answers.until(({ length }) => length === 1)
    await listening
    await asPerson(bob, () => sendMessage({ ...hello, id: 'm2' }))
    await answers.until(({ length }) => length === 2)
    expect(answers.all).toHaveLength(2)
  })

  it('are refused while the other member blocks the sender', async () => {
    await start()
    await asPerson(bob, () => block('ann'))
    expect(await errorCodeOf(asPerson(ann, () => sendMessage(hello)))).toBe('messaging/not-allowed')
    expect(sessionCheckCount(ann)).toBe(1)
    await asPerson(bob, () => unblockMember('ann'))
    await asPerson(ann, () => sendMessage(hello))
    expect(await idsIn('threads/ann_bob/messages')).toEqual(['m1'])
  })

  it('are refused to other members', async () => {
    await start()
    const stranger = await conversation(cyd)
    expect(await stranger.failure()).toBe('messaging/messages-load-failed')
  })
})

it('watches a thread that does not exist yet', async () => {
  const watch = () =>
    asPerson(ann, () => {
      const answers = new LiveAnswers<Thread | null>((onData, onError) =>
        watchThread('ann_bob', onData, onError),
      )
      open.push(answers)
      return answers
    })
  const answers = await watch()
  await answers.until((thread) => thread === null)
  await annSends('m1')
  await answers.until((thread) => thread?.memberInfo['bob']?.displayName === 'Bobby')
})

describe('leaving', () => {
  it('ends a conversation until the member comes back', async () => {
    await start()
    await asPerson(bob, () => setLeft('ann_bob', true))
    expect(await storedDocument('threads/ann_bob')).toMatchObject({ left: { bob: true } })
    expect(await errorCodeOf(annSends('m1'))).toBe('messaging/not-allowed')
    expect(await errorCodeOf(bobSends('m1'))).toBe('messaging/not-allowed')
    await asPerson(bob, () => setLeft('ann_bob', false))
    await annSends('m1')
    expect(await idsIn('threads/ann_bob/messages')).toEqual(['m1'])
  })

  it('does not tell the starter of a request that it was declined', async () => {
    await annSends('m1')
    await asPerson(bob, () => setLeft('ann_bob', true))
    await aSecond()
    await annSends('m2')
    expect(await idsIn('threads/ann_bob/messages')).toEqual(['m1', 'm2'])
  })
})

it('lists blocked members and their names', async () => {
  await start()
  await asPerson(ann, async () => {
    await block('bob')
    expect(await listBlocks()).toEqual([{ uid: 'bob', createdAt: expect.any(Date) as Date }])
    expect(await getMemberName('bob')).toBe('Bobby')
    expect(await getMemberName('cyd')).toBeNull()
    expect(await listBlocks()).toHaveLength(1)
    await unblockMember('bob')
    expect(await listBlocks()).toEqual([])
  })
})
