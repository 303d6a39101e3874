import { useLoad } from '@greenlight/runtime'
import { useState } from 'react'
import { failure } from '../errors.ts'
import { listMembers } from './findMembers.ts'

type Since = ReadonlyMap<string, Date | null>

/**
 * Since when these members are here, as far as it is known. Costs one read for each, once: only members that are new in
 * the list are asked for.
 */
export function useMembersSince(uids: readonly string[]): Since {
  const [known] = useState(() => new Map<string, Date | null>())
  const asked = [...new Set(uids)].toSorted()
  const { data } = useLoad(
    asked.length > 0 ? ['admin', 'membersSince', ...asked] : null,
    async () => {
      const members = await listMembers(asked.filter((uid) => !known.has(uid)))
      for (const { uid, since } of members) known.set(uid, since)
      return new Map(known)
    },
    failure('admin/members-load-failed'),
  )
  // What was known before the last member came stays on the screen.
  const [last, setLast] = useState<Since>(() => new Map())
  if (data && data !== last) setLast(data)
  return data ?? last
}
