import type { PublishedRemote } from '@greenlight/kit/contract/registry'
import type { Remote } from '@greenlight/kit/contract/remote'
import { addressOf } from './addressOf.ts'
import { checkContract, isRemote } from './checkRemote.ts'
import { federation } from './federation.ts'
import { RemoteError, toRemoteError } from './remoteError.ts'
import { checkShared } from './sharedVersions.ts'

const loaded = new Map<string, Promise<Remote>>()
/** How often each entry was given up. */
const failures = new Map<string, number>()

/**
 * The remote of a release, downloaded at its first use. Never gives up by itself: nor does the
 * federation runtime.
 * @throws RemoteError
 */
export function loadRemote(published: PublishedRemote): Promise<Remote> {
  const { entry } = published
  const known = loaded.get(entry)
  if (known) return known
  const loading = download(published)
  loaded.set(entry, loading)
  return loading
}

/** After a failure: the next attempt begins at another address, where nothing is remembered. */
export function forgetRemote({ entry }: PublishedRemote): void {
  loaded.delete(entry)
  failures.set(entry, (failures.get(entry) ?? 0) + 1)
}

async function download(published: PublishedRemote): Promise<Remote> {
  const { name, version, entry } = published
  checkContract(published)
  checkShared(published)
  const attempt = failures.get(entry) ?? 0
  // A name of its own for each attempt as well: the runtime stays stuck on one that failed.
  const key = `${name}@${version}#${attempt}`
  federation.registerRemotes([{ name: key, entry: addressOf(published, attempt), type: 'module' }])
  try {
    const exposed = await federation.loadRemote<{ default: unknown }>(`${key}/remote`)
    if (!isRemote(exposed?.default)) throw new RemoteError('invalid', name)
    checkContract(exposed.default)
    return exposed.default
  } catch (error) {
    throw toRemoteError(error, 'evaluate', name)
  }
}
