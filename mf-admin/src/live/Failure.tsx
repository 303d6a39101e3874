import { errorText, type GreenlightError } from '@greenlight/kit/domain/errors'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { useOnline } from '@greenlight/runtime'

/** What could not be loaded, or that there is no connection, and Retry. */
export function Failure({ error, onRetry }: { error: GreenlightError; onRetry: () => void }) {
  const online = useOnline()
  return <ErrorPanel text={online ? error.message : errorText('offline')} onRetry={onRetry} />
}
