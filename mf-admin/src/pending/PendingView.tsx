import { watchPending } from '@greenlight/kit/data/admin/watchPending'
import type { Report } from '@greenlight/kit/domain/report'
import { useMemo } from 'react'
import { Failure } from '../live/Failure.tsx'
import { useLive } from '../live/useLive.ts'
import { QueueSkeleton } from '../queue/QueueSkeleton.tsx'
import { QueueView } from '../queue/QueueView.tsx'
import { ReportReview } from '../report/ReportReview.tsx'
import { PendingRow } from './PendingRow.tsx'

/** Shared profiles that wait for a decision, live, those that wait longest first. */
export function PendingView() {
  const { data, error, retry } = useLive(watchPending)
  const items = useMemo(() => data?.map((report) => ({ key: report.id, report })), [data])
  if (error) return <Failure error={error} onRetry={retry} />
  if (!items) return <QueueSkeleton label="Loading pending items" />
  return (
    <QueueView
      items={items}
      label="Waiting profiles"
      nameOf={({ report }) => nameOf(report)}
      row={({ report }) => <PendingRow report={report} />}
      detail={({ report }, { gone, settle, next }) => (
        <ReportReview
          report={report}
          onSettled={settle}
          gone={gone ? { target: `reports/${report.id}`, onNext: next } : null}
        />
      )}
      empty={{
        title: 'Nothing is waiting',
        text: 'A profile shows up here by itself once three members have flagged it.',
      }}
    />
  )
}

function nameOf({ name, age }: Report): string {
  return age === null ? name : `${name}, ${age}`
}
