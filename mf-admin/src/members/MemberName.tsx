import { Uid } from '../ui/Uid.tsx'
import { useMemberName } from './useMember.ts'

/** The username of a member; for a member without one, the uid. Costs one read. */
export function MemberName({ uid }: { uid: string }) {
  const { name } = useMemberName(uid)
  return name === null ? <Uid>{uid}</Uid> : <bdi>{name}</bdi>
}
