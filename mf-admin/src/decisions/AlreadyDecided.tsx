import { isBlank } from '@greenlight/domain/fields'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useLoad, useSession } from '@greenlight/runtime'
import { AdminName } from '../admins/AdminName.tsx'
import { failure } from '../errors.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { getDecisionOn } from './latestDecision.ts'

type Props = {
  targetPath: string
  onNext?: () => void
  /** The reason that this admin was typing. */
  typed?: string
}

/** Says who has decided already, when, and why: another admin, or this one in another tab. */
export function AlreadyDecided({ targetPath, onNext, typed = '' }: Props) {
  const me = useSession((s) => s.user?.uid)
  const { data, error, loading } = useLoad(
    ['admin', 'decision', targetPath],
    () => getDecisionOn(targetPath),
    failure('admin/log-load-failed'),
  )
  // The cache may have an earlier decision.
  const decision = loading ? undefined : data
  return (
    <>
      <ErrorPanel
        text={
          decision && decision.actor === me
            ? 'You have already decided this elsewhere.'
            : failure('admin/already-decided').text
        }
      >
        {error ? error.message : decision === null && 'Or its author has deleted it.'}
        {!error && decision && (
          <>
            {decision.what} by <AdminName uid={decision.actor} />, <TimeAgo date={decision.at} />.
            {decision.reason && (
              <>
                {' '}
                Reason: <bdi>{decision.reason}</bdi>
              </>
            )}
          </>
        )}
      </ErrorPanel>
      {!isBlank(typed) && (
        <p>
          You had written: <bdi>{typed}</bdi>
        </p>
      )}
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
