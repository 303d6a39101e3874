import { useSession, useLoad } from '@greenlight/runtime'
import styled from 'styled-components'
import { getReport } from '@greenlight/kit/data/reports'
import { getOwnerName } from '../members/memberSummary.ts'

/** Enough of a uid to tell a few admins apart. */
const SHORT_LENGTH = 6

/**
 * "you", or the start of another admin's uid. The access rules let nobody look up the name for a uid;
 * its start shows whether two decisions are by the same admin.
 */
export function AdminName({ uid }: { uid: string }) {
  const me = useSession((s) => s.user?.uid)
  if (uid === me) return <>you</>
  return (
    <>
      another admin (<Uid title={uid}>{uid.slice(0, SHORT_LENGTH)}</Uid>)
    </>
  )
}

export const Uid = styled.bdi`
  color: var(--gl-ink-soft);
  font-family: ui-monospace, monospace;
  font-size: 0.875em;
  overflow-wrap: anywhere;
`

/** The uid of a member, after the username if the member has shared a report. Costs one read. */
export function MemberName({ uid }: { uid: string }) {
  const { data } = useLoad(['memberName', uid], () => getOwnerName(uid), 'log-load-failed')
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

/** The name of a shared profile, read once for all rows that name it. Costs one read. */
export function ProfileName({ id }: { id: string }) {
  const { data, error } = useLoad(
    ['profileName', id],
    () => getReport(id).then(({ name }) => name),
    'profile-load-failed',
  )
  if (data !== undefined) return <bdi>{data}</bdi>
  return <>{error?.code === 'kit/profile-not-found' ? 'deleted' : '…'}</>
}
