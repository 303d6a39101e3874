import type { Registry } from '@greenlight/kit/contract/registry'
import { useNavigate, useOnline, useSession } from '@greenlight/runtime'
import { useEffect, useRef } from 'react'
import { guard } from '../routing/guard.ts'
import { useShell } from '../shell.ts'
import { hasService, type ServiceRelease } from './services.ts'

/** Services start after everything that the page itself needs. */
const START_MS = 5000

/**
 * Runs the services that the member may run. Sign-out replaces the document, so it stops none. A new release
 * of a remote replaces its service. A failed service starts again when the connection returns.
 */
export function useServices(registry: Registry | undefined): void {
  const { releases, services } = useShell()
  const status = useSession((s) => s.status)
  const member = useSession((s) => s.member)
  const banned = useSession((s) => s.banned)
  const navigate = useNavigate()
  // `navigate` changes with each location, and a service keeps the function that it got at its start.
  const latest = useRef(navigate)
  const online = useOnline()
  const offered = registry ? releases.releaseOfEachRemote(registry).filter(hasService) : []
  // Whether a member is an admin is read when the page is idle.
  const mayRun = ({ service: { access } }: ServiceRelease) =>
    guard(access === 'admin' ? 'member' : access, { status, member, banned }).kind === 'allow'
  const canStart = offered.some(mayRun)
  // The registry is a new object after each download. Only changed releases and changed access restart the
  // effect.
  const situation = offered.map((release) => `${release.entry} ${mayRun(release)}`).join(' ')

  useEffect(() => void (latest.current = navigate), [navigate])

  useEffect(() => {
    if (!online || (!canStart && !services.areRunning())) return
    const open = (to: string) => void latest.current(to)
    const timer = setTimeout(() => void services.run(offered, open), START_MS)
    return () => clearTimeout(timer)
  }, [situation, online])
}
