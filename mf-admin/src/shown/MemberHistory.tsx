import styled from 'styled-components'
import { Failure } from '../live/Failure.tsx'
import type { useMemberHistory } from '../live/useMemberHistory.ts'
import { Uid } from './AdminName.tsx'

type Props = {
  name: string
  /** Null where an old document names nobody. */
  uid: string | null
  history: ReturnType<typeof useMemberHistory>
}

/** Who wrote it, and what became of that member's profiles, in numbers. */
export function MemberHistory({ name, uid, history }: Props) {
  const { loaded, known, reload } = history
  if (loaded.state === 'failed') return <Failure error={loaded.error} onRetry={reload} />
  const { reports, banned } = known ?? {}
  return (
    <div>
      <p>
        <bdi>{name}</bdi> {banned && <strong>· banned</strong>}
      </p>
      <Small>{uid ? <Uid>{uid}</Uid> : 'Nobody is named as its owner.'}</Small>
      <Numbers>
        <Count label="Public" value={reports?.public} />
        <Count label="In review" value={reports?.pending} />
        <Count label="Rejected" value={reports?.rejected} />
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
