import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useLoad } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { durationText } from './caseNumbers.ts'
import { listFirstDecisions } from './firstDecisions.ts'
import { NumbersTable } from './NumbersTable.tsx'

/** How long items waited for their first decision, by kind. */
export function FirstDecisions() {
  const { data, error, loading, retry } = useLoad(
    ['admin', 'firstDecisions'],
    () => listFirstDecisions(new Date()),
    failure('admin/log-load-failed'),
  )
  if (error) return <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />
  if (!data) {
    return (
      <LoadingPlaceholder label="Loading the times">
        <Skeleton $height="10rem" />
      </LoadingPlaceholder>
    )
  }
  return (
    <NumbersTable
      caption="Median time to the first decision in 30 days"
      columns={['Kind', 'Median', 'Decided']}
      rows={data.map(({ kind, medianMs, count }) => ({
        key: kind,
        name: kind,
        cells: [medianMs === null ? '–' : durationText(medianMs), count],
      }))}
    />
  )
}
