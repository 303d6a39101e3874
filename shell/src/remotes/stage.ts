import type { RegistryEntry } from '@greenlight/kit/contract/registry'
import { REMOTE_ERROR, type RemoteProps } from '@greenlight/kit/contract/remote'
import { report } from '../monitoring/report.ts'
import { findEntry } from './registry.ts'
import { loadRemote } from './loadRemote.ts'
import { mountRemote, type MountedRemote } from './parcel.ts'
import { RemoteError, toRemoteError } from './remoteError.ts'

/** After this long the member is told that the page is still loading. */
const SLOW_MS = 3000

export type StageStatus =
  /** `empty`: no view before it that could stay on screen meanwhile. */
  | { state: 'loading'; empty: boolean; slow: boolean }
  | { state: 'shown'; remote: string; version: string; ms: number }
  | { state: 'failed'; error: RemoteError }

type Place = Omit<RemoteProps, 'domElement'>

interface Actor {
  name: string
  version: string
  element: HTMLElement
  mounted: MountedRemote
}

/**
 * Shows one remote at a time inside `container`. The view before stays on screen until the next one
 * has rendered, so that a switch never shows an empty page; the last `show` wins.
 */
export function createStage(container: HTMLElement, tell: (status: StageStatus) => void) {
  let actor: Actor | undefined
  let turn = 0
  let failed = false

  function leave(): void {
    if (!actor) return
    const { element, mounted } = actor
    actor = undefined
    // Out of the page at once: unmounting takes a moment, in which it would push the next view down.
    element.remove()
    mounted.unmount().catch((cause: unknown) => console.error('A remote failed to unmount.', cause))
  }

  function fail(error: RemoteError, version: string): void {
    leave()
    failed = true
    tell({ state: 'failed', error })
    report({ what: 'remote-failed', remote: error.remote, version, code: error.code })
  }

  function createElement(name: string, version: string): HTMLElement {
    const element = document.createElement('div')
    element.className = 'gl-entering'
    element.dataset['remote'] = `${name}@${version}`
    element.addEventListener(REMOTE_ERROR, (event) => {
      const cause: unknown = event instanceof CustomEvent ? event.detail : event
      console.error(`${name} stopped working.`, cause)
      if (actor?.element === element) fail(new RemoteError('render', name, { cause }), version)
    })
    return element
  }

  async function open(entry: RegistryEntry, place: Place, isCurrent: () => boolean): Promise<void> {
    const started = performance.now()
    const { remote, published } = await loadRemote(entry)
    if (!isCurrent()) return
    const { name, version } = published
    const element = createElement(name, version)
    container.append(element)
    try {
      const mounted = await mountRemote(remote, { ...place, domElement: element })
      if (!isCurrent()) {
        await mounted.unmount()
        return element.remove()
      }
      leave()
      actor = { name, version, element, mounted }
      element.classList.remove('gl-entering')
      const ms = Math.round(performance.now() - started)
      tell({ state: 'shown', remote: name, version, ms })
      report({ what: 'remote-shown', remote: name, version, ms })
    } catch (error) {
      element.remove()
      throw error
    }
  }

  async function openOrFail(name: string, place: Place, isCurrent: () => boolean): Promise<void> {
    const again = failed
    failed = false
    const loading = { state: 'loading', empty: !actor } as const
    tell({ ...loading, slow: false })
    const slow = setTimeout(() => isCurrent() && tell({ ...loading, slow: true }), SLOW_MS)
    let version = ''
    try {
      const entry = await findEntry(name, again)
      version = entry.version
      await open(entry, place, isCurrent)
    } catch (error) {
      console.error(error)
      if (isCurrent()) fail(toRemoteError(error, 'mount', name), version)
    } finally {
      clearTimeout(slow)
    }
  }

  async function update({ name, version, element, mounted }: Actor, place: Place): Promise<void> {
    try {
      await mounted.update({ ...place, domElement: element })
    } catch (error) {
      console.error(error)
      if (actor?.element === element) fail(toRemoteError(error, 'render', name), version)
    }
  }

  return {
    /**
     * Shows the remote `name` at `place`; one that is already on stage is only told its new place.
     * Resolves to whether that is what the member now sees. Never rejects: failures are reported.
     */
    async show(name: string, place: Place): Promise<boolean> {
      const mine = ++turn
      const isCurrent = () => mine === turn
      if (actor?.name === name) await update(actor, place)
      else await openOrFail(name, place, isCurrent)
      return isCurrent() && actor?.name === name
    },
    close(): void {
      turn++
      leave()
    },
  }
}

export type Stage = ReturnType<typeof createStage>
