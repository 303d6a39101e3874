import type { Remote, RemoteProps } from '@greenlight/kit/contract/remote'
import { mountRootParcel, type Parcel } from 'single-spa'
import { toRemoteError } from './remoteError.ts'

/** A mounted remote. Its calls are queued: single-spa refuses an update or unmount that comes too early. */
export interface MountedRemote {
  update: (props: RemoteProps) => Promise<void>
  unmount: () => Promise<void>
}

/** Mounts a remote as a parcel. @throws RemoteError `mount`. */
export async function mountRemote(remote: Remote, props: RemoteProps): Promise<MountedRemote> {
  const { bootstrap, mount, update, unmount, name } = remote
  const parcel: Parcel = mountRootParcel({ name, bootstrap, mount, update, unmount }, { ...props })
  // These two reject as well when mounting fails; mountPromise is the one that is answered.
  parcel.loadPromise.catch(() => {})
  parcel.bootstrapPromise.catch(() => {})
  await parcel.mountPromise.catch((cause: unknown) => {
    throw toRemoteError(cause, 'mount', name)
  })

  let queue: Promise<unknown> = Promise.resolve()
  const whenMounted = (call: () => Promise<unknown> | undefined): Promise<void> => {
    const run = queue.then(async () => {
      if (parcel.getStatus() === 'MOUNTED') await call()
    })
    queue = run.catch(() => {})
    return run
  }
  return {
    update: (next) => whenMounted(() => parcel.update?.({ ...next })),
    unmount: () => whenMounted(() => parcel.unmount()),
  }
}
