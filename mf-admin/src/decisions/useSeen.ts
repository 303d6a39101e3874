import type { Flag } from '@greenlight/domain/flag'
import { useSession } from '@greenlight/runtime'
import type { Seen } from './choices.ts'

/** What this admin decides on: the open flags of others. */
export function seenBy(me: string | undefined, openFlags: readonly Flag[]): Seen {
  return { flags: openFlags.filter(({ by }) => by !== me).map(({ id }) => id) }
}

export function useSeen(openFlags: readonly Flag[]): Seen {
  return seenBy(
    useSession((s) => s.user?.uid),
    openFlags,
  )
}
