import { type Coords, distanceMiles } from '@greenlight/domain/coords'
import type { Report } from '@greenlight/domain/report'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { Fragment, useState } from 'react'
import styled from 'styled-components'
import { AdCard, isAdAfter } from './AdCard.tsx'
import { CardGrid, Facts, Line, PhotoBox, Tile } from './Card.tsx'
import { ProfileCard } from './ProfileCard.tsx'

type Props = {
  reports: readonly Report[]
  /** Where distances are measured from. */
  from: Coords | null
  /** How many cards may still come; placeholders keep their room. */
  coming: number
}

/** The cards, with an ad after every sixth profile. */
export function ProfileGrid({ reports, from, coming }: Props) {
  const [now] = useState(() => new Date())
  return (
    <CardGrid>
      {reports.map((report, index) => (
        <Fragment key={report.id}>
          <li>
            <ProfileCard
              report={report}
              miles={from && report.coords && distanceMiles(from, report.coords)}
              now={now}
            />
          </li>
          {isAdAfter(index) && (
            <li>
              <AdCard />
            </li>
          )}
        </Fragment>
      ))}
      <BlankCards count={coming} />
    </CardGrid>
  )
}

/** Placeholders of the same size as the cards. */
export function GallerySkeleton() {
  return (
    <LoadingPlaceholder label="Loading profiles">
      <CardGrid>
        <BlankCards count={12} />
      </CardGrid>
    </LoadingPlaceholder>
  )
}

function BlankCards({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden>
      <Blank as="div">
        <PhotoBox>
          <Skeleton $ratio="1" />
        </PhotoBox>
        <Facts>
          <Line as="div">
            <Skeleton $width="70%" />
          </Line>
          <Line as="div">
            <Skeleton $width="50%" />
          </Line>
        </Facts>
      </Blank>
    </li>
  ))
}

/** No border, because the skeleton stays invisible for the first moments. */
const Blank = styled(Tile)`
  border-color: transparent;
  background: none;
`
