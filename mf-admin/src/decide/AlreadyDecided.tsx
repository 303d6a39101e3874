import { errorText } from '@greenlight/kit/domain/errors'
import { Button } from '@greenlight/kit/ui/Button'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { AdminName } from '../shown/AdminName.tsx'
import { TimeAgo } from '../shown/TimeAgo.tsx'
import { useLoad } from '../live/useLoad.ts'
import { whoDecided } from './whoDecided.ts'

/** Someone else was faster: who, when, and why. */
export function AlreadyDecided({ target, onNext }: { target: string; onNext?: () => void }) {
  const { loaded } = useLoad(whoDecided, target, 'log-load-failed')
  return (
    <>
      <ErrorPanel text={errorText('already-decided')}>
        {loaded.state === 'failed' && loaded.error.message}
        {loaded.state === 'ready' && !loaded.data && 'Or whoever wrote it has deleted it.'}
        {loaded.state === 'ready' && loaded.data && (
          <>
            {loaded.data.what} by <AdminName uid={loaded.data.actor} />,{' '}
            <TimeAgo date={loaded.data.at} />.
            {loaded.data.reason && (
              <>
                {' '}
                Reason: <bdi>{loaded.data.reason}</bdi>
              </>
            )}
          </>
        )}
      </ErrorPanel>
      {onNext && (
        <div>
          <Button variant="primary" onClick={onNext}>
            Go on
          </Button>
        </div>
      )}
    </>
  )
}
