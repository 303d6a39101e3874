import { parseThread, type Thread } from '@greenlight/domain/thread'
import { expect, it } from 'vitest'
import { createSeenThreads } from './createSeenThreads.ts'

function thread(id: string, at: number, left: readonly string[] = []): Thread {
  const parsed = parseThread(id, { members: ['me', id], lastAt: { toDate: () => new Date(at) } })
  if (!parsed) throw new Error('It has members.')
  return { ...parsed, left }
}

function open() {
  let report: (latest: readonly Thread[]) => void = () => {}
  const lists: string[] = []
  const seen = createSeenThreads((onData) => {
    report = onData
    return () => {}
  })
  const stop = seen.watch(
    (threads) => lists.push(threads.map(({ id, left }) => id + left.join()).join(' ')),
    () => {},
  )
  return { seen, stop, lists, report: (...latest: Thread[]) => report(latest) }
}

it('keeps a conversation that is no longer among the latest', () => {
  const { lists, report } = open()
  report(thread('b', 2), thread('a', 1))
  report(thread('c', 3), thread('b', 2))
  expect(lists).toEqual(['b a', 'c b a'])
})

it('reports a change, until the listener reports the conversation again', () => {
  const { seen, lists, report } = open()
  report(thread('b', 2), thread('a', 1))
  seen.change('a', (before) => ({ ...before, left: ['me'] }))
  seen.change('unknown', (before) => ({ ...before, left: ['me'] }))
  report(thread('c', 3), thread('b', 2))
  report(thread('a', 4), thread('c', 3))
  expect(lists).toEqual(['b a', 'b ame', 'c b ame', 'a c b'])
})

it('reports nothing after stop', () => {
  const { seen, stop, lists, report } = open()
  report(thread('a', 1))
  stop()
  seen.change('a', (before) => ({ ...before, left: ['me'] }))
  expect(lists).toEqual(['a'])
})
