import { isAdAfter } from '@greenlight/kit/domain/adAfter'
import type { Coords } from '@greenlight/kit/domain/coords'
import { distanceMiles } from '@greenlight/kit/domain/distance'
import type { Report } from '@greenlight/kit/domain/report'
import { CardGrid } from '@greenlight/kit/ui/Card'
import { Fragment, useState } from 'react'
import { AdCard } from './AdCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'

type Props = {
  reports: readonly Report[]
  /** Where distances are measured from. */
  from: Coords | null
}

/** The cards, with an ad after every sixth profile. */
export function ProfileGrid({ reports, from }: Props) {
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
    </CardGrid>
  )
}
