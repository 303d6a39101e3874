import { Link } from '@greenlight/runtime'
import { memberPath } from '../tabs/ViewNav.tsx'
import { MemberName } from './MemberName.tsx'

/** The name of a member, which opens their page. */
export function MemberLink({ uid }: { uid: string }) {
  return (
    <Link to={memberPath(uid)}>
      <MemberName uid={uid} />
    </Link>
  )
}
