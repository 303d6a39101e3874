import {
  type Flag,
  type FlagReason,
  type FlagTarget,
  parseFlagTargetPath,
} from '@greenlight/domain/flag'
import { HIDING_FLAGS, urgentReasons } from '@greenlight/domain/urgent'

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

/** Whether a profile has as many flags as hide it: searches then say that there is none. */
export const isHiddenByFlags = ({ target, flags }: FlagGroup): boolean =>
  target.kind === 'report' && flags.length >= HIDING_FLAGS

export const isUrgentGroup = (group: FlagGroup): boolean =>
  hasUrgentReason(reasonsOf(group.flags)) || isHiddenByFlags(group)

const HOUR_MS = 60 * 60 * 1000

/** The most flags that came within an hour; 0 if there are not two such flags. */
export function flagsWithinAnHour(flags: readonly Flag[]): number {
  const times = flags.flatMap(({ createdAt }) => (createdAt ? [createdAt.getTime()] : []))
  const counts = times.map(
    (from) => times.filter((time) => time >= from && time - from <= HOUR_MS).length,
  )
  const most = Math.max(0, ...counts)
  return most > 1 ? most : 0
}

/** An account younger than this is marked beside its flag, in days. */
const NEW_ACCOUNT_DAYS = 30

/** Whether the account was new when it raised the flag. One whose age is not known is not. */
export function isOfNewAccount(
  { createdAt }: Pick<Flag, 'createdAt'>,
  since: Date | null | undefined,
): boolean {
  if (!createdAt || !since) return false
  return createdAt.getTime() - since.getTime() < NEW_ACCOUNT_DAYS * 24 * HOUR_MS
}

export function hasUrgentReason(reasons: readonly FlagReason[]): boolean {
  return urgentReasons.some((urgent) => reasons.includes(urgent))
}

type Waiting = {
  readonly reasons: readonly FlagReason[]
  /** It is not public meanwhile, because of its flags. A Redlight comes first. */
  readonly hidden?: 'redlight' | 'other' | null
  readonly since: Date | null
}

/** The order of the queue: the most urgent first, then the longest wait. */
export function byUrgency(a: Waiting, b: Waiting): number {
  return rank(a) - rank(b) || (a.since?.getTime() ?? 0) - (b.since?.getTime() ?? 0)
}

function rank({ reasons, hidden }: Waiting): number {
  const matches = [
    reasons.includes('minor'),
    reasons.includes('nudity'),
    reasons.includes('threats'),
    hidden === 'redlight',
    hidden === 'other',
    reasons.includes('private-info'),
  ]
  const index = matches.indexOf(true)
  return index < 0 ? matches.length : index
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
