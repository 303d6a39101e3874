// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { firestore } from '../firebase/firebase.ts'
import { checkBan } from './ban.ts'
import { session, setSession } from './sessionState.ts'

vi.mock(import('../firebase/firebase.ts'), async (original) => ({
  ...(await original()),
  firestore: vi.fn(),
}))

beforeEach(() => {
  const user = { uid: 'ann', email: null, emailVerified: false, displayName: null }
  setSession({ status: 'signedIn', user, banned: false, banReason: '' })
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
