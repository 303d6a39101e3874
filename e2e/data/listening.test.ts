import { watchThread } from '@greenlight/kit/data/threads/watchThread'
import { watchThreads } from '@greenlight/kit/data/threads/watchThreads'
import type { Thread } from '@greenlight/kit/domain/thread'
import { disableNetwork, enableNetwork } from 'firebase/firestore'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearDatabase, place } from './stage/backend.ts'
import { clientsOf } from './stage/clients.ts'
import { account, at } from './stage/documents.ts'
import { Heard } from './stage/heard.ts'
import { ann } from './stage/person.ts'
import { as, closePages } from './stage/runtime.ts'

const live = () => clientsOf(ann).live
const thread = { members: ['ann', 'bob'], lastAt: at() }
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 300))
const listen = () => as(ann, () => new Heard<readonly Thread[]>(watchThreads))

beforeEach(async () => {
  await closePages()
  await clearDatabase()
  await place({ 'users/ann': account(ann), 'threads/ann_bob': thread })
})

afterEach(() => enableNetwork(live()))

it('says nothing any more once stopped, even before it began', async () => {
  const heard = await as(ann, () => {
    const stopped = new Heard<readonly Thread[]>(watchThreads)
    stopped.stop()
    return stopped
  })
  await aWhile()
  expect(heard.answers).toEqual([])
})

it('says nothing new while the connection comes and goes', async () => {
  const heard = await listen()
  await heard.until(({ length }) => length === 1)
  await disableNetwork(live())
  await enableNetwork(live())
  await aWhile()
  expect(heard.answers).toHaveLength(1)
  await place({ 'threads/ann_cyd': { members: ['ann', 'cyd'], lastAt: at(1) } })
  await heard.until(([first]) => first?.id === 'ann_cyd')
  heard.stop()
})

it('never takes having no connection for having nothing', async () => {
  await place({ 'threads/ann_dan': { members: ['ann', 'dan'], lastAt: at() } })
  await disableNetwork(live())
  const list = await listen()
  const one = await as(ann, () => new Heard<Thread | null>(watchThread.bind(null, 'ann_dan')))
  await aWhile()
  expect([...list.answers, ...one.answers]).toEqual([])
  await enableNetwork(live())
  await list.until(({ length }) => length === 2)
  await one.until((found) => found?.id === 'ann_dan')
  list.stop()
  one.stop()
})

it('hears that there is nothing', async () => {
  await place({ 'threads/ann_bob': null })
  const heard = await listen()
  await heard.until(({ length }) => length === 0)
  heard.stop()
})
