import { distanceMiles, townMiles } from '@greenlight/domain/coords'
import { soughtText } from '@greenlight/domain/gender'
import type { Report } from '@greenlight/domain/report'
import type { CountsByTone, Tone } from '@greenlight/domain/tone'
import { monthText } from '@greenlight/domain/when'
import { paths } from '@greenlight/kit/contract/paths'
import { getReview } from '@greenlight/kit/data/reports'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { ToneBadge } from '@greenlight/kit/ui/display/Tone'
import { Link, useLoad, useSavedLocation, useSession } from '@greenlight/runtime'
import MapPin from 'lucide-react/icons/map-pin'
import styled from 'styled-components'
import { MessageButton, OwnShareActions, Actions } from './ProfileActions.tsx'
import { ToneSummary } from './ToneSummary.tsx'
import { OpenFlagDialogButton } from './flagging.tsx'

type Props = { report: Report; counts: CountsByTone; more: readonly Tone[] }

/** What the owner wrote about this person, who the owner is, and the counts of all experiences. */
export function ProfileDetails({ report, counts, more }: Props) {
  const { id, location, coords, tone, notes, ownerUid, ownerName, createdAt, name } = report
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
      <div>
        <ToneBadge tone={tone} />
      </div>
      {isMine && <ReviewStatusNote report={report} />}
      {notes && (
        <Notes>
          <bdi>{notes}</bdi>
        </Notes>
      )}
      <SmallText>
        Shared by <bdi>{ownerName ?? 'User'}</bdi>
        {createdAt && ` in ${monthText(createdAt)}`}. This is one person’s account; nobody has
        verified it.
      </SmallText>
      {isMine ? (
        <OwnShareActions reportId={id} name={name} />
      ) : (
        <Actions>
          <MessageButton ownerUid={ownerUid} ownerName={ownerName ?? ''} reportId={id} />
          <OpenFlagDialogButton
            target={{ kind: 'report', reportId: id }}
            author={ownerUid === null ? null : { uid: ownerUid, name: ownerName ?? 'User' }}
            label={`Report ${name}’s profile`}
          />
          <Link to={paths.aboutMe(id)}>Is this about you?</Link>
        </Actions>
      )}
      <ToneSummary counts={counts} more={more} />
    </>
  )
}

/** The distance in words: "15 miles away", or "in your town". */
export function distanceText(miles: number): string {
  const rounded = townMiles(miles)
  return rounded === null ? 'in your town' : `${rounded.toLocaleString('en-US')} miles away`
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

const words = {
  pending: 'In review: only you can see this profile until an admin has looked at it.',
  rejected: 'Taken down: only you can see this profile.',
} as const

/** Tells the owner that others do not see this profile, and why. */
function ReviewStatusNote({ report }: { report: Report }) {
  const { id, status } = report
  const review = useLoad(
    status === 'public' ? null : ['review', id, status],
    () => getReview(report),
    'profile-load-failed',
  )
  const { decisionReason } = review.data ?? report
  if (status === 'public') return null
  return (
    <Root>
      <p>{words[status]}</p>
      {decisionReason && (
        <p>
          Reason: <bdi>{decisionReason}</bdi>
        </p>
      )}
    </Root>
  )
}

const Root = styled.div`
  padding: var(--gl-space-3) var(--gl-space-4);
  border-radius: var(--gl-radius-m);
  background: var(--gl-amber-soft);
  font-size: var(--gl-text-sm);
`
