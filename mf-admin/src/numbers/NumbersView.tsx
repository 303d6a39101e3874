import { getModerationNumbers } from '@greenlight/kit/data/admin/getModerationNumbers'
import { watchPending } from '@greenlight/kit/data/admin/watchPending'
import { flagReasonLabels } from '@greenlight/kit/domain/flag'
import { moderationActionLabels } from '@greenlight/kit/domain/moderation'
import { Panel } from '@greenlight/kit/ui/Panel'
import { Loading, Skeleton } from '@greenlight/kit/ui/Skeleton'
import styled from 'styled-components'
import { Failure } from '../live/Failure.tsx'
import { useLive } from '../live/useLive.ts'
import { useLoad } from '../live/useLoad.ts'
import { TimeAgo } from '../shown/TimeAgo.tsx'
import { CountChart } from './CountChart.tsx'

/** How much waits, and what the last week brought. */
export function NumbersView() {
  const pending = useLive(watchPending)
  const { loaded, reload } = useLoad(loadNumbers, '', 'log-load-failed')
  if (pending.error) return <Failure error={pending.error} onRetry={pending.retry} />
  if (loaded.state === 'failed') return <Failure error={loaded.error} onRetry={reload} />
  if (loaded.state === 'loading' || !pending.data) {
    return (
      <Loading label="Loading numbers">
        <Skeleton $height="30rem" />
      </Loading>
    )
  }
  const { decided, reasons } = loaded.data
  const [oldest] = pending.data
  const total = decided.reduce((sum, [, count]) => sum + count, 0)
  return (
    <>
      <Figures>
        <Figure>
          <dt>Waiting now</dt>
          <dd>{pending.data.length}</dd>
        </Figure>
        <Figure>
          <dt>Oldest waiting</dt>
          <dd>{oldest ? <TimeAgo date={oldest.createdAt} /> : 'None'}</dd>
        </Figure>
        <Figure>
          <dt>Decided in 7 days</dt>
          <dd>{total}</dd>
        </Figure>
      </Figures>
      <Charts>
        <Panel title="Decisions in 7 days">
          <CountChart
            caption="Decisions in 7 days"
            unit="Decision"
            counts={decided.map(([action, count]) => [moderationActionLabels[action], count])}
          />
        </Panel>
        <Panel title="Flags decided in 7 days, by reason">
          <CountChart
            caption="Flags decided in 7 days, by reason"
            unit="Reason"
            counts={reasons.map(([reason, count]) => [flagReasonLabels[reason], count])}
          />
        </Panel>
      </Charts>
    </>
  )
}

function loadNumbers() {
  return getModerationNumbers(new Date())
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: var(--gl-space-3);
`

const Figure = styled.div`
  padding: var(--gl-space-4);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-m);
  background: var(--gl-surface);

  & > dt {
    color: var(--gl-ink-soft);
    font-size: var(--gl-text-sm);
  }
  & > dd {
    font-size: var(--gl-text-xl);
    font-weight: var(--gl-weight-bold);
    line-height: var(--gl-leading-tight);
  }
`

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  align-items: start;
  gap: var(--gl-space-5);
`
