import { useSession } from '@greenlight/runtime'
import { Uid } from '../ui/Uid.tsx'

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
