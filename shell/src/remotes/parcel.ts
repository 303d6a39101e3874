import type { Remote, RemoteProps } from '@greenlight/kit/contract/remote'
import { mountRootParcel } from 'single-spa'
import { toRemoteError } from './remoteError.ts'

/** A mounted remote. */
export interface MountedRemote {
  update: (props: RemoteProps) => Promise<void>
  unmount: () => Promise<void>
}

/** Mounts a remote as a single-spa parcel. @throws RemoteError `mount` */
export async function mountRemote(remote: Remote, props: RemoteProps): Promise<MountedRemote> {
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
    // Not `parcel.update`: single-spa refuses to unmount a parcel whose update hangs or failed.
    update: async (next) => {
      if (isMounted()) await remote.update(next)
    },
    unmount: async () => {
      if (isMounted()) await parcel.unmount()
      // single-spa never forgets a root parcel: without this, the element and its content stay in memory.
      for (const key of Object.keys(parcelProps)) Reflect.deleteProperty(parcelProps, key)
    },
  }
}
