import { useLoad } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { getOwnerName } from './members.ts'

/** The username of a member; null for a member without one, and while nothing is known. Costs one read. */
export function useMemberName(uid: string | null) {
  const { data, loading } = useLoad(
    uid === null ? null : ['admin', 'memberName', uid],
    () => getOwnerName(uid ?? ''),
    failure('admin/members-load-failed'),
  )
  return { name: data ?? null, loading }
}
