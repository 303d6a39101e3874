import type { FlagGroup } from './groupFlags.ts'

/**
 * The uid of a flagged message's sender: of the two whose conversation it is, the one who did not
 * flag it. Null for a conversation of older clients, whose id names nobody, and where both flagged it.
 */
export function messageSender({ target, flags }: FlagGroup): string | null {
  if (target.kind !== 'message') return null
  const members = target.threadId.split('_')
  const [sender, ...others] = members.filter((uid) => !flags.some(({ by }) => by === uid))
  return members.length === 2 && sender && others.length === 0 ? sender : null
}
