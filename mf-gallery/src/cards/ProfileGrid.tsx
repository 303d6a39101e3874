import { type Coords, distanceMiles } from '@greenlight/domain/coords'
import type { Report } from '@greenlight/domain/report'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { CardGrid, Cell, groupOf } from '@greenlight/kit/ui/layout/CardGrid'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import styled from 'styled-components'
import { AdCard, adsBefore, isAdAfter } from '../ads/AdCard.tsx'
import { Facts, Line, PhotoBox, Tile } from './Card.tsx'
import { ProfileCard, sharedAgo } from './ProfileCard.tsx'

type Props = {
  reports: readonly Report[]
  /** The place from which distances are measured. */
  from: Coords | null
  /** The number of cards that may still be loaded. Placeholders reserve their space. */
  coming: number
  /** Whether the grid is at the top of its page. */
  isFirst?: boolean
}

/** The profiles of the first row of a phone, and of its first screen. */
const FIRST_ROW = 2
const FIRST_SCREEN = 6

/** The cards, with an ad after every sixth profile. */
export function ProfileGrid({ reports, from, coming, isFirst = false }: Props) {
  const now = useNow()
  const cells = reports.flatMap((report, index) => {
    const miles = from && report.coords && distanceMiles(from, report.coords)
    const profile = (
      <Cell key={report.id}>
        <ProfileCard
          report={report}
          photo={isFirst ? photoAt(index) : 'lazy'}
          miles={miles}
          {...sharedAgo(report, now)}
        />
      </Cell>
    )
    if (!isAdAfter(index)) return [profile]
    return [
      profile,
      <Cell key={`ad ${index}`}>
        <AdCard />
      </Cell>,
    ]
  })
  return <CardGrid>{[...cells, ...blankCells(coming)]}</CardGrid>
}

/** How soon the photo of a profile is shown, by its place in the first grid of a page. */
function photoAt(index: number): 'main' | 'eager' | 'lazy' {
  if (index < FIRST_ROW) return 'main'
  return index < FIRST_SCREEN ? 'eager' : 'lazy'
}

/** The group of a profile of the grid, both counted from 0. */
export const groupOfProfile = (index: number) => groupOf(index + adsBefore(index))

/** Placeholders of the same size as the cards. */
export function GallerySkeleton() {
  return (
    <LoadingPlaceholder label="Loading profiles">
      <CardGrid>{blankCells(12)}</CardGrid>
    </LoadingPlaceholder>
  )
}

const blankCells = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Cell key={`blank ${index}`} aria-hidden>
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
    </Cell>
  ))

/** No border, because the skeleton stays invisible for the first moments. */
const Blank = styled(Tile)`
  border-color: transparent;
  background: none;
`
