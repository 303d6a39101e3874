import { paths } from '@greenlight/kit/contract/paths'
import type { Report } from '@greenlight/kit/domain/report'
import { timeAgo, timeAgoBriefly } from '@greenlight/kit/domain/when'
import { Photo } from '@greenlight/kit/ui/Photo'
import { ToneBadge } from '@greenlight/kit/ui/ToneBadge'
import { VisuallyHidden } from '@greenlight/kit/ui/VisuallyHidden'
import { Link } from '@greenlight/runtime'
import { memo } from 'react'
import styled from 'styled-components'
import { Facts, Line, PhotoBox, Tile } from './Tile.tsx'

type Props = {
  report: Report
  /** From the member's place; null if either is not known. */
  miles: number | null
  now: Date
}

/** The id of a card's link, so that the first new one can get the focus. */
export const cardId = (reportId: string) => `profile-${reportId}`

/** One shared profile; the whole card leads to it. */
export const ProfileCard = memo(function ProfileCard({ report, miles, now }: Props) {
  const { id, name, age, location, tone, photoUrl, createdAt } = report
  const far = miles === null ? null : miles < 1 ? '< 1 mi' : `${Math.round(miles)} mi`
  return (
    <Tile>
      <PhotoBox>
        <Photo src={photoUrl} alt={`Photo of ${name}`} />
        <Badge>
          <ToneBadge tone={tone} onPhoto />
        </Badge>
      </PhotoBox>
      <Facts>
        <Name>
          <Link id={cardId(id)} data-cover to={paths.profile(id)}>
            <bdi>{name}</bdi>
            {age !== null && `, ${age}`}
          </Link>
        </Name>
        <Line>
          <bdi>{location}</bdi>
        </Line>
        <Line>
          {far}
          {far && createdAt && ' · '}
          {createdAt && (
            <>
              <span aria-hidden>{timeAgoBriefly(createdAt, now)}</span>
              <VisuallyHidden>{timeAgo(createdAt, now)}</VisuallyHidden>
            </>
          )}
        </Line>
      </Facts>
    </Tile>
  )
})

const Badge = styled.div`
  position: absolute;
  inset: auto auto var(--gl-space-2) var(--gl-space-2);
`

const Name = styled.h2`
  font-size: var(--gl-text-md);
  line-height: 1.5rem;
  letter-spacing: 0;

  white-space: nowrap;

  /* A long name gives way; the age stays. */
  & bdi {
    display: inline-block;
    max-width: calc(100% - 2.6em);
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: bottom;
  }
`
