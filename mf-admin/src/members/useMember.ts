import { useLoad } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { getMember } from './findMembers.ts'

/**
 * A member as their username names them; null for a member without one, undefined until it is known. Costs one read.
 */
export function useMember(uid: string | null) {
  const { data, loading } = useLoad(
    uid === null ? null : ['admin', 'member', uid],
    async () => ({ found: await getMember(uid ?? '') }),
    failure('admin/members-load-failed'),
  )
  return { member: data?.found, loading }
}

/** The username of a member; null for a member without one, and while nothing is known. Costs one read. */
export function useMemberName(uid: string | null) {
  const { member, loading } = useMember(uid)
  return { name: member?.name ?? null, loading }
}
