import { parseRelease, type Registry } from '@greenlight/kit/contract/registry'
import { BrowserRouter } from '@greenlight/runtime'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInMember } from '../signInMember.testing.ts'
import { useServices } from './useServices.ts'

const START_MS = 5000

/** The network: what was requested, and whether it answers. */
const network = vi.hoisted(() => ({ addresses: [] as string[], works: true }))
const running = vi.hoisted(() => new Set<string>())

vi.mock('./shellVersions.ts', () => ({ shellVersions: { contract: 1, shared: {} } }))
vi.mock('./federation.ts', () => ({
  federation: {
    registerRemotes: ([{ entry }]: [{ entry: string }]) => network.addresses.push(entry),
    loadRemote: (key: string) => {
      const [, release = ''] = /^(.*)#/.exec(key) ?? []
      const start = () => {
        running.add(release)
        return () => running.delete(release)
      }
      if (!network.works) return Promise.reject(new TypeError('Importing a module script failed.'))
      return Promise.resolve({ default: { start } })
    },
  },
}))

const registryWith = (name: string, version: string): Registry => {
  const entry = `http://localhost/${name}/${version}/remoteEntry.js`
  const release = { name, version, entry, contract: 1, routes: [], service: true }
  return { generation: 1, shell: null, remotes: { [name]: [parseRelease(release)] } }
}

const open = (registry: Registry) =>
  renderHook(useServices, { initialProps: registry, wrapper: BrowserRouter })

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function setOnline(online: boolean): void {
  network.works = online
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  network.addresses = []
  network.works = true
  running.clear()
  signInMember()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a service that failed to load starts when the connection returns, from a new address', async () => {
  open(registryWith('mf-one', '1.0.0'))
  network.works = false
  await pass(START_MS)
  expect(running.size).toBe(0)

  setOnline(false)
  await pass(START_MS)
  setOnline(true)
  await pass(START_MS)
  expect([...running]).toEqual(['mf-one@1.0.0'])
  expect(network.addresses).toHaveLength(2)
  expect(new Set(network.addresses).size).toBe(2)
})

test('a service keeps running while its new release fails, and is replaced later', async () => {
  const { rerender } = open(registryWith('mf-two', '1.0.0'))
  await pass(START_MS)
  network.works = false
  rerender(registryWith('mf-two', '2.0.0'))
  await pass(START_MS)
  expect([...running]).toEqual(['mf-two@1.0.0'])

  setOnline(false)
  setOnline(true)
  await pass(START_MS)
  expect([...running]).toEqual(['mf-two@2.0.0'])
})

test('a service that runs is not started again when the connection returns', async () => {
  open(registryWith('mf-three', '1.0.0'))
  await pass(START_MS)
  setOnline(false)
  setOnline(true)
  await pass(START_MS)
  expect(network.addresses).toHaveLength(1)
})
