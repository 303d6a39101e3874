import type { Thread } from '@greenlight/domain/thread'
import { beforeEach, expect, it } from 'vitest'
import { listOlderThreads, watchThreads } from '../../../mf-messaging/src/threads/threads.ts'
import { clearDatabase, seed } from '../setup/database.ts'
import { account, timeAt } from '../setup/documents.ts'
import { LiveAnswers } from '../setup/liveAnswers.ts'
import { ann } from '../setup/person.ts'
import { asPerson, closeAllPages } from '../setup/runtime.ts'

beforeEach(async () => {
  await closeAllPages()
  await clearDatabase()
  await seed({ 'users/ann': account(ann) })
})

it('lists older conversations page by page, each once', async () => {
  const many = Array.from({ length: 95 }, (_, n) => {
    // Equal times, as a migration may leave them, are in the order of their ids.
    const fields = { members: ['ann', `p${n}`], lastAt: timeAt(n - (n % 2)) }
    return [`threads/t${n}`, fields] as const
  })
  await seed(Object.fromEntries(many))
  const ids = await asPerson(ann, async () => {
    const latest = new LiveAnswers<readonly Thread[]>(watchThreads)
    const first = await latest.until(({ length }) => length > 0)
    latest.stop()
    const newer = first.at(-1)?.id ?? ''
    const second = await listOlderThreads(newer, null)
    const third = await listOlderThreads(newer, second.next)
    expect(third.next).toBeNull()
    return [first, second.items, third.items].map((page) => page.map(({ id }) => id))
  })
  expect(ids.map(({ length }) => length)).toEqual([40, 40, 15])
  expect(new Set(ids.flat()).size).toBe(95)
})
