import type { Report } from '@greenlight/domain/report'
import { getReport, getReview } from '@greenlight/kit/data/reports'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useLoad } from '@greenlight/runtime'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import { listFlags } from '../flags/flags.ts'
import { reportChoices } from '../decisions/choices.ts'
import type { OtherDecision } from '../decisions/DecisionForm.tsx'
import { FlagList } from '../flags/FlagList.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import { ReportPhoto } from './ReportPhoto.tsx'
import { ReviewDecision } from '../decisions/ReviewDecision.tsx'
import { getMemberSummary } from '../members/memberSummary.ts'
import { MemberSummaryCard } from '../members/MemberSummaryCard.tsx'

type Props = {
  report: Report
  onDecided: () => void
  otherDecision: OtherDecision | null
}

/** A shared profile with everything that a decision on it needs, and the decision. */
export function ReportReview({ report, onDecided, otherDecision }: Props) {
  const { id, ownerUid } = report
  const review = useLoad(['review', id], () => getReview(report), 'profile-load-failed')
  const { flagCount } = review.data ?? report
  const path = `reports/${id}`
  const flags = useLoad(['flags', path], () => listFlags(path), 'flags-load-failed')
  useReloadOnChange(flagCount, flags.retry)
  const openFlags = (flags.data ?? []).filter(({ state }) => state === 'open')
  return (
    <Panel>
      <Top>
        <ReportPhoto report={report} />
        <ReportFacts report={{ ...report, ...review.data }} />
      </Top>
      <ReviewDecision
        flagList={
          flags.error ? (
            <ErrorPanel text={flags.error.message} retrying={flags.loading} onRetry={flags.retry} />
          ) : (
            <FlagList flags={flags.data} expected={flagCount} />
          )
        }
        openFlags={openFlags}
        author={{ uid: ownerUid, name: report.ownerName ?? 'User' }}
        authorHeading="Shared by"
        hint="The owner reads it. Left empty, approving says that it follows the guidelines."
        // One that waits still needs its decision after a warning.
        warnedPath={report.status === 'public' && openFlags.length > 0 ? path : undefined}
        choices={reportChoices(report, openFlags.length > 0)}
        onDecided={onDecided}
        otherDecision={otherDecision}
      />
    </Panel>
  )
}

type ByIdProps = {
  id: string
  /** Number of open flags, if known: the report is loaded again when it changes. */
  flagCount?: number
  onDecided: () => void
  otherDecision?: OtherDecision | null
  /** Shown when the owner has deleted the report. */
  missing?: ReactNode
}

/** Loads a report of any status, and shows its review. */
export function ReportReviewById(props: ByIdProps) {
  const { id, flagCount = 0, onDecided, otherDecision = null, missing } = props
  const report = useLoad(['report', id], () => getReport(id), 'profile-load-failed')
  useReloadOnChange(flagCount, report.retry)
  const isMissing = report.error?.code === 'kit/profile-not-found'
  if (isMissing && missing) return missing
  const errorPanel = report.error && (
    <ErrorPanel text={report.error.message} retrying={report.loading} onRetry={report.retry} />
  )
  if (!report.data || isMissing) return errorPanel ?? <Skeleton $height="30rem" />
  return (
    <>
      {/* Above the review, which may have a reason that the admin is typing. */}
      {errorPanel}
      <ReportReview
        report={report.data}
        onDecided={() => {
          report.retry()
          onDecided()
        }}
        otherDecision={otherDecision}
      />
    </>
  )
}

/** Loads again when another flag arrives. The loaded data stays visible meanwhile. */
function useReloadOnChange(flagCount: number, reload: () => void): void {
  const loadedWith = useRef(flagCount)
  const onChange = useEffectEvent(reload)
  useEffect(() => {
    if (loadedWith.current === flagCount) return
    loadedWith.current = flagCount
    onChange()
  }, [flagCount])
}

const Top = styled.div`
  display: grid;
  gap: var(--gl-space-5);

  @media (min-width: 40rem) {
    grid-template-columns: minmax(14rem, 24rem) minmax(0, 1fr);
  }
`

type ReportSummaryProps = {
  id: string
  /** Shown when there is no such profile. */
  missing: ReactNode
}

/** A shared profile and its author's numbers, to be read beside a request about it. */
export function ReportSummary({ id, missing }: ReportSummaryProps) {
  const { data, error, loading, retry } = useLoad(
    ['report', id],
    () => getReport(id),
    'profile-load-failed',
  )
  const uid = data?.ownerUid ?? null
  const summary = useLoad(
    uid === null ? null : ['memberSummary', uid],
    () => getMemberSummary(uid ?? ''),
    'pending-load-failed',
  )
  if (error?.code === 'kit/profile-not-found') return missing
  if (error) return <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />
  if (!data) return <Skeleton $height="30rem" />
  return (
    <Panel>
      <ReportPhoto report={data} />
      <ReportFacts report={data} />
      <div>
        <h3>Shared by</h3>
        <MemberSummaryCard name={data.ownerName ?? 'User'} uid={uid} summary={summary} />
      </div>
      <Disclosure label={() => 'Flags, and other decisions'}>
        <ReportReviewById id={id} onDecided={retry} missing={missing} />
      </Disclosure>
    </Panel>
  )
}
