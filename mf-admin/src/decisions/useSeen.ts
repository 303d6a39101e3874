import type { Flag } from '@greenlight/domain/flag'
import { useSession } from '@greenlight/runtime'
import type { Seen } from './choices.ts'

/** What this admin decides on: the open flags of others. */
export function useSeen(openFlags: readonly Flag[]): Seen {
  const me = useSession((s) => s.user?.uid)
  return { flags: openFlags.filter(({ by }) => by !== me).map(({ id }) => id) }
}
