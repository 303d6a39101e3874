import { loadKeys } from '@greenlight/kit/contract/loadKeys'
import { getReport } from '@greenlight/kit/data/reports'
import { failure } from '@greenlight/kit/errors'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useLoad, useParams } from '@greenlight/runtime'
import { Experiences } from './experiences/Experiences.tsx'
import { useExperiences } from './experiences/useExperiences.ts'
import { useFlagging } from './flags/flagging.ts'
import { FlaggingProvider } from './flags/FlaggingProvider.tsx'
import { FlaggedProfile } from './profile/FlaggedProfile.tsx'
import { ProfileActions } from './profile/ProfileActions.tsx'
import { ProfileDetails } from './profile/ProfileDetails.tsx'
import { NameAndAge, ProfileLayout, ProfileSkeleton } from './profile/ProfileLayout.tsx'
import { ProfileNotFound } from './profile/ProfileNotFound.tsx'
import { ProfilePhoto } from './profile/ProfilePhoto.tsx'
import { SubjectReply } from './replies/SubjectReply.tsx'

/** One shared profile, and the experiences of members with this person. */
export default function ProfilePage() {
  const { id = '' } = useParams()
  return (
    <FlaggingProvider key={id}>
      <Profile id={id} />
    </FlaggingProvider>
  )
}

/** Every state returns the same layout, so that React keeps the heading, and the heading keeps the focus. */
function Profile({ id }: { id: string }) {
  const { isFlagged } = useFlagging()
  const {
    data: report,
    error,
    loading,
    retry,
  } = useLoad(loadKeys.report(id), () => getReport(id), failure('kit/profile-load-failed'))
  const experiences = useExperiences(report)
  const flagged = isFlagged({ kind: 'report', reportId: id })

  if (error?.code === 'kit/profile-not-found') {
    return (
      <ProfileLayout photo={null} title={failure('kit/profile-not-found').text}>
        <ProfileNotFound />
      </ProfileLayout>
    )
  }
  if (error && !report) {
    return (
      <ProfileLayout photo={null} title="Profile">
        <ErrorPanel text={error.message} onRetry={retry} retrying={loading} />
      </ProfileLayout>
    )
  }
  if (!report || flagged === undefined) {
    return (
      <ProfileLayout photo={<Skeleton $ratio="1" />} title="Profile" display={<NameAndAge />}>
        <ProfileSkeleton />
      </ProfileLayout>
    )
  }
  if (flagged) {
    return (
      <ProfileLayout photo={null} title="Reported profile">
        <FlaggedProfile id={id} />
      </ProfileLayout>
    )
  }
  return (
    <ProfileLayout
      photo={<ProfilePhoto report={report} />}
      title="Profile"
      display={<NameAndAge report={report} />}
      tone={report.tone}
      actions={<ProfileActions report={report} />}
    >
      <ProfileDetails report={report} />
      <SubjectReply reportId={id} />
      <Experiences report={report} experiences={experiences} />
    </ProfileLayout>
  )
}
