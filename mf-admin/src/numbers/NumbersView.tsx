import { flagReasonLabels } from '@greenlight/domain/flag'
import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useLoad } from '@greenlight/runtime'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import { useLiveList } from '../lists/useLiveList.ts'
import { moderationActionLabels } from '../log/logEntry.ts'
import { watchPending } from '../pending/pending.ts'
import { waitingSentence } from '../tabs/queueCounts.ts'
import { useWaiting } from '../tabs/useWaiting.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { CaseMonths } from './CaseMonths.tsx'
import { CountChart } from './CountChart.tsx'
import { ExportNumbers } from './ExportNumbers.tsx'
import { FirstDecisions } from './FirstDecisions.tsx'
import { NumbersTable } from './NumbersTable.tsx'
import { OutcomesPanel } from './OutcomesPanel.tsx'
import { getUndelivered } from './undelivered.ts'
import { useWaitingAges } from './useWaitingAges.ts'
import { ageLabels } from './waitingAges.ts'
import { getWeeklyCounts } from './weeklyCounts.ts'

/** How many profiles wait, what was decided in the last seven days, and whom e-mail does not reach. */
export function NumbersView() {
  const pending = useLiveList('pending', watchPending)
  const week = useLoad(
    ['admin', 'weeklyCounts'],
    () => getWeeklyCounts(new Date()),
    failure('admin/log-load-failed'),
  )
  const counts = useWaiting()
  const ages = useWaitingAges()
  const undelivered = useLoad(
    ['admin', 'undelivered'],
    getUndelivered,
    failure('admin/view-load-failed'),
  )
  const failed = [pending, week, counts, ages, undelivered].filter(({ error }) => error !== null)
  const retry = () => {
    for (const each of failed) each.retry()
  }
  if (failed[0]?.error) return <ErrorPanel text={failed[0].error.message} onRetry={retry} />
  if (!week.data || !pending.data || !counts.data || !ages.data || !undelivered.data) {
    return (
      <LoadingPlaceholder label="Loading numbers">
        <Skeleton $height="30rem" />
      </LoadingPlaceholder>
    )
  }
  const { decided, reasons } = week.data
  const [oldest] = pending.data
  const total = decided.reduce((sum, [, count]) => sum + count, 0)
  return (
    <>
      <Figures>
        <Figure>
          <dt>Waiting now</dt>
          <dd>{waitingSentence(counts.data) || 'Nothing'}</dd>
        </Figure>
        <Figure>
          <dt>Oldest waiting</dt>
          <dd>{oldest ? <TimeAgo date={oldest.createdAt} /> : 'None'}</dd>
        </Figure>
        <Figure>
          <dt>Decided in 7 days</dt>
          <dd>{total}</dd>
        </Figure>
        {undelivered.data.members > 0 && (
          <Figure>
            <dt>E-mail not delivered for a day</dt>
            <dd>
              {undelivered.data.members} {undelivered.data.members === 1 ? 'member' : 'members'}
            </dd>
          </Figure>
        )}
      </Figures>
      <ExportNumbers waiting={ages.data} week={week.data} />
      <Charts>
        <Panel title="Waiting, by kind and age">
          <NumbersTable
            caption="What is a row of a list is one"
            columns={['Kind', ...ageLabels]}
            rows={ages.data.map(([kind, cells]) => ({ key: kind, name: kind, cells }))}
          />
        </Panel>
        <Panel title="Decisions in 7 days">
          <CountChart
            caption="Decisions in 7 days"
            rowHeading="Decision"
            counts={decided.map(([action, count]) => [moderationActionLabels[action], count])}
          />
        </Panel>
        <Panel title="Flags decided in 7 days, by reason">
          <CountChart
            caption="Flags decided in 7 days, by reason"
            rowHeading="Reason"
            counts={reasons.map(([reason, count]) => [flagReasonLabels[reason], count])}
          />
        </Panel>
        <Panel
          title="Time to the first decision"
          text="The last 30 days. Reads up to 100 decided items of a kind, so it loads when you open it."
        >
          <Disclosure label={(open) => (open ? 'Hide the times' : 'Show the times')}>
            <FirstDecisions />
          </Disclosure>
        </Panel>
        <Panel
          title="Appealed and reversed, by point"
          text="The last 90 days. Reads the latest 100 decisions of each kind, so it loads when you open it."
        >
          <Disclosure label={(open) => (open ? 'Hide the shares' : 'Show the shares')}>
            <OutcomesPanel />
          </Disclosure>
        </Panel>
        <Panel
          title="Requests and appeals, by month"
          text="The last six months. Reads up to 100 answered requests a month, so it loads when you open it."
        >
          <Disclosure label={(open) => (open ? 'Hide the months' : 'Show the months')}>
            <CaseMonths />
          </Disclosure>
        </Panel>
      </Charts>
    </>
  )
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
