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
  const { bootstrap, mount, unmount, name } = remote
  let updating: Promise<void> = Promise.resolve()
  // Answers at once: single-spa lets nobody unmount a parcel whose update hangs or has failed.
  const update = (next: RemoteProps): Promise<void> => {
    updating = remote.update(next)
    updating.catch(() => {}) // whoever asked for it is told below
    return Promise.resolve()
  }
  const given: RemoteProps = { ...props }
  const parcel: Parcel = mountRootParcel({ name, bootstrap, mount, update, unmount }, given)
  // These two reject as well when mounting fails; mountPromise is the one that is answered.
  parcel.loadPromise.catch(() => {})
  parcel.bootstrapPromise.catch(() => {})
  await parcel.mountPromise.catch((cause: unknown) => {
    throw toRemoteError(cause, 'mount', name)
  })

  let queue: Promise<unknown> = Promise.resolve()
  const whenMounted = <T>(call: () => Promise<T> | undefined): Promise<T | undefined> => {
    const run = queue.then(() => (parcel.getStatus() === 'MOUNTED' ? call() : undefined))
    queue = run.catch(() => {})
    return run
  }
  return {
    update: async (next) => {
      const begun = await whenMounted(async () => {
        await parcel.update?.(Object.assign(given, next))
        return { updating }
      })
      await begun?.updating
    },
    unmount: async () => {
      await whenMounted(() => parcel.unmount())
      // single-spa keeps every root parcel for ever, and with it the element and all that is in it.
      for (const key of Object.keys(given)) Reflect.deleteProperty(given, key)
    },
  }
}
