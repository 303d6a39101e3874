import { paths } from '@greenlight/kit/contract/paths'
import type { Report } from '@greenlight/kit/domain/report'
import { ButtonLink } from '@greenlight/kit/ui/ButtonLink'
import { EmptyModeration } from '@greenlight/kit/ui/illustrations/EmptyModeration'
import { useSession } from '@greenlight/runtime'
import { useFlagging } from '../flags/flaggingContext.ts'
import { FlaggedNote } from '../flags/FlaggedNote.tsx'
import { Aside } from './Aside.tsx'
import { Experiences } from './Experiences.tsx'
import { ProfileFacts } from './ProfileFacts.tsx'
import { ProfileLayout } from './ProfileLayout.tsx'
import { ProfilePhoto } from './ProfilePhoto.tsx'

/** A loaded profile; one that this member flagged stays hidden. */
export function ProfileView({ report }: { report: Report }) {
  const { isFlagged } = useFlagging()
  const isMine = useSession(({ user }) => user !== null && user.uid === report.ownerUid)
  const target = { kind: 'report', reportId: report.id } as const

  if (isFlagged(target)) {
    return (
      <ProfileLayout photo={null} title="Reported profile">
        <FlaggedNote target={target} what="profile" />
        <Aside illustration={<EmptyModeration />}>
          <p>An admin will look at it and decide.</p>
          <ButtonLink to={paths.gallery()}>Back to the gallery</ButtonLink>
        </Aside>
      </ProfileLayout>
    )
  }
  const { name, age } = report
  const display = (
    <>
      <bdi>{name}</bdi>
      {age !== null && `, ${age}`}
    </>
  )
  return (
    <ProfileLayout
      photo={<ProfilePhoto report={report} />}
      title={age === null ? name : `${name}, ${age}`}
      display={display}
    >
      <Experiences report={report}>
        {(counts) => <ProfileFacts report={report} isMine={isMine} counts={counts} />}
      </Experiences>
    </ProfileLayout>
  )
}
