import { caretAccepts } from '@greenlight/kit/contract/caretAccepts'
import type { PublishedRemote } from '@greenlight/kit/contract/registry'
import { RemoteError } from './remoteError.ts'

const versions: Readonly<Record<string, string>> = __SHARED__

/**
 * The federation runtime only logs when a remote needs another React than the page has; here it is refused.
 * @throws RemoteError `shared`
 */
export function checkShared({ name, version, shared }: PublishedRemote): void {
  for (const [dependency, range] of Object.entries(shared)) {
    const have = versions[dependency]
    if (have && !caretAccepts(range, have)) {
      throw new RemoteError('shared', name, {
        detail: `${name} ${version} needs ${dependency} ${range}, this shell has ${have}`,
      })
    }
  }
}
