import { listFlaggedPaths } from '@greenlight/kit/data/flags/listFlaggedPaths'
import { getReport } from '@greenlight/kit/data/reports/getReport'
import { useParams } from '@greenlight/runtime'
import { Flagging } from './flags/Flagging.tsx'
import { ProfileFailure } from './profile/ProfileFailure.tsx'
import { ProfileSkeleton } from './profile/ProfileSkeleton.tsx'
import { ProfileView } from './profile/ProfileView.tsx'
import { useLoad } from './useLoad.ts'

/** One shared profile, and what others experienced. */
export default function ProfilePage() {
  const { id = '' } = useParams()
  return <Profile key={id} id={id} />
}

function Profile({ id }: { id: string }) {
  const { loaded, retry, retrying } = useLoad(async () => {
    const [report, flagged] = await Promise.all([getReport(id), listFlaggedPaths()])
    return { report, flagged }
  }, 'profile-load-failed')

  if (loaded.status === 'loading') return <ProfileSkeleton />
  if (loaded.status === 'failed') {
    return <ProfileFailure error={loaded.error} onRetry={() => void retry()} retrying={retrying} />
  }
  const { report, flagged } = loaded.data
  return (
    <Flagging flagged={flagged}>
      <ProfileView report={report} />
    </Flagging>
  )
}
