import { useLoad } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { Uid } from '../ui/Uid.tsx'
import { getOwnerName } from './members.ts'

/** The uid of a member, after the username if the member has chosen one. Costs one read. */
export function MemberName({ uid }: { uid: string }) {
  const { data } = useLoad(
    ['admin', 'memberName', uid],
    () => getOwnerName(uid),
    failure('admin/log-load-failed'),
  )
  return (
    <>
      {data && (
        <>
          <bdi>{data}</bdi>{' '}
        </>
      )}
      <Uid>{uid}</Uid>
    </>
  )
}
