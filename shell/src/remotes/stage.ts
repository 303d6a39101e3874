import { fadeOver } from '@greenlight/kit/contract/fadeOver'
import type { PublishedRemote } from '@greenlight/kit/contract/registry'
import { REMOTE_ERROR, type RemoteProps } from '@greenlight/kit/contract/remote'
import { report } from '../monitoring/report.ts'
import { firstGood } from './firstGood.ts'
import { forgetRemote, loadRemote } from './loadRemote.ts'
import { mountRemote, type MountedRemote } from './parcel.ts'
import { findEntry } from './registry.ts'
import { RemoteError, toRemoteError } from './remoteError.ts'
import { withLimit } from './withLimit.ts'

/** A switch that takes no longer shows no sign of it: there is no better one than the next view. */
const SIGN_MS = 150
/** After this long the member is told that the page is still loading. */
const SLOW_MS = 3000
/** After this long a version is given up. */
const LIMIT_MS = 8000

export type StageStatus =
  /** `empty`: no view before it that could stay on screen meanwhile. */
  | { state: 'loading'; empty: boolean; slow: boolean }
  | { state: 'shown' }
  | { state: 'failed'; error: RemoteError }

const SHOWN: StageStatus = { state: 'shown' }

type Place = Omit<RemoteProps, 'domElement'>

interface Actor {
  published: PublishedRemote
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

  function dismiss({ element, mounted }: Actor): void {
    // Out of the page at once: unmounting takes a moment, in which it would push the next view down.
    element.remove()
    mounted.unmount().catch((cause: unknown) => console.error('A remote failed to unmount.', cause))
  }

  function leave(): void {
    if (actor) dismiss(actor)
    actor = undefined
  }

  async function enter(next: Actor): Promise<void> {
    const before = actor
    actor = next
    const reveal = () => next.element.classList.remove('gl-entering')
    if (!before) return reveal()
    await fadeOver(before.element, () => {
      dismiss(before)
      reveal()
    })
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

  /** One attempt at a version, from its download to its view on screen. */
  async function attempt(
    published: PublishedRemote,
    place: Place,
    isWanted: () => boolean,
  ): Promise<Actor | undefined> {
    const { name, version } = published
    const element = createElement(name, version)
    let late = false
    const mounting = loadRemote(published).then(async (remote) => {
      if (late || !isWanted()) return undefined
      container.append(element)
      const mounted = await mountRemote(remote, { ...place, domElement: element })
      if (!late && isWanted()) return { published, element, mounted }
      await mounted.unmount()
      element.remove()
      return undefined
    })
    try {
      return await withLimit(mounting, LIMIT_MS, () => new RemoteError('timeout', name))
    } catch (error) {
      late = true
      element.remove()
      forgetRemote(published)
      throw toRemoteError(error, 'mount', name)
    }
  }

  async function open(name: string, place: Place, isWanted: () => boolean): Promise<void> {
    const again = failed
    failed = false
    const started = performance.now()
    let version = ''
    try {
      const entry = await findEntry(name, again)
      version = entry.version
      const next = await firstGood(entry, (each) => attempt(each, place, isWanted), isWanted)
      if (!next) return
      await enter(next)
      const ms = Math.round(performance.now() - started)
      report({ what: 'remote-shown', remote: name, version: next.published.version, ms })
    } catch (error) {
      console.error(error)
      if (isWanted()) fail(toRemoteError(error, 'mount', name), version)
    }
  }

  /** Whether the view on stage now shows that place: it cannot when a page of it does not arrive. */
  async function update({ published, element, mounted }: Actor, place: Place): Promise<boolean> {
    const updating = mounted.update({ ...place, domElement: element })
    try {
      await withLimit(updating, LIMIT_MS, () => new RemoteError('timeout', published.name))
      return true
    } catch (error) {
      console.error(error)
      forgetRemote(published)
      failed = true
      return false
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
      const shown = () => (actor?.published.name === name ? actor : undefined)
      const onStage = shown()
      const loading = { state: 'loading', empty: !actor } as const
      const tellLoading = (slow: boolean) => isCurrent() && tell({ ...loading, slow })
      if (!actor) tellLoading(false)
      const sign = actor && !onStage ? setTimeout(tellLoading, SIGN_MS, false) : undefined
      const slow = setTimeout(tellLoading, SLOW_MS, true)
      const updated = onStage && (await update(onStage, place))
      if (!updated && isCurrent()) await open(name, place, isCurrent)
      clearTimeout(sign)
      clearTimeout(slow)
      if (!isCurrent() || !shown()) return false
      tell(SHOWN)
      return true
    },
    close(): void {
      turn++
      leave()
    },
  }
}

export type Stage = ReturnType<typeof createStage>
