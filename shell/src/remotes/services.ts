import type { Release } from '@greenlight/kit/contract/registry'
import { session } from '@greenlight/runtime'
import type { AdminCheck } from '../routing/checkAdmin.ts'
import { guard } from '../routing/guard.ts'
import type { RemoteLoader } from './remoteLoader.ts'

type RunningService = {
  entry: string
  stop: Promise<() => void>
}

export type ServiceRelease = Release & { readonly service: NonNullable<Release['service']> }

export const hasService = (release: Release): release is ServiceRelease => release.service !== null

/**
 * The services of remotes that run in this page.
 * @param checkAdmin is called before a service for admins is downloaded, until it has answered
 */
export function createServices(
  remotes: Pick<RemoteLoader, 'loadService' | 'forgetRemote'>,
  checkAdmin: () => Promise<AdminCheck>,
) {
  const running = new Map<string, RunningService>()
  let admin: AdminCheck = 'unknown'

  /** Uses the guard, as for a page. */
  async function isAllowed({ service: { access } }: ServiceRelease): Promise<boolean> {
    if (access === 'admin' && guard('member', session.getState()).kind === 'allow') {
      if (admin === 'unknown' || admin === 'failed') admin = await checkAdmin()
    }
    return guard(access, { ...session.getState(), admin }).kind === 'allow'
  }

  /**
   * Starts a service and ends the previous release of it. If it fails, the previous one keeps running and the
   * next call tries again. No page depends on a service.
   */
  function start(release: Release, navigate: (to: string) => void): void {
    const { name, version, entry } = release
    const before = running.get(name)
    if (before?.entry === entry) return
    const started: RunningService = { entry, stop: load() }
    running.set(name, started)

    async function load(): Promise<() => void> {
      let kept = before
      try {
        const service = await remotes.loadService(release)
        ;(await before?.stop)?.()
        kept = undefined
        return service.start({ navigate })
      } catch (cause) {
        console.warn(`The service of ${name} ${version} did not start.`, cause)
        remotes.forgetRemote(release)
        if (running.get(name) === started) {
          if (kept) running.set(name, kept)
          else running.delete(name)
        }
        return (await kept?.stop) ?? (() => {})
      }
    }
  }

  async function end(name: string): Promise<void> {
    const ended = running.get(name)
    running.delete(name)
    ;(await ended?.stop)?.()
  }

  return {
    areRunning: () => running.size > 0,
    /**
     * Starts the services that the member may run, replaces those with another release, and ends those that
     * the member may no longer run. Without access, no file of a service is downloaded.
     */
    async run(releases: readonly ServiceRelease[], navigate: (to: string) => void): Promise<void> {
      for (const release of releases) {
        if (await isAllowed(release)) start(release, navigate)
        else await end(release.name)
      }
    },
  }
}
