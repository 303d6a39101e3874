import { genderLabels, wantsToSeeLabels } from '@greenlight/domain/gender'
import type { Report, ReportStatus } from '@greenlight/domain/report'
import { paths } from '@greenlight/kit/contract/paths'
import { ToneBadge } from '@greenlight/kit/ui/display/Tone'
import { Link } from '@greenlight/runtime'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { TimeAgo } from '../ui/TimeAgo.tsx'

export const statusLabels: Readonly<Record<ReportStatus, string>> = {
  public: 'Public',
  pending: 'In review',
  rejected: 'Taken down',
}

/** All fields of a shared profile. */
export function ReportFacts({ report }: { report: Report }) {
  const { id, name, age, tone, notes, location, coords, gender, wantsToSee, createdAt } = report
  return (
    <Facts>
      <h2>
        <Link to={paths.profile(id)}>
          <bdi>{name}</bdi>
          {age !== null && `, ${age}`}
        </Link>
      </h2>
      <div>
        <ToneBadge tone={tone} />
      </div>
      <List>
        <Fact name="Status">{statusLabels[report.status]}</Fact>
        <Fact name="Shared">
          <TimeAgo date={createdAt} />
        </Fact>
        <Fact name="Location">
          {location ? <bdi>{location}</bdi> : 'Not given'}
          {coords && ` (${coords.lat.toFixed(2)}, ${coords.lon.toFixed(2)})`}
        </Fact>
        <Fact name="Gender">{gender ? genderLabels[gender] : 'Not given'}</Fact>
        <Fact name="Wants to see">{wantsToSee ? wantsToSeeLabels[wantsToSee] : 'Not given'}</Fact>
        {report.decisionReason && (
          <Fact name="Last decision">
            <bdi>{report.decisionReason}</bdi>
          </Fact>
        )}
        <Fact name="Notes" long>
          {notes.trim() ? <bdi>{notes}</bdi> : 'None'}
        </Fact>
      </List>
    </Facts>
  )
}

type FactProps = { name: string; long?: boolean; children: ReactNode }

function Fact({ name, long = false, children }: FactProps) {
  return (
    <Pair $long={long}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Pair>
  )
}

const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: var(--gl-space-3);
  min-width: 0;
`

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
  gap: var(--gl-space-3) var(--gl-space-4);
`

const Pair = styled.div<{ $long: boolean }>`
  grid-column: ${({ $long }) => ($long ? '1 / -1' : 'auto')};
  min-width: 0;

  & > dt {
    color: var(--gl-ink-soft);
    font-size: var(--gl-text-xs);
    font-weight: 600;
  }
  & > dd {
    white-space: pre-line;
  }
`
