import { paths } from '@greenlight/kit/contract/paths'
import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { importWithRetry, Link, useLoad } from '@greenlight/runtime'
import { failure } from '../errors.ts'

/** Export and deletion in the settings, collapsed at first. */
export function ExportAndDeletePanel() {
  return (
    <Panel title="Advanced">
      <Disclosure label={(open) => (open ? 'Hide advanced settings' : 'Show advanced settings')}>
        <LateOwnData />
      </Disclosure>
      <p>
        <Link to={paths.yourData()}>Get your data, or delete your account</Link>
      </p>
    </Panel>
  )
}

/** Downloaded when a member opens the advanced settings. */
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
