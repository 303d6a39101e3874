import { CONTRACT, type Remote } from '@greenlight/kit/contract/remote'
import type { PublishedRemote } from '@greenlight/kit/contract/registry'
import { RemoteError } from './remoteError.ts'

/** Shell contract N also takes remotes of N - 1, so that the two need not ship together. */
export function checkContract({
  name,
  version,
  contract,
}: Pick<PublishedRemote, 'name' | 'version' | 'contract'>): void {
  if (contract === CONTRACT || contract === CONTRACT - 1) return
  throw new RemoteError('contract', name, {
    detail: `${name} ${version} needs shell contract ${contract}`,
  })
}

/** Whether what an entry exposes has a remote's shape. */
export function isRemote(value: unknown): value is Remote {
  if (typeof value !== 'object' || value === null) return false
  const field = (key: string): unknown => Reflect.get(value, key)
  return (
    ['bootstrap', 'mount', 'update', 'unmount'].every((key) => typeof field(key) === 'function') &&
    typeof field('contract') === 'number'
  )
}
