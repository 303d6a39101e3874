import { getReport } from '@greenlight/kit/data/reports/getReport'
import { Skeleton } from '@greenlight/kit/ui/Skeleton'
import type { ReactNode } from 'react'
import { Failure } from '../live/Failure.tsx'
import { useLoad } from '../live/useLoad.ts'
import { ReportReview } from './ReportReview.tsx'
import type { Gone } from '../decide/DecisionForm.tsx'

type Props = {
  id: string
  /** Another number loads it anew, as when one more flag has come. */
  version?: number
  onSettled?: () => void
  gone?: Gone | null
  /** Shown when its owner has deleted it. */
  missing?: ReactNode
}

/** A shared profile that is known by its id only, whatever its status. */
export function LoadedReport({ id, version, onSettled, gone = null, missing }: Props) {
  const { loaded, reload } = useLoad(getReport, id, 'profile-load-failed', version)
  if (loaded.state === 'loading') return <Skeleton $height="30rem" />
  if (loaded.state === 'failed' && missing && loaded.error.code === 'profile-not-found')
    return missing
  if (loaded.state === 'failed') return <Failure error={loaded.error} onRetry={reload} />
  return (
    <ReportReview
      report={loaded.data}
      onSettled={() => {
        reload()
        onSettled?.()
      }}
      gone={gone}
    />
  )
}
