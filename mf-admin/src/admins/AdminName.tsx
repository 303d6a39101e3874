import { useSession } from '@greenlight/runtime'
import { useMemberName } from '../members/useMember.ts'
import { Uid } from '../ui/Uid.tsx'

/** Enough of a uid to tell a few admins apart. */
const SHORT_LENGTH = 6

/** "you", or the username of another admin; without one, the start of the uid. Costs one read for another admin. */
export function AdminName({ uid }: { uid: string }) {
  const me = useSession((s) => s.user?.uid)
  const { name } = useMemberName(uid === me ? null : uid)
  if (uid === me) return <>you</>
  if (name !== null) return <bdi>{name}</bdi>
  return (
    <>
      another admin (<Uid title={uid}>{uid.slice(0, SHORT_LENGTH)}</Uid>)
    </>
  )
}
