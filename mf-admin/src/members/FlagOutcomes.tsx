import { useLoad } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { getFlagOutcomes } from './memberHistory.ts'

/** "3 of 5 earlier reports upheld". A fact beside what is reported, never a score: nothing is sorted by it. */
export function FlagOutcomes({ uid }: { uid: string }) {
  const { data } = useLoad(
    ['admin', 'flagOutcomes', uid],
    () => getFlagOutcomes(uid),
    failure('admin/members-load-failed'),
  )
  if (!data || data.decided === 0) return null
  const { upheld, decided } = data
  return (
    <>
      {upheld} of {decided} earlier {decided === 1 ? 'report' : 'reports'} upheld
    </>
  )
}
