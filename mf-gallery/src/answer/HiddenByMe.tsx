import type { Place } from '@greenlight/domain/coords'
import type { Report } from '@greenlight/domain/report'
import styled from 'styled-components'
import { ProfileGrid } from '../cards/ProfileGrid.tsx'

/** Found profiles that the member has reported, shown on request. */
export function HiddenByMe({ reports, place }: { reports: readonly Report[]; place: Place }) {
  return (
    <section aria-labelledby="hidden-by-me">
      <Heading id="hidden-by-me">
        {reports.length === 1 ? 'You reported this profile' : 'You reported these profiles'}
      </Heading>
      <ProfileGrid reports={reports} from={place.coords} coming={0} />
    </section>
  )
}

const Heading = styled.h2`
  margin-block-end: var(--gl-space-4);
  font-size: var(--gl-text-lg);
`
