import { fadeOver } from '@greenlight/kit/contract/fadeOver'
import type { Release } from '@greenlight/kit/contract/registry'
import { withLimit } from '@greenlight/runtime'
import type { Shell } from '../shell.ts'
import { MOUNT_LIMIT_MS, mountRelease, type View, type ViewPlace } from './mountRelease.ts'
import { routeOf } from './releaseChooser.ts'
import { reloadIfAnswering, reloadOnce } from './reloadPage.ts'
import { RemoteError, toRemoteError } from './remoteError.ts'

/** Switches faster than this show no progress bar. */
const PROGRESS_MS = 150
/** After this time the page shows that it is still loading. */
const SLOW_MS = 3000

export type ViewStatus =
  /** `empty`: no earlier view is on screen meanwhile. */
  | { state: 'loading'; empty: boolean; slow: boolean }
  | { state: 'shown' }
  | { state: 'failed'; error: RemoteError }

const SHOWN: ViewStatus = { state: 'shown' }

/**
 * Shows one remote at a time inside `container`. The earlier view stays on screen until the next one has
 * rendered, so that a switch never shows an empty page. The last `show` wins.
 */
export function createViewSwitcher(
  { registry, releases, remotes, telemetry }: Shell,
  container: HTMLElement,
  onStatus: (status: ViewStatus) => void,
) {
  let current: View | undefined
  let turn = 0
  let failed = false

  function remove({ element, mounted }: View): void {
    // Before unmounting, which takes time. Meanwhile the element would push the next view down.
    element.remove()
    mounted.unmount().catch((cause: unknown) => console.error('A remote failed to unmount.', cause))
  }

  function clear(): void {
    if (current) remove(current)
    current = undefined
  }

  async function enter(next: View): Promise<void> {
    const before = current
    current = next
    const reveal = () => next.element.classList.remove('gl-entering')
    if (!before) reveal()
    else
      await fadeOver(before.element, () => {
        remove(before)
        reveal()
      })
    if (!next.failure) return
    remotes.forgetRemote(next.release)
    throw next.failure
  }

  function fail(error: RemoteError, version: string): void {
    clear()
    failed = true
    onStatus({ state: 'failed', error })
    telemetry.send({ what: 'remote-failed', remote: error.remote, version, code: error.code })
  }

  function onViewError(view: View, error: RemoteError): void {
    if (current !== view || view.element.classList.contains('gl-entering')) return
    releases.markFailed(view.release)
    remotes.forgetRemote(view.release)
    fail(error, view.release.version)
  }

  async function open(name: string, place: ViewPlace, isCurrent: () => boolean, again: boolean) {
    const started = performance.now()
    await registry.refresh(failed)
    failed = false
    // The shell redirects if the new registry does not have the address.
    if (!isCurrent()) return
    const { pathname } = place.location
    const list = registry.releasesOf(name).filter((release) => routeOf(release, pathname))
    if (!releases.workingRelease(list)) releases.forgetFailures(list)
    const best = releases.workingRelease(list)
    if (!best) {
      if (reloadOnce(registry.generation())) return
      throw new RemoteError('outdated', name)
    }
    // The release's service may be loading from the current address, and that download may never end. A new
    // address does not wait for it.
    if (again) remotes.forgetRemote(best)
    const tryOnce = async (release: Release) => {
      const view = await mountRelease(remotes, release, place, container, isCurrent, onViewError)
      if (view) await enter(view)
      return view
    }
    const tryTwice = (release: Release) =>
      tryOnce(release).catch((error: unknown) => {
        const { code } = toRemoteError(error, 'mount', name)
        if (code !== 'unreachable' || !isCurrent()) throw error
        return tryOnce(release)
      })

    let firstError: RemoteError | undefined
    for (
      let release: Release | undefined = best;
      release;
      release = releases.workingRelease(list)
    ) {
      const { version } = release
      try {
        if (!(await tryTwice(release))) return
        const ms = Math.round(performance.now() - started)
        return telemetry.send({ what: 'remote-shown', remote: name, version, ms })
      } catch (cause) {
        const error = toRemoteError(cause, 'mount', name)
        if (current?.release === release) clear()
        if (!isCurrent()) return
        firstError ??= error
        releases.markFailed(release)
        const to = releases.workingRelease(list)?.version
        if (!to) {
          console.error(error)
          continue
        }
        console.warn(`${name} ${version} failed; falling back to ${to}.`, error)
        telemetry.send({ what: 'remote-fell-back', remote: name, version, to, code: error.code })
      }
    }
    if (!firstError) return
    const mayBeStuck = again && firstError.code === 'unreachable'
    if (mayBeStuck && (await reloadIfAnswering(best, registry.generation())) && isCurrent()) return
    fail(firstError, best.version)
  }

  /** Resolves to whether the view shows that place. It does not if a page of it cannot be downloaded. */
  async function update({ release, element, mounted }: View, place: ViewPlace): Promise<boolean> {
    const updating = mounted.update({ ...place, domElement: element })
    try {
      await withLimit(updating, MOUNT_LIMIT_MS, () => new RemoteError('timeout', release.name))
      return true
    } catch (error) {
      console.error(error)
      remotes.forgetRemote(release)
      failed = true
      return false
    }
  }

  return {
    /**
     * Shows the remote `name` at `place`. If the release on screen has a page there, it is only updated.
     * Resolves to whether the member now sees that page. Never rejects: failures are reported.
     * @param again the member retries after a failure
     */
    async show(name: string, place: ViewPlace, again = false): Promise<boolean> {
      const mine = ++turn
      const isCurrent = () => mine === turn
      const { pathname } = place.location
      const shown = () =>
        current?.release.name === name && routeOf(current.release, pathname) ? current : undefined
      const onScreen = shown()
      const loading = { state: 'loading', empty: !current } as const
      const setLoading = (slow: boolean) => isCurrent() && onStatus({ ...loading, slow })
      if (!current) setLoading(false)
      const progress = current && !onScreen ? setTimeout(setLoading, PROGRESS_MS, false) : undefined
      const slow = setTimeout(setLoading, SLOW_MS, true)
      try {
        const updated = onScreen && (await update(onScreen, place))
        if (!updated && isCurrent()) await open(name, place, isCurrent, again)
      } catch (error) {
        console.error(error)
        if (isCurrent()) fail(toRemoteError(error, 'mount', name), '')
      }
      clearTimeout(progress)
      clearTimeout(slow)
      if (!isCurrent() || !shown()) return false
      onStatus(SHOWN)
      return true
    },
    /**
     * After the access rules refused a request: reloads the page once if another release than the one on screen
     * is live, or another shell. The rules may no longer accept what the older one writes.
     */
    async reloadIfOutdated(): Promise<void> {
      const shown = current?.release
      if (!shown) return
      await registry.refresh(true)
      // A closed site refuses requests of every release.
      if (current?.release !== shown || registry.current()?.closed) return
      const { pathname } = window.location
      const list = registry.releasesOf(shown.name).filter((release) => routeOf(release, pathname))
      const isLive = releases.workingRelease(list)?.entry === shown.entry
      if (!isLive || registry.hasOtherShell()) reloadOnce(registry.generation())
    },
    close(): void {
      turn++
      clear()
    },
  }
}

export type ViewSwitcher = ReturnType<typeof createViewSwitcher>
