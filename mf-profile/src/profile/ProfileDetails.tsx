import { distanceMiles } from '@greenlight/domain/coords'
import { soughtText } from '@greenlight/domain/gender'
import type { Report } from '@greenlight/domain/report'
import { dayText, monthText } from '@greenlight/domain/when'
import { paths } from '@greenlight/kit/contract/paths'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { KeepEvidence } from '@greenlight/kit/ui/evidence/KeepEvidence'
import { importWithRetry, Link, useSavedLocation, useSession } from '@greenlight/runtime'
import MapPin from 'lucide-react/icons/map-pin'
import styled from 'styled-components'
import { MessageButton } from '../conversations/MessageButton.tsx'
import { OpenFlagDialogButton } from '../flags/OpenFlagDialogButton.tsx'
import { SamePhoto } from '../samePhoto/SamePhoto.tsx'
import { distanceText } from './distanceText.ts'
import { ModerateLink } from './ModerateLink.tsx'
import { Actions, OwnShareActions } from './ProfileActions.tsx'
import { ReviewStatusNote } from './ReviewStatusNote.tsx'

const importEvidence = importWithRetry(() => import('../evidence/profileEvidence.ts'))

type Props = { report: Report }

/** What the owner wrote about this person, and the owner's name. */
export function ProfileDetails({ report }: Props) {
  const { id, location, coords, tone, notes, ownerUid, ownerName, createdAt, name } = report
  const now = useNow()
  const isMine = useSession(({ user }) => user !== null && user.uid === report.ownerUid)
  const saved = useSavedLocation().locationCoords
  const home = useSession(({ member }) =>
    member.state === 'ready' ? member.profile.locationCoords : null,
  )
  const from = saved ?? home
  const sought = soughtText(report)
  const far = from && coords ? distanceText(distanceMiles(from, coords)) : null
  return (
    <>
      {location && (
        <Place>
          <MapPin aria-hidden size={18} />
          <span>
            <bdi>{location}</bdi>
            {far && ` · ${far}`}
          </span>
        </Place>
      )}
      {sought && <SmallText>{sought}</SmallText>}
      {isMine && <ReviewStatusNote report={report} />}
      {notes && (
        <Notes>
          <bdi>{notes}</bdi>
        </Notes>
      )}
      {report.revisedAt && (
        <SmallText>The notes were changed: {dayText(report.revisedAt, now)}.</SmallText>
      )}
      <SmallText>
        Shared by {ownerName === null ? 'a member' : <bdi>{ownerName}</bdi>}
        {createdAt && ` in ${monthText(createdAt)}`}. This is one person’s account; nobody has
        verified it.
      </SmallText>
      {isMine ? (
        <OwnShareActions report={report} />
      ) : (
        <Others>
          <MessageButton ownerUid={ownerUid} ownerName={ownerName ?? ''} reportId={id} />
          <Quiet>
            <OpenFlagDialogButton
              target={{ kind: 'report', reportId: id }}
              author={ownerUid === null ? null : { uid: ownerUid, name: ownerName ?? 'User' }}
              label={`Report ${name}’s profile`}
            />
            <KeepEvidence
              fileName="profile"
              collect={async () => {
                const { profileEvidence } = await importEvidence()
                return profileEvidence(report, window.location.href)
              }}
            />
            <ModerateLink reportId={id} />
          </Quiet>
        </Others>
      )}
      {report.photoUrl && <SamePhoto report={report} />}
      {!isMine && (
        <Actions>
          <Link to={paths.aboutMe(id)}>Is this about you?</Link>
          {tone === 'red' && <Link to={paths.help()}>Are you afraid? Help</Link>}
        </Actions>
      )}
    </>
  )
}

const Others = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--gl-space-2);
`

/** In line with the text: quiet buttons have room at their sides. */
const Quiet = styled(Actions)`
  margin-inline-start: calc(-1 * var(--gl-space-3));
`

const Place = styled.p`
  display: flex;
  gap: var(--gl-space-2);
  color: var(--gl-ink-soft);

  & > svg {
    flex: none;
    margin-block-start: 0.2em;
  }
`

const Notes = styled.p`
  white-space: pre-line;
`
