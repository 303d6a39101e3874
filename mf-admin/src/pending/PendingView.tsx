import { type Flag, type FlagReason } from '@greenlight/domain/flag'
import { fold } from '@greenlight/domain/fold'
import type { Report } from '@greenlight/domain/report'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useMemo, useState } from 'react'
import { byUrgency, groupFlagsByTarget, reasonsOf, urgentReasons } from '../flags/flagGroups.ts'
import { FlagReasons } from '../flags/FlagReasons.tsx'
import { useOpenFlags } from '../flags/useOpenFlags.ts'
import { QueueFilter, useReasonFilter } from '../queue/QueueFilter.tsx'
import { QueueSkeleton, QueueView } from '../queue/QueueView.tsx'
import { useOnCountChange } from '../queue/useOnCountChange.ts'
import { ReportReview } from '../reports/ReportReview.tsx'
import { ReportRow } from '../reports/ReportRow.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { usePendingReports } from './usePendingReports.ts'

type Item = {
  readonly key: string
  readonly report: Report
  readonly reasons: readonly FlagReason[]
  readonly since: Date | null
  readonly flagCount: number
}

/** Shared profiles that wait for a decision, live, the most urgent first, then by age. */
export function PendingView({ onChange }: { onChange: () => void }) {
  const { reason, setReason } = useReasonFilter()
  const [name, setName] = useState('')
  const flags = useOpenFlags(reason)
  const flagged = useMemo(() => flagsByReport(flags.data ?? []), [flags.data])
  const pending = usePendingReports(idsToFetch(flagged, reason))
  const items = useMemo(
    () => pending.data && toItems(pending.data, flagged),
    [pending.data, flagged],
  )
  useOnCountChange(items?.length, onChange)
  const shown = useMemo(
    () =>
      items?.filter(
        ({ report, reasons }) =>
          (reason === null || reasons.includes(reason)) && hasName(report, name),
      ),
    [items, reason, name],
  )

  const retry = () => {
    if (pending.error) pending.retry()
    if (flags.error) flags.retry()
  }
  const error = pending.error ?? flags.error
  const errorPanel = error && (
    <ErrorPanel text={error.message} retrying={pending.retrying} onRetry={retry} />
  )
  if (!shown || !flags.data) {
    return errorPanel ?? <QueueSkeleton label="Loading pending items" />
  }
  const isFiltered = reason !== null || name.trim() !== ''
  return (
    <>
      <QueueFilter reason={reason} onReason={setReason} name={{ value: name, onChange: setName }} />
      <QueueView
        key={`${reason} ${name}`}
        items={shown}
        label="Waiting profiles"
        itemName={({ report: { name: of, age } }) => (age === null ? of : `${of}, ${age}`)}
        renderRow={(item) => <PendingRow item={item} />}
        renderDetail={({ report }, { decidedByOther, onDecided, showNext }) => (
          <ReportReview
            report={report}
            onDecided={onDecided}
            otherDecision={decidedByOther ? { targetPath: `reports/${report.id}`, showNext } : null}
          />
        )}
        empty={
          isFiltered
            ? { title: 'No waiting profile matches', text: 'Try another name or reason.' }
            : {
                title: 'Nothing is waiting',
                text: 'A profile shows up here by itself once three members have flagged it.',
              }
        }
      />
      {/* Below the queue, which may have a reason that the admin is typing. */}
      {errorPanel}
      {!error && pending.loadMore && (
        <div>
          <Button busy={pending.loadingMore} onClick={pending.loadMore}>
            Load more
          </Button>
        </div>
      )}
    </>
  )
}

function PendingRow({ item: { report, reasons, flagCount } }: { item: Item }) {
  return (
    <ReportRow report={report}>
      {reasons.length > 0 && <FlagReasons reasons={reasons} />}
      <small>
        <TimeAgo date={report.createdAt} />
        {flagCount > 0 && ` · ${flagCount} ${flagCount === 1 ? 'flag' : 'flags'}`}
      </small>
    </ReportRow>
  )
}

type FlagsByReport = ReadonlyMap<string, readonly Flag[]>

function flagsByReport(flags: readonly Flag[]): FlagsByReport {
  const groups = groupFlagsByTarget(flags)
  return new Map(
    groups.flatMap(({ target, flags: group }) =>
      target.kind === 'report' ? [[target.reportId, group] as const] : [],
    ),
  )
}

/** The reports that must be in the list even if they are newer than the 50 oldest. */
function idsToFetch(flagged: FlagsByReport, filter: FlagReason | null): readonly string[] {
  const wanted: readonly FlagReason[] = filter ? [filter] : urgentReasons
  return [...flagged]
    .filter(([, flags]) => flags.some(({ reason }) => wanted.includes(reason)))
    .map(([id]) => id)
}

function toItems(reports: readonly Report[], flagged: FlagsByReport): readonly Item[] {
  return reports
    .map((report) => ({
      key: report.id,
      report,
      reasons: reasonsOf(flagged.get(report.id) ?? []),
      since: report.createdAt,
      flagCount: Math.max(report.flagCount, flagged.get(report.id)?.length ?? 0),
    }))
    .toSorted(byUrgency)
}

function hasName({ name, ownerName }: Report, typed: string): boolean {
  const wanted = fold(typed.trim())
  return [name, ownerName ?? ''].some((each) => fold(each).includes(wanted))
}
