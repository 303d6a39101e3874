import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { Panel } from '@greenlight/kit/ui/Panel'
import { Loading, Skeleton } from '@greenlight/kit/ui/Skeleton'
import { useOnline } from '@greenlight/runtime'
import { failureText } from '../failureText.ts'
import { useLoad } from '../useLoad.ts'
import { BlockedList } from './BlockedList.tsx'
import { loadBlocked } from './loadBlocked.ts'

/** Whom the member blocked. */
export function BlockedPanel() {
  const { loaded, retry, retrying } = useLoad(loadBlocked, 'blocks-load-failed')
  const online = useOnline()
  return (
    <Panel title="Blocked members">
      {loaded.status === 'loading' && (
        <Loading label="Loading blocked members">
          <Skeleton $height="1.6rem" />
        </Loading>
      )}
      {loaded.status === 'failed' && (
        <ErrorPanel
          text={failureText(loaded.error, online)}
          onRetry={() => void retry()}
          retrying={retrying}
        />
      )}
      {loaded.status === 'ready' && <BlockedList members={loaded.data} />}
    </Panel>
  )
}
