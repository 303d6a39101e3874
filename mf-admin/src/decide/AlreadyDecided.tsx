import { errorText } from '@greenlight/kit/domain/errors'
import { Button } from '@greenlight/kit/ui/Button'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { useSession } from '@greenlight/runtime'
import { AdminName } from '../shown/AdminName.tsx'
import { TimeAgo } from '../shown/TimeAgo.tsx'
import { useLoad } from '../live/useLoad.ts'
import { whoDecided } from './whoDecided.ts'

/** Someone else was faster, or I was, in another tab: who, when, and why. */
export function AlreadyDecided({ target, onNext }: { target: string; onNext?: () => void }) {
  const me = useSession((s) => s.user?.uid)
  const { loaded } = useLoad(whoDecided, target, 'log-load-failed')
  const mine = loaded.state === 'ready' && loaded.data?.actor === me
  return (
    <>
      <ErrorPanel
        text={mine ? 'You have already decided this elsewhere.' : errorText('already-decided')}
      >
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
