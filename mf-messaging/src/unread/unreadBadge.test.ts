import type { Thread } from '@greenlight/domain/thread'
import type * as Runtime from '@greenlight/runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchThreads } from '../data/threads.ts'
import { startUnreadBadge, stopUnreadBadge } from './unreadBadge.ts'

vi.mock('@greenlight/runtime', async (importOriginal) => {
  const runtime = await importOriginal<typeof Runtime>()
  const state = {
    user: { uid: 'me' },
    member: { state: 'ready', profile: { messageSettings: { notifications: true } } },
  }
  return {
    ...runtime,
    session: { getState: () => state, subscribe: () => () => {} },
    liveFirestore: () => new Promise(() => {}),
  }
})
vi.mock(import('../data/threads.ts'), async (original) => ({
  ...(await original()),
  watchThreads: vi.fn(),
}))

/** The conversations for which the browser showed a notification. */
let notified: (string | undefined)[] = []
/** What the listener reports, newest first. */
let report: (threads: readonly Thread[]) => void = () => {}

beforeEach(() => {
  notified = []
  class Noted {
    static permission = 'granted'
    constructor(_: string, options?: NotificationOptions) {
      notified.push(options?.tag)
    }
  }
  vi.stubGlobal('Notification', Noted)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.mocked(watchThreads).mockImplementation((onData) => {
    report = onData
    return () => {}
  })
  startUnreadBadge()
})

afterEach(() => {
  stopUnreadBadge()
  vi.unstubAllGlobals()
})

/** A request of `other` whose last message came in that minute. */
const request = (other: string, minute: number, left: readonly string[] = []): Thread => ({
  id: other,
  members: ['me', other],
  memberInfo: {},
  lastMessage: 'Hello',
  lastSender: other,
  lastAt: new Date(Date.UTC(2026, 0, 1, 12, minute)),
  lastRead: {},
  createdAt: null,
  startedBy: other,
  state: 'request',
  sent: 1,
  left,
  reportId: null,
})

test('notifies of a message that comes after the start', () => {
  report([request('ann', 1)])
  expect(notified).toEqual([])
  report([request('bob', 2), request('ann', 1)])
  expect(notified).toEqual(['bob'])
})

test('does not notify of a message in a request that I declined', () => {
  report([request('ann', 1, ['me'])])
  report([request('ann', 2, ['me'])])
  expect(notified).toEqual([])
})

test('notifies of a message that comes together with one in a declined request', () => {
  report([request('bob', 1), request('ann', 1, ['me'])])
  report([request('ann', 3, ['me']), request('bob', 2)])
  expect(notified).toEqual(['bob'])
})

test('does not notify of what was written in a declined request when I come back', () => {
  report([request('ann', 1, ['me'])])
  report([request('ann', 2, ['me'])])
  report([request('ann', 2)])
  expect(notified).toEqual([])
})
