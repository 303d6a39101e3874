// @vitest-environment happy-dom
import type { UserProfile } from '@greenlight/domain/member'
import { readUserProfile } from '@greenlight/domain/member'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { firestore } from './firebase.ts'
import { checkBan, refreshMember, updateMember } from './session.ts'
import { session, setSession } from './sessionState.ts'

// The order of the answers is the subject, so each test answers the reads itself.
vi.mock(import('./firebase.ts'), async (original) => ({
  ...(await original()),
  firestore: vi.fn(),
}))

const user = { uid: 'ann', email: null, emailVerified: false, displayName: null }
const profileNamed = (username: string): UserProfile => readUserProfile('ann', { username })

interface Read {
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

describe('checkBan', () => {
  it.each([
    ['the read fails', { getDoc: () => Promise.reject(new Error('offline')) }],
    ['the read throws', {}],
  ])('never rejects when %s', async (_, sdk) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.mocked(firestore).mockResolvedValue({ db: {}, doc: vi.fn(), ...sdk } as never)
    await expect(checkBan()).resolves.toBeUndefined()
    expect(session.getState().banned).toBe(false)
  })

  it('never rejects when the SDK cannot be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.mocked(firestore).mockRejectedValue(new Error('404'))
    await expect(checkBan()).resolves.toBeUndefined()
  })
})
