import type { Flag, FlagReason } from '@greenlight/domain/flag'

/** Reasons that cannot wait: each hour more can harm somebody. The most urgent first. */
export const urgentReasons = ['minor', 'private-info'] as const satisfies readonly FlagReason[]

export function isUrgent(reasons: readonly FlagReason[]): boolean {
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
