import type { PublishedRemote, RegistryEntry } from '@greenlight/kit/contract/registry'
import { report } from '../monitoring/report.ts'
import { toRemoteError } from './remoteError.ts'

/**
 * What a member gets for a registry entry: its version, after one silent retry if it could not be
 * downloaded; else the version before it.
 * @param attempt shows a version, or says with a RemoteError why not
 * @param isWanted whether the member still waits for it
 * @throws RemoteError the first failure, when nothing else is left to try
 */
export async function firstGood<T>(
  entry: RegistryEntry,
  attempt: (published: PublishedRemote) => Promise<T>,
  isWanted: () => boolean,
): Promise<T> {
  try {
    return await attempt(entry).catch((error: unknown) => {
      const { code } = toRemoteError(error, 'mount', entry.name)
      if (code !== 'unreachable' || !isWanted()) throw error
      return attempt(entry)
    })
  } catch (error) {
    const { name, version, previous } = entry
    if (!previous || !isWanted()) throw error
    const { code } = toRemoteError(error, 'mount', name)
    console.warn(`${name} ${version} failed; falling back to ${previous.version}.`, error)
    report({ what: 'remote-fell-back', remote: name, version, to: previous.version, code })
    return attempt(previous).catch(() => {
      throw error
    })
  }
}
