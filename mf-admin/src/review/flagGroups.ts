import { parseFlagTarget, type Flag, type FlagTarget } from '@greenlight/domain/flag'

export const flagTargetLabels: Readonly<Record<FlagTarget['kind'], string>> = {
  report: 'Profile',
  experience: 'Experience',
  comment: 'Comment',
  reply: 'Answer',
  message: 'Message',
  member: 'Member',
}

/** All open flags on one document. */
export type FlagGroup = {
  /** The document's path. */
  readonly key: string
  readonly target: FlagTarget
  readonly flags: readonly Flag[]
}

/** Groups keep the order in which their documents were first flagged. Unknown targets are left out. */
export function groupFlagsByTarget(flags: readonly Flag[]): readonly FlagGroup[] {
  const groups = new Map<string, Flag[]>()
  for (const flag of flags) {
    groups.set(flag.targetPath, [...(groups.get(flag.targetPath) ?? []), flag])
  }
  return [...groups].flatMap(([key, group]) => {
    const target = parseFlagTarget(key)
    return target ? [{ key, target, flags: group }] : []
  })
}

/**
 * The uid of a flagged message's sender: the member of the thread who did not flag it. Null if both
 * flagged it, and for threads of older clients, whose id contains no uids.
 */
export function messageSender({ target, flags }: FlagGroup): string | null {
  if (target.kind !== 'message') return null
  const members = target.threadId.split('_')
  const [sender, ...others] = members.filter((uid) => !flags.some(({ by }) => by === uid))
  return members.length === 2 && sender && others.length === 0 ? sender : null
}
