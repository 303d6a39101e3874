import { distanceMiles } from '@greenlight/domain/coords'
import { soughtText } from '@greenlight/domain/gender'
import type { Report } from '@greenlight/domain/report'
import { dayText, monthText } from '@greenlight/domain/when'
import { paths } from '@greenlight/kit/contract/paths'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { Link, useSavedLocation, useSession } from '@greenlight/runtime'
import MapPin from 'lucide-react/icons/map-pin'
import styled from 'styled-components'
import { distanceText } from './distanceText.ts'
import { ReviewStatusNote } from './ReviewStatusNote.tsx'

type Props = { report: Report }

/** What the owner wrote about this person, and the owner's name. */
export function ProfileDetails({ report }: Props) {
  const { location, coords, tone, notes, ownerName, createdAt } = report
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
      {(location || sought) && (
        <div>
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
        </div>
      )}
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
        verified it.{' '}
        {tone === 'red' && !isMine && <Link to={paths.help()}>Are you afraid? Help</Link>}
      </SmallText>
    </>
  )
}

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
