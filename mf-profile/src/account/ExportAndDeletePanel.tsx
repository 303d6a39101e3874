import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { importWithRetry, useLoad } from '@greenlight/runtime'
import { failure } from '../errors.ts'

/** Export and deletion in the settings. */
export function ExportAndDeletePanel() {
  return (
    <Panel title="Advanced">
      <LateOwnData />
    </Panel>
  )
}

/** A download of its own: the settings above are shown first. */
const importOwnData = importWithRetry(() => import('./OwnData.tsx'))

function LateOwnData() {
  const { data, error, loading, retry } = useLoad(
    ['profile', 'ownData'],
    importOwnData,
    failure('profile/account-details-failed'),
  )
  if (data) return <data.OwnData />
  if (error) return <ErrorPanel text={error.message} onRetry={retry} retrying={loading} />
  return (
    <LoadingPlaceholder label="Loading the advanced settings">
      <Skeleton $height="20rem" />
    </LoadingPlaceholder>
  )
}
