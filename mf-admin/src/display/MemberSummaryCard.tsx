import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import type { LoadedData } from '@greenlight/runtime'
import styled from 'styled-components'
import type { MemberSummary } from '../data/members.ts'
import { Uid } from './Names.tsx'

type Props = {
  name: string
  /** Null for an old document that does not name its owner. */
  uid: string | null
  summary: LoadedData<MemberSummary>
}

/** A member's name, whether the member is banned, and how many profiles have each status. */
export function MemberSummaryCard({ name, uid, summary: { data, error, loading, retry } }: Props) {
  if (error) return <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />
  const { reports, banned } = data ?? {}
  return (
    <div>
      <p>
        <bdi>{name}</bdi> {banned && <strong>· banned</strong>}
      </p>
      <Small>{uid ? <Uid>{uid}</Uid> : 'Nobody is named as its owner.'}</Small>
      <Numbers>
        <Count label="Public" value={reports?.public} />
        <Count label="In review" value={reports?.pending} />
        <Count label="Taken down" value={reports?.rejected} />
      </Numbers>
    </div>
  )
}

function Count({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value ?? '–'}</dd>
    </div>
  )
}

const Small = styled.p`
  font-size: var(--gl-text-sm);
`

const Numbers = styled.dl`
  display: flex;
  gap: var(--gl-space-6);
  margin-block-start: var(--gl-space-2);

  & dt {
    color: var(--gl-ink-soft);
    font-size: var(--gl-text-xs);
    font-weight: 600;
  }
  & dd {
    font-size: var(--gl-text-lg);
    font-weight: var(--gl-weight-bold);
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
`
