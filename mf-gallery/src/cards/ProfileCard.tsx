import { townMiles } from '@greenlight/domain/coords'
import type { Report } from '@greenlight/domain/report'
import { type Tone, toneLabels } from '@greenlight/domain/tone'
import { timeAgo, timeAgoBriefly } from '@greenlight/domain/when'
import { loadKeys } from '@greenlight/kit/contract/loadKeys'
import { paths } from '@greenlight/kit/contract/paths'
import { Photo } from '@greenlight/kit/ui/display/Photo'
import { VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { ToneBadge, toneGrounds } from '@greenlight/kit/ui/display/Tone'
import { Link, setLoaded } from '@greenlight/runtime'
import { memo } from 'react'
import styled from 'styled-components'
import { Facts, Line, PhotoBox, Tile } from './Card.tsx'

type Props = {
  report: Report
  /** How soon its photo is shown: `main` and `eager` are those of `Photo`. */
  photo?: 'main' | 'eager' | 'lazy'
  /** Distance from the member's place; null if either position is unknown. */
  miles: number | null
  /** How long ago it was shared, as "5 minutes ago"; '' if that is not known. */
  sharedAgo: string
  /** The same, as "5m". */
  sharedAgoBriefly: string
}

/** The times of a card. Texts instead of dates, so that a card renders again only when its text changes. */
export const sharedAgo = ({ createdAt }: Report, now: Date) => ({
  sharedAgo: createdAt ? timeAgo(createdAt, now) : '',
  sharedAgoBriefly: createdAt ? timeAgoBriefly(createdAt, now) : '',
})

/** The element id of a card's link; Load more focuses the first new one. */
export const cardId = (reportId: string) => `profile-${reportId}`

/** A report as a card that links to its profile. */
export const ProfileCard = memo(function ProfileCard({
  report,
  photo = 'lazy',
  miles,
  ...shared
}: Props) {
  const { id, name, age, location, tone, photoUrl } = report
  const far = miles === null ? null : townMiles(miles)
  return (
    <Tile>
      <PhotoBox>
        <Photo
          src={photoUrl}
          alt={`Photo of ${name}`}
          main={photo === 'main'}
          eager={photo !== 'lazy'}
        />
        <Badge aria-hidden>
          <ToneBadge tone={tone} on="card" />
        </Badge>
      </PhotoBox>
      <Plate $tone={tone}>
        <Name>
          <Link
            id={cardId(id)}
            data-cover
            to={paths.profile(id)}
            onClick={() => setLoaded(loadKeys.report(id), report)}
          >
            <bdi>{name}</bdi>
            {age !== null && `, ${age}`}
            <VisuallyHidden>, {toneLabels[tone]}</VisuallyHidden>
          </Link>
        </Name>
        <Where>
          <bdi>{location}</bdi>
          <span>
            {far !== null && ` · ${far} mi`}
            {shared.sharedAgo !== '' && (
              <>
                {' · '}
                <span aria-hidden>{shared.sharedAgoBriefly}</span>
                <VisuallyHidden>{shared.sharedAgo}</VisuallyHidden>
              </>
            )}
          </span>
        </Where>
      </Plate>
    </Tile>
  )
})

const Plate = styled(Facts)<{ $tone: Tone }>`
  background: ${({ $tone }) => toneGrounds[$tone]};
`

const Badge = styled.div`
  position: absolute;
  inset: auto auto var(--gl-space-2) var(--gl-space-2);
`

/** A long name of a town is cut off; distance and time are not. */
const Where = styled(Line)`
  display: flex;
  white-space: pre;

  & > bdi {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

const Name = styled.h2`
  font-size: var(--gl-text-md);
  line-height: 1.5rem;
  letter-spacing: 0;

  white-space: nowrap;

  /* Shortens a long name instead of the age. */
  & bdi {
    display: inline-block;
    max-width: calc(100% - 2.6em);
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: bottom;
  }
`
