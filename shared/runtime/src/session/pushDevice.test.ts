// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { localStore } from '../storage/storage.ts'
import { storageKeys } from '../storage/storageKeys.ts'
import { removePushDevice, unsubscribePush } from './pushDevice.ts'
import { setSession } from './sessionState.ts'

const deleted = vi.hoisted(() => ({ paths: [] as string[], answers: true }))

vi.mock(import('../firebase/firebase.ts'), async (original) => ({
  ...(await original()),
  firestore: () =>
    Promise.resolve({
      db: {},
      doc: (_db: unknown, ...path: string[]) => path.join('/'),
      deleteDoc: (path: string) => {
        deleted.paths.push(path)
        return deleted.answers ? Promise.resolve() : new Promise(() => {})
      },
    } as never),
}))

const user = { uid: 'ann', email: null, emailVerified: true, displayName: null }

beforeEach(() => {
  deleted.paths = []
  deleted.answers = true
  setSession({ user })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  localStore.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('removes the slot of this browser, and asks nothing if it has none', async () => {
  await removePushDevice()
  expect(deleted.paths).toEqual([])
  localStore.set(storageKeys.pushSlot, '4')
  await removePushDevice()
  expect(deleted.paths).toEqual(['users/ann/devices/4'])
})

it('a database that does not answer holds up no sign-out', async () => {
  vi.useFakeTimers()
  deleted.answers = false
  localStore.set(storageKeys.pushSlot, '4')
  const removed = removePushDevice()
  await vi.advanceTimersByTimeAsync(3000)
  await expect(removed).resolves.toBeUndefined()
})

it('ends the subscription of the browser, and never rejects', async () => {
  const unsubscribe = vi.fn(() => Promise.resolve(true))
  const worker = { pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) } }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve(worker) },
  })
  await unsubscribePush()
  expect(unsubscribe).toHaveBeenCalledOnce()
  unsubscribe.mockRejectedValueOnce(new Error('offline'))
  await expect(unsubscribePush()).resolves.toBeUndefined()
})
