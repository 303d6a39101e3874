import { genderLabels, wantsToSeeLabels } from '@greenlight/domain/gender'
import type { Report, ReportStatus } from '@greenlight/domain/report'
import { paths } from '@greenlight/kit/contract/paths'
import { ToneBadge } from '@greenlight/kit/ui/display/Tone'
import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import { Link } from '@greenlight/runtime'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { MarkedText } from '../ui/MarkedText.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { Uid } from '../ui/Uid.tsx'

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
      <Head>
        <h2>
          <Link to={paths.profile(id)}>
            <bdi>{name}</bdi>
            {age !== null && `, ${age}`}
          </Link>
        </h2>
        <ToneBadge tone={tone} />
      </Head>
      <List>
        <Fact name="Notes" long>
          {notes.trim() ? <MarkedText>{notes}</MarkedText> : 'None'}
        </Fact>
        <Fact name="Status">{statusLabels[report.status]}</Fact>
        <Fact name="Shared">
          <TimeAgo date={createdAt} />
        </Fact>
        <Fact name="Location">{location ? <bdi>{location}</bdi> : 'Not given'}</Fact>
        <Fact name="Gender">{gender ? genderLabels[gender] : 'Not given'}</Fact>
        <Fact name="Wants to see">{wantsToSee ? wantsToSeeLabels[wantsToSee] : 'Not given'}</Fact>
        {report.decisionReason && (
          <Fact name="Last decision">
            <bdi>{report.decisionReason}</bdi>
          </Fact>
        )}
      </List>
      <Disclosure label={() => 'Details'}>
        <List>
          <Fact name="Coordinates">
            {coords ? `${coords.lat.toFixed(2)}, ${coords.lon.toFixed(2)}` : 'None'}
          </Fact>
          <Fact name="Counted flags">{report.flagCount}</Fact>
          <Fact name="Profile">
            <Uid>{id}</Uid>
          </Fact>
          <Fact name="Owner">
            {report.ownerUid ? <Uid>{report.ownerUid}</Uid> : 'Nobody is named as its owner.'}
          </Fact>
        </List>
      </Disclosure>
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
  gap: var(--gl-space-2);
  min-width: 0;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--gl-space-2);

  & > h2 {
    min-width: 0;
  }
`

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(7rem, 100%), 1fr));
  gap: var(--gl-space-2) var(--gl-space-4);
  font-size: var(--gl-text-sm);
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
    font-size: ${({ $long }) => ($long ? 'var(--gl-text-md)' : 'inherit')};
    white-space: pre-line;
  }
`
