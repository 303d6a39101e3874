import type { RegistryEntry } from '@greenlight/kit/contract/registry'

/**
 * The version of a remote for this browser: the canary if `bucket` (0 to 99, the same at every visit)
 * is within its share, with the released version to fall back to.
 */
export function chooseVersion(entry: RegistryEntry, bucket: number): RegistryEntry {
  const { canary, ...released } = entry
  if (!canary || bucket >= canary.percent) return entry
  return { ...canary, previous: released, canary: null }
}
