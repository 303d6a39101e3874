import type { Release } from '@greenlight/kit/contract/registry'
import { type Remote, REMOTE_ERROR, type RemoteProps } from '@greenlight/kit/contract/remote'
import { withLimit } from '@greenlight/runtime'
import { mountRootParcel } from 'single-spa'
import { RemoteError, toRemoteError } from './remoteError.ts'
import type { RemoteLoader } from './remoteLoader.ts'

/** An attempt that takes longer fails. */
export const MOUNT_LIMIT_MS = 8000

/** Where a view is: the location, and the navigator of the shell's history. */
export type ViewPlace = Omit<RemoteProps, 'domElement'>

export type View = {
  release: Release
  element: HTMLElement
  mounted: MountedRemote
  /** Set once the remote has thrown while rendering. The view is then blank. */
  failure: RemoteError | undefined
}

/**
 * Downloads a release and mounts it in `container`, still invisible.
 * @param isCurrent whether the member still waits for it
 * @param onError called when the view fails after it was mounted
 * @returns the view; undefined if the member no longer waits for it
 * @throws RemoteError
 */
export async function mountRelease(
  remotes: RemoteLoader,
  release: Release,
  place: ViewPlace,
  container: HTMLElement,
  isCurrent: () => boolean,
  onError: (view: View, error: RemoteError) => void,
): Promise<View | undefined> {
  const { name, version } = release
  const element = document.createElement('div')
  element.className = 'gl-entering'
  element.dataset['remote'] = `${name}@${version}`
  let failure: RemoteError | undefined
  let view: View | undefined
  element.addEventListener(REMOTE_ERROR, (event) => {
    const cause: unknown = event instanceof CustomEvent ? event.detail : event
    console.error(`${name} stopped working.`, cause)
    failure = new RemoteError('render', name, { cause })
    if (!view) return
    view.failure = failure
    onError(view, failure)
  })

  let late = false
  const mounting = remotes.loadRemote(release).then(async (remote) => {
    if (late || !isCurrent()) return undefined
    container.append(element)
    const mounted = await mountRemote(remote, { ...place, domElement: element })
    if (!failure && !late && isCurrent()) return (view = { release, element, mounted, failure })
    await mounted.unmount()
    element.remove()
    if (failure) throw failure
    return undefined
  })
  try {
    return await withLimit(mounting, MOUNT_LIMIT_MS, () => new RemoteError('timeout', name))
  } catch (error) {
    late = true
    element.remove()
    remotes.forgetRemote(release)
    throw toRemoteError(error, 'mount', name)
  }
}

type MountedRemote = {
  update: (props: RemoteProps) => Promise<void>
  unmount: () => Promise<void>
}

/** Mounts a remote as a single-spa parcel. @throws RemoteError `mount` */
async function mountRemote(remote: Remote, props: RemoteProps): Promise<MountedRemote> {
  const { bootstrap, mount, unmount, name } = remote
  const parcelProps: RemoteProps = { ...props }
  const parcel = mountRootParcel({ name, bootstrap, mount, unmount }, parcelProps)
  // These two also reject when mounting fails; only mountPromise is handled.
  parcel.loadPromise.catch(() => {})
  parcel.bootstrapPromise.catch(() => {})
  await parcel.mountPromise.catch((cause: unknown) => {
    throw toRemoteError(cause, 'mount', name)
  })
  const isMounted = () => parcel.getStatus() === 'MOUNTED'
  return {
    // Not `parcel.update`: single-spa does not unmount a parcel whose update hangs or failed.
    update: async (next) => {
      if (isMounted()) await remote.update(next)
    },
    unmount: async () => {
      if (isMounted()) await parcel.unmount()
      // single-spa keeps root parcels forever. Without this, the element and its content stay in memory.
      for (const key of Object.keys(parcelProps)) Reflect.deleteProperty(parcelProps, key)
    },
  }
}
