import type { Flag } from '@greenlight/domain/flag'
import { loadKeys } from '@greenlight/kit/contract/loadKeys'
import { getReport } from '@greenlight/kit/data/reports'
import { failure } from '@greenlight/kit/errors'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useLoad } from '@greenlight/runtime'
import type { ReactNode } from 'react'
import type { OtherDecision } from '../decisions/DecisionForm.tsx'
import { ReportReview } from './ReportReview.tsx'
import { useReloadOnChange } from './useReloadOnChange.ts'

type Props = {
  id: string
  /** The open flags, if known: the report is loaded again when their number changes. */
  flags?: readonly Flag[]
  onDecided: () => void
  otherDecision?: OtherDecision | null
  /** Shown when the owner has deleted the report. */
  missing?: ReactNode
}

/** Loads a report of any status, and shows its review. */
export function ReportReviewById(props: Props) {
  const { id, flags, onDecided, otherDecision = null, missing } = props
  const report = useLoad(
    loadKeys.report(id),
    () => getReport(id),
    failure('kit/profile-load-failed'),
  )
  useReloadOnChange(flags?.length ?? 0, report.retry)
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
        knownFlags={flags}
        onDecided={() => {
          report.retry()
          onDecided()
        }}
        otherDecision={otherDecision}
      />
    </>
  )
}
