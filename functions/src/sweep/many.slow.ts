import { Firestore, Query, QuerySnapshot, Transaction } from 'firebase-admin/firestore'
import { expect, it, onTestFinished } from 'vitest'
import { handleMessage, type MessageEvent } from '../events/messageEvent.ts'
import { createWorld, type World } from '../testing/world.ts'

const MEMBERS = 1000
const EVENTS = 5000
/** So many events are handled beside each other, as by a few instances. */
const AT_A_TIME = 20
/** Of Firestore for one batch. */
const LARGEST_BATCH = 500

/** Counts the documents that are read from here on, as Firestore bills them. The answer returns how many since its last call. */
function countReads(db: Firestore): () => number {
  let reads = 0
  const count = (prototype: object, name: string) => {
    const read = Reflect.get(prototype, name) as (...args: unknown[]) => Promise<unknown>
    Reflect.set(prototype, name, async function (this: unknown, ...args: unknown[]) {
      const found = await read.apply(this, args)
      reads += sizeOf(found)
      return found
    })
    onTestFinished(() => void Reflect.set(prototype, name, read))
  }
  // `get` of a document calls it, too.
  count(Firestore.prototype, 'getAll')
  count(Query.prototype, 'get')
  count(Transaction.prototype, 'get')
  // Its class is not exported.
  count(Object.getPrototypeOf(db.collection('alerts').count()) as object, 'get')
  return () => {
    const counted = reads
    reads = 0
    return counted
  }
}

function sizeOf(found: unknown): number {
  if (Array.isArray(found)) return found.length
  return found instanceof QuerySnapshot ? Math.max(1, found.size) : 1
}

/** Members with alerts on, each with five messages of the next one. */
async function prepare({ services: { db, auth }, now }: World): Promise<readonly MessageEvent[]> {
  const uids = Array.from({ length: MEMBERS }, (_, index) => `m${index}`)
  await auth.importUsers(
    uids.map((uid) => ({ uid, email: `${uid}@example.org`, emailVerified: true })),
  )
  const alerts = { email: 'soon', push: false, open: false, kinds: ['messages'] }
  const threadOf = (index: number) => {
    const members = [uids[index] ?? '', uids[(index + 1) % MEMBERS] ?? '']
    return { members: members.toSorted(), sender: members[1] ?? '' }
  }
  const documents = uids.flatMap((uid, index) => {
    const { members } = threadOf(index)
    const thread = { members, memberInfo: {}, state: 'open', startedBy: uid }
    return [
      { path: `users/${uid}`, fields: { username: uid, alerts } },
      { path: `threads/${members.join('_')}`, fields: thread },
    ]
  })
  const events = Array.from({ length: EVENTS }, (_, index) => {
    const { members, sender } = threadOf(index % MEMBERS)
    return { id: `e${index}`, threadId: members.join('_'), messageId: `n${index}`, sender }
  })
  const messages = events.map(({ threadId, messageId, sender }) => ({
    path: `threads/${threadId}/messages/${messageId}`,
    fields: { threadId, sender, text: 'Hello', createdAt: now() },
  }))
  const all = [...documents, ...messages]
  for (let index = 0; index < all.length; index += LARGEST_BATCH) {
    const batch = db.batch()
    for (const { path, fields } of all.slice(index, index + LARGEST_BATCH))
      batch.set(db.doc(path), fields)
    await batch.commit()
  }
  return events
}

const secondsSince = (began: number) => Math.round((performance.now() - began) / 100) / 10

it(
  'handles 5,000 messages to 1,000 members, with one e-mail for each',
  { timeout: 900_000 },
  async () => {
    const world = await createWorld()
    const events = await prepare(world)
    const reads = countReads(world.services.db)
    let began = performance.now()
    for (let index = 0; index < events.length; index += AT_A_TIME)
      await Promise.all(
        events.slice(index, index + AT_A_TIME).map((event) => handleMessage(world.services, event)),
      )
    const handled = { seconds: secondsSince(began), reads: reads() }
    world.advance(10)
    began = performance.now()
    await world.sweep()
    const first = { seconds: secondsSince(began), reads: reads(), mails: world.mails().length }
    began = performance.now()
    await world.sweep()
    const second = { seconds: secondsSince(began), reads: reads(), mails: world.mails().length }
    console.warn(JSON.stringify({ handled, first, second }))
    expect(first.mails).toBe(500)
    expect(new Set(world.mails().map(({ recipient }) => recipient)).size).toBe(MEMBERS)
    expect(second.mails).toBe(MEMBERS)
    expect(handled.reads / EVENTS).toBeLessThanOrEqual(3)
    // Of one conversation with five messages: 7, and one for each message.
    expect(second.reads / 500).toBeLessThanOrEqual(12.2)
  },
)
