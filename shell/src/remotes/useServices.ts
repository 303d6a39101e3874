import { guard } from '../routing/guard.ts'
import { useNavigate, useOnline, useSession } from '@greenlight/runtime'
import type { Release, Registry } from '@greenlight/kit/contract/registry'
import { useEffect, useRef } from 'react'
import { forgetRemote, loadService } from './loadRemote.ts'
import { currentReleases } from './releases.ts'

/** Services start after everything that the page itself needs. */
const START_MS = 5000

/**
 * Runs the services of remotes while a member is signed in. There is no stop at sign-out, because sign-out
 * replaces the document. A new release of a remote replaces its service. One that failed starts again when the
 * connection returns.
 */
export function useServices(registry: Registry | undefined): void {
  const status = useSession((s) => s.status)
  const member = useSession((s) => s.member)
  const banned = useSession((s) => s.banned)
  const isMember = guard('member', { status, member, banned }).kind === 'allow'
  const navigate = useNavigate()
  // `navigate` changes with each location, and a service keeps the function that it got at its start.
  const latest = useRef(navigate)
  const online = useOnline()
  const entries = registry ? serviceEntries(registry) : ''

  useEffect(() => void (latest.current = navigate), [navigate])

  useEffect(() => {
    if (!isMember || !registry || !online) return
    const open = (to: string) => void latest.current(to)
    const timer = setTimeout(() => startServices(registry, open), START_MS)
    return () => clearTimeout(timer)
    // The registry is a new object after each download; only other releases matter here.
  }, [isMember, entries, online])
}

interface RunningService {
  entry: string
  stop: Promise<() => void>
}

const running = new Map<string, RunningService>()

const withService = (registry: Registry) =>
  currentReleases(registry).filter(({ service }) => service)

const serviceEntries = (registry: Registry) =>
  withService(registry)
    .map(({ entry }) => entry)
    .join(' ')

function startServices(registry: Registry, navigate: (to: string) => void): void {
  for (const release of withService(registry)) {
    const before = running.get(release.name)
    if (before?.entry !== release.entry) startService(release, navigate, before)
  }
}

/**
 * Starts a service and ends the one before it. If it fails, the one before keeps running, and the next call tries
 * again: no page depends on it.
 */
function startService(
  release: Release,
  navigate: (to: string) => void,
  before: RunningService | undefined,
): void {
  const { name, version, entry } = release
  const started: RunningService = { entry, stop: start() }
  running.set(name, started)

  async function start(): Promise<() => void> {
    let kept = before
    try {
      const service = await loadService(release)
      ;(await before?.stop)?.()
      kept = undefined
      return service.start({ navigate })
    } catch (cause) {
      console.warn(`The service of ${name} ${version} did not start.`, cause)
      forgetRemote(release)
      if (running.get(name) === started) {
        if (kept) running.set(name, kept)
        else running.delete(name)
      }
      return (await kept?.stop) ?? (() => {})
    }
  }
}
