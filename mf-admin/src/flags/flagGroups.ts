import {
  type Flag,
  type FlagReason,
  type FlagTarget,
  parseFlagTargetPath,
} from '@greenlight/domain/flag'

export const flagTargetHeadings: Readonly<Record<FlagTarget['kind'], string>> = {
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
    const target = parseFlagTargetPath(key)
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

/** Reasons that cannot wait: each hour more can harm somebody. The most urgent first. */
export const urgentReasons = ['minor', 'private-info'] as const satisfies readonly FlagReason[]

export function hasUrgentReason(reasons: readonly FlagReason[]): boolean {
  return urgentReasons.some((urgent) => reasons.includes(urgent))
}

type Waiting = { readonly reasons: readonly FlagReason[]; readonly since: Date | null }

/** The order of the queue: the most urgent reason first, then the longest wait. */
export function byUrgency(a: Waiting, b: Waiting): number {
  return rank(a) - rank(b) || (a.since?.getTime() ?? 0) - (b.since?.getTime() ?? 0)
}

function rank({ reasons }: Waiting): number {
  const index = urgentReasons.findIndex((urgent) => reasons.includes(urgent))
  return index < 0 ? urgentReasons.length : index
}

/** The different reasons of flags, in the order in which they came. */
export function reasonsOf(flags: readonly Flag[]): readonly FlagReason[] {
  return [...new Set(flags.map(({ reason }) => reason))]
}

/** Flags of several lists, each once, oldest first. */
export function mergeFlags(...lists: readonly (readonly Flag[])[]): readonly Flag[] {
  const byId = new Map(lists.flat().map((flag) => [flag.id, flag]))
  return [...byId.values()].sort(
    (a, b) => (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0),
  )
}
