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

  it('follows the ban in both directions', async () => {
    const read = (fields: object | null) =>
      vi.mocked(firestore).mockResolvedValue({
        ...{ db: {}, doc: vi.fn() },
        getDoc: () => Promise.resolve({ exists: () => fields !== null, data: () => fields }),
      } as never)
    read({ reason: 'Threats.' })
    await checkBan()
    expect(session.getState()).toMatchObject({ banned: true, banReason: 'Threats.' })
    read(null)
    await checkBan()
    expect(session.getState()).toMatchObject({ banned: false, banReason: '' })
  })

  it('never rejects when the SDK cannot be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.mocked(firestore).mockRejectedValue(new Error('404'))
    await expect(checkBan()).resolves.toBeUndefined()
  })
})
