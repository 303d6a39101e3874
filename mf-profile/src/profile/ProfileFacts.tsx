import { distanceMiles } from '@greenlight/kit/domain/distance'
import type { Report } from '@greenlight/kit/domain/report'
import type { ToneCounts } from '@greenlight/kit/domain/tone'
import { monthText } from '@greenlight/kit/domain/when'
import { ToneBadge } from '@greenlight/kit/ui/ToneBadge'
import { useSavedLocation, useSession } from '@greenlight/runtime'
import MapPin from 'lucide-react/icons/map-pin'
import styled from 'styled-components'
import { FlagButton } from '../flags/FlagButton.tsx'
import { distanceText } from './distanceText.ts'
import { MessageButton } from './MessageButton.tsx'
import { StatusNote } from './StatusNote.tsx'
import { ToneSummary } from './ToneSummary.tsx'

type Props = { report: Report; isMine: boolean; counts: ToneCounts }

/** What one member says of this person, who says it, and how all experiences add up. */
export function ProfileFacts({ report, isMine, counts }: Props) {
  const { id, location, coords, tone, notes, ownerName, createdAt, name } = report
  const saved = useSavedLocation().locationCoords
  const home = useSession(({ member }) =>
    member.state === 'ready' ? member.profile.locationCoords : null,
  )
  const from = saved ?? home
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
      <div>
        <ToneBadge tone={tone} />
      </div>
      {isMine && <StatusNote {...report} />}
      {notes && (
        <Notes>
          <bdi>{notes}</bdi>
        </Notes>
      )}
      <Source>
        Shared by <bdi>{ownerName ?? 'User'}</bdi>
        {createdAt && ` in ${monthText(createdAt)}`}. This is one person’s account; nobody has
        verified it.
      </Source>
      <Actions>
        {!isMine && <MessageButton ownerUid={report.ownerUid} ownerName={ownerName ?? ''} />}
        {!isMine && (
          <FlagButton
            target={{ kind: 'report', reportId: id }}
            label={`Report ${name}’s profile`}
          />
        )}
      </Actions>
      <ToneSummary counts={counts} />
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

const Source = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-2);

  &:empty {
    display: none;
  }
`
