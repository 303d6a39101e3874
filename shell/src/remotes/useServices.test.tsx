import { parseRelease, type Registry, type RouteAccess } from '@greenlight/kit/contract/registry'
import { BrowserRouter } from '@greenlight/runtime'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkAdmin } from '../routing/checkAdmin.ts'
import { createShell, type Shell, ShellContext } from '../shell.ts'
import { signInMember } from '../signInMember.testing.ts'
import { useServices } from './useServices.ts'

vi.mock('./shellVersions.ts', () => ({ shellVersions: { contract: 1, shared: {} } }))
vi.mock('./federation.ts', () => ({ createFederation: () => ({}) }))
vi.mock('../routing/checkAdmin.ts', () => ({ checkAdmin: vi.fn() }))

const remote = (access: RouteAccess | null, version = '1.0.0') =>
  parseRelease({
    name: `mf-${access}`,
    version,
    entry: `https://gl.test/mf-${access}/${version}/remoteEntry.js`,
    contract: 1,
    routes: [],
    service: access && { access },
  })

const registryOf = (...releases: ReturnType<typeof remote>[]): Registry => ({
  generation: 1,
  shell: null,
  remotes: Object.fromEntries(releases.map((release) => [release.name, [release]])),
})

let shell: Shell
/** The services that were downloaded, by their remote, and what happened to them. */
let events: string[]

beforeEach(() => {
  vi.useFakeTimers()
  events = []
  vi.mocked(checkAdmin).mockReset()
  shell = createShell()
  vi.spyOn(shell.remotes, 'loadService').mockImplementation(({ name, version }) => {
    events.push(`${name} ${version} is downloaded`)
    return Promise.resolve({ start: () => () => void events.push(`${name} ${version} ends`) })
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <ShellContext value={shell}>
    <BrowserRouter>{children}</BrowserRouter>
  </ShellContext>
)
const open = (registry: Registry) =>
  renderHook(({ registry }) => useServices(registry), { wrapper, initialProps: { registry } })

it('downloads a service when the page is idle, and only if its access allows it', async () => {
  vi.mocked(checkAdmin).mockResolvedValue('no')
  signInMember()
  open(registryOf(remote('member'), remote('admin'), remote('signedOut'), remote(null)))
  await vi.advanceTimersByTimeAsync(4_999)
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000)
  expect(events).toEqual(['mf-member 1.0.0 is downloaded'])
})

it('downloads a service of admins for an admin', async () => {
  vi.mocked(checkAdmin).mockResolvedValue('yes')
  signInMember()
  open(registryOf(remote('admin')))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(events).toEqual(['mf-admin 1.0.0 is downloaded'])
})

it('asks whether the member is an admin only if there is a service of admins', async () => {
  signInMember()
  open(registryOf(remote('member')))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(checkAdmin).not.toHaveBeenCalled()
})

it('ends a service that the member may no longer run', async () => {
  signInMember()
  const { rerender } = open(registryOf(remote('member')))
  await vi.advanceTimersByTimeAsync(5_000)
  const now = { ...remote('signedOut', '1.0.1'), name: 'mf-member' }
  rerender({ registry: registryOf(now) })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(events).toEqual(['mf-member 1.0.0 is downloaded', 'mf-member 1.0.0 ends'])
})
