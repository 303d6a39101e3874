import type { Thread } from '@greenlight/domain/thread'
import { disableNetwork, enableNetwork } from 'firebase/firestore'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchThread, watchThreads } from '../../../mf-messaging/src/threads/threads.ts'
import { clearDatabase, seed } from '../setup/database.ts'
import { account, timeAt } from '../setup/documents.ts'
import { firestoreClientsOf } from '../setup/firestoreClients.ts'
import { LiveAnswers } from '../setup/liveAnswers.ts'
import { ann } from '../setup/person.ts'
import { asPerson, closeAllPages } from '../setup/runtime.ts'

const live = () => firestoreClientsOf(ann).live
const thread = { members: ['ann', 'bob'], lastAt: timeAt() }
const shortDelay = () => new Promise((resolve) => setTimeout(resolve, 300))
const listen = () => asPerson(ann, () => new LiveAnswers<readonly Thread[]>(watchThreads))

beforeEach(async () => {
  await closeAllPages()
  await clearDatabase()
  await seed({ 'users/ann': account(ann), 'threads/ann_bob': thread })
})

afterEach(() => enableNetwork(live()))

it('sends no answer after stop, even before the first one', async () => {
  const answers = await asPerson(ann, () => {
    const stopped = new LiveAnswers<readonly Thread[]>(watchThreads)
    stopped.stop()
    return stopped
  })
  await shortDelay()
  expect(answers.all).toEqual([])
})

it('sends no answer when the connection is lost and returns', async () => {
  const answers = await listen()
  await answers.until(({ length }) => length === 1)
  await disableNetwork(live())
  await enableNetwork(live())
  await shortDelay()
  expect(answers.all).toHaveLength(1)
  await seed({ 'threads/ann_cyd': { members: ['ann', 'cyd'], lastAt: timeAt(1) } })
  await answers.until(([first]) => first?.id === 'ann_cyd')
  answers.stop()
})

it('sends no empty answer without a connection', async () => {
  await seed({ 'threads/ann_dan': { members: ['ann', 'dan'], lastAt: timeAt() } })
  await disableNetwork(live())
  const list = await listen()
  const one = await asPerson(
    ann,
    () => new LiveAnswers<Thread | null>(watchThread.bind(null, 'ann_dan')),
  )
  await shortDelay()
  expect([...list.all, ...one.all]).toEqual([])
  await enableNetwork(live())
  await list.until(({ length }) => length === 2)
  await one.until((found) => found?.id === 'ann_dan')
  list.stop()
  one.stop()
})

it('sends an empty list when there is no conversation', async () => {
  await seed({ 'threads/ann_bob': null })
  const answers = await listen()
  await answers.until(({ length }) => length === 0)
  answers.stop()
})
