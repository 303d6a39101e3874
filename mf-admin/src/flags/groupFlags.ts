import type { Flag } from '@greenlight/kit/domain/flag'
import { parseFlagTarget, type FlagTarget } from '@greenlight/kit/domain/flagTarget'

/** All open flags on one document. */
export type FlagGroup = {
  /** The document's path. */
  readonly key: string
  readonly target: FlagTarget
  readonly flags: readonly Flag[]
}

/** Flags by what they are on, in the order in which each target was first flagged. */
export function groupFlags(flags: readonly Flag[]): readonly FlagGroup[] {
  const groups = new Map<string, Flag[]>()
  for (const flag of flags) {
    groups.set(flag.targetPath, [...(groups.get(flag.targetPath) ?? []), flag])
  }
  return [...groups].flatMap(([key, group]) => {
    const target = parseFlagTarget(key)
    return target ? [{ key, target, flags: group }] : []
  })
}
