import type { Place } from '@greenlight/domain/coords'
import type { Report } from '@greenlight/domain/report'
import { ProfileGroup } from '../cards/ProfileGroup.tsx'

/** Found profiles that the member has reported, shown on request. */
export function HiddenByMe({ reports, place }: { reports: readonly Report[]; place: Place }) {
  const title = reports.length === 1 ? 'You reported this profile' : 'You reported these profiles'
  return <ProfileGroup title={title} reports={reports} place={place} />
}
