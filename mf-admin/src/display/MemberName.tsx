import { useLoad } from '@greenlight/runtime'
import { getMemberName } from '../data/members.ts'
import { Uid } from './AdminName.tsx'

/** The username of a member, as far as the own reports tell it, and the uid. Costs one read. */
export function MemberName({ uid }: { uid: string }) {
  const { data } = useLoad(['memberName', uid], () => getMemberName(uid), 'log-load-failed')
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
