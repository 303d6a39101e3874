import { Uid } from '../ui/Uid.tsx'
import { useMemberName } from './useMemberName.ts'

<<<<<<< HEAD
/** The uid of a member, after the username if the member has chosen one. Costs one read. */
=======
/** The username of a member; for a member without one, the uid. Costs one read. */
>>>>>>> 9827c1c6 (feat(admin): one page for each member)
export function MemberName({ uid }: { uid: string }) {
  const { name } = useMemberName(uid)
  return name === null ? <Uid>{uid}</Uid> : <bdi>{name}</bdi>
}
