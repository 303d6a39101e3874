import type { Flag, FlagReason } from '@greenlight/domain/flag'
import { fold } from '@greenlight/domain/fold'
import type { Report } from '@greenlight/domain/report'
import { urgentReasons } from '@greenlight/domain/urgent'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useSession } from '@greenlight/runtime'
import { useMemo, useState } from 'react'
import { reportChoices } from '../decisions/choices.ts'
import { SeveralDecision } from '../decisions/SeveralDecision.tsx'
import { seenBy } from '../decisions/useSeen.ts'
import {
  byUrgency,
  type FlagGroup,
  groupFlagsByTarget,
  isHiddenByFlags,
  isUrgentGroup,
  reasonsOf,
} from '../flags/flagGroups.ts'
import { FlagMarks, FlagReasons } from '../flags/FlagReasons.tsx'
import { useOpenFlags } from '../flags/useOpenFlags.ts'
import { useMembersSince } from '../members/useMembersSince.ts'
import { Mark, Waited } from '../queue/Marks.tsx'
import { QueueFilter, useReasonFilter } from '../queue/QueueFilter.tsx'
import { QueueSkeleton, QueueView } from '../queue/QueueView.tsx'
import { useOnCountChange } from '../queue/useOnCountChange.ts'
import { hoursSince, waitedText } from '../queue/waited.ts'
import { ReportReview } from '../reports/ReportReview.tsx'
import { ReportRow } from '../reports/ReportRow.tsx'
import { canHurt } from '../reports/veil.ts'
import { usePendingReports } from './usePendingReports.ts'

type Item = {
  readonly key: string
  readonly report: Report
  readonly reasons: readonly FlagReason[]
  readonly hidden: 'redlight' | 'other' | null
  readonly urgent: boolean
  readonly since: Date | null
  readonly flags: readonly Flag[]
  readonly flagCount: number
}

/** Shared profiles that wait for a decision, live, the most urgent first, then by age. */
export function PendingView({ onChange }: { onChange: () => void }) {
  const me = useSession((s) => s.user?.uid)
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
  const since = useMembersSince((items ?? []).flatMap((item) => item.flags.map(({ by }) => by)))
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
      <QueueView
        filterKey={`${reason} ${name}`}
        filter={
          <QueueFilter
            reason={reason}
            onReason={setReason}
            name={{ value: name, onChange: setName }}
          />
        }
        items={shown}
        label="Waiting profiles"
        itemName={({ report }) => nameOf(report)}
        renderRow={(item) => <PendingRow item={item} since={since} />}
        targetOf={({ report }) => `reports/${report.id}`}
        several={{
          canSelect: ({ report }) => report.ownerUid !== me,
          render: (selected, controls) => (
            <SeveralDecision
              selected={selected.map(({ key, report, flags: on }) => ({
                ...{ key, name: nameOf(report), choices: reportChoices(report, seenBy(me, on)) },
              }))}
              hint="Each owner reads it. Left empty, approving says that it follows the guidelines."
              {...controls}
            />
          ),
        }}
        renderDetail={({ report, flags: known }, { decidedByOther, onDecided, showNext }) => (
          <ReportReview
            report={report}
            knownFlags={known}
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

const nameOf = ({ name, age }: Report) => (age === null ? name : `${name}, ${age}`)

type RowProps = { item: Item; since: ReadonlyMap<string, Date | null> }

function PendingRow({ item, since: membersSince }: RowProps) {
  const { report, reasons, urgent, since, flags, flagCount } = item
  const now = useNow()
  return (
    <ReportRow report={report} blurred={canHurt(reasons)}>
      {reasons.length > 0 && <FlagReasons reasons={reasons} />}
      <small>
        {since && <Waited>{waitedText(hoursSince(since, now))}</Waited>}
        {flagCount > 0 && ` · ${flagCount} ${flagCount === 1 ? 'flag' : 'flags'}`}{' '}
        {urgent && <Mark $late>Urgent</Mark>}
      </small>
      <FlagMarks flags={flags} since={membersSince} />
    </ReportRow>
  )
}

type FlagsByReport = ReadonlyMap<string, FlagGroup>

function flagsByReport(flags: readonly Flag[]): FlagsByReport {
  return new Map(
    groupFlagsByTarget(flags).flatMap((group) =>
      group.target.kind === 'report' ? [[group.target.reportId, group] as const] : [],
    ),
  )
}

/** The reports that must be in the list even if they are newer than the 50 oldest. */
function idsToFetch(flagged: FlagsByReport, filter: FlagReason | null): readonly string[] {
  const wanted: readonly FlagReason[] = filter ? [filter] : urgentReasons
  return [...flagged]
    .filter(
      ([, group]) =>
        group.flags.some(({ reason }) => wanted.includes(reason)) ||
        (!filter && isHiddenByFlags(group)),
    )
    .map(([id]) => id)
}

function toItems(reports: readonly Report[], flagged: FlagsByReport): readonly Item[] {
  return reports.map((report) => toItem(report, flagged.get(report.id))).toSorted(byUrgency)
}

function toItem(report: Report, group: FlagGroup | undefined): Item {
  const flags = group?.flags ?? []
  const isHidden = group !== undefined && isHiddenByFlags(group)
  return {
    key: report.id,
    report,
    reasons: reasonsOf(flags),
    hidden: isHidden ? (report.tone === 'red' ? 'redlight' : 'other') : null,
    urgent: group !== undefined && isUrgentGroup(group),
    since: report.createdAt,
    flags,
    flagCount: Math.max(report.flagCount, flags.length),
  }
}

function hasName({ name, ownerName }: Report, typed: string): boolean {
  const wanted = fold(typed.trim())
  return [name, ownerName ?? ''].some((each) => fold(each).includes(wanted))
}
