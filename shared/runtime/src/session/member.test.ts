// @vitest-environment happy-dom
import type { UserProfile } from '@greenlight/domain/member'
import { readUserProfile } from '@greenlight/domain/member'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firestore } from '../firebase/firebase.ts'
import { refreshMember, updateMember } from './member.ts'
import { session, setSession } from './sessionState.ts'

// The order of the answers is the subject, so each test answers the reads itself.
vi.mock(import('../firebase/firebase.ts'), async (original) => ({
  ...(await original()),
  firestore: vi.fn(),
}))

const user = { uid: 'ann', email: null, emailVerified: false, displayName: null }
const profileNamed = (username: string): UserProfile => readUserProfile('ann', { username })

type Read = {
  answer: (username: string) => void
  fail: () => void
}
let reads: Read[] = []

beforeEach(() => {
  reads = []
  const getDoc = () =>
    new Promise((resolve, reject) => {
      reads.push({
        answer: (username) => resolve({ exists: () => true, data: () => ({ username }) }),
        fail: () => reject(new Error('offline')),
      })
    })
  vi.mocked(firestore).mockResolvedValue({ db: {}, doc: vi.fn(), getDoc } as never)
  setSession({
    status: 'signedIn',
    user,
    member: { state: 'loading' },
    banned: false,
    banReason: '',
  })
})

/** Starts `refreshMember`; `read` is its request, which the test answers. */
async function startRefresh(): Promise<{ read: Read; done: Promise<void> }> {
  const count = reads.length
  const done = refreshMember()
  await vi.waitUntil(() => reads.length > count)
  const read = reads[count]
  if (!read) throw new Error('refreshMember sent no request')
  return { read, done }
}

const memberName = () => {
  const { member } = session.getState()
  return member.state === 'ready' ? member.profile.username : member.state
}

describe('refreshMember', () => {
  it('drops an answer that arrives after updateMember', async () => {
    const { read, done } = await startRefresh()
    updateMember(profileNamed('Updated'))
    read.answer('Outdated')
    await done
    expect(memberName()).toBe('Updated')
  })

  it('drops an answer that arrives after that of a newer read', async () => {
    const older = await startRefresh()
    const newer = await startRefresh()
    newer.read.answer('Newer')
    await newer.done
    older.read.answer('Older')
    await older.done
    expect(memberName()).toBe('Newer')
  })

  it('drops a failure that arrives after updateMember', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { read, done } = await startRefresh()
    updateMember(profileNamed('Updated'))
    read.fail()
    await done
    expect(memberName()).toBe('Updated')
  })
})

describe('refreshMember without an answer', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => vi.useRealTimers())

  it('is unreadable after 10 s, and accepts a later answer', async () => {
    const { read, done } = await startRefresh()
    await vi.advanceTimersByTimeAsync(9_000)
    expect(memberName()).toBe('loading')
    await vi.advanceTimersByTimeAsync(1_000)
    await done
    expect(memberName()).toBe('unreadable')
    read.answer('Late')
    await vi.waitUntil(() => memberName() === 'Late')
  })

  it('drops an answer that arrives after that of the next try', async () => {
    const first = await startRefresh()
    await vi.advanceTimersByTimeAsync(10_000)
    const second = await startRefresh()
    second.read.answer('Second')
    await second.done
    first.read.answer('First')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(memberName()).toBe('Second')
  })

  it('ends the wait while the SDK cannot be loaded', async () => {
    vi.mocked(firestore).mockReturnValue(new Promise(() => {}))
    const done = refreshMember()
    await vi.advanceTimersByTimeAsync(10_000)
    await done
    expect(memberName()).toBe('unreadable')
  })

  it('keeps what updateMember has set meanwhile', async () => {
    await startRefresh()
    updateMember(profileNamed('Updated'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(memberName()).toBe('Updated')
  })
})
