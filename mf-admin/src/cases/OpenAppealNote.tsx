import { Link } from '@greenlight/runtime'
import { itemPath } from '../tabs/ViewNav.tsx'

/** Says that an appeal waits, with a link to it. */
export function OpenAppealNote({ id }: { id: string }) {
  return (
    <p>
      An appeal against this decision is open.{' '}
      <Link to={itemPath('appeals', id)}>Open the appeal</Link>
    </p>
  )
}
