import { type GreenlightError, type LiveData, type Subscribe, useLive } from '@greenlight/runtime'
import { fail, failure } from '../errors.ts'
import { useAdminSignIn } from '../signIn/adminSignIn.tsx'

/**
 * Listens to a list. If `subject` is null, it starts no listener. The data is dropped when the listener
 * fails or ends: an admin who was removed must not see it any longer, and a queue must not start with
 * items that are already decided. It stays while this admin signs in again, and so does what was typed.
 */
export function useLiveList<T>(
  subject: string | null,
  watch: Subscribe<readonly T[]>,
): LiveData<readonly T[]> {
  const { listen } = useAdminSignIn()
  const subscribe: Subscribe<readonly T[]> = (onData, onError) =>
    listen(
      (onEnd) => watch(onData, onEnd),
      (error) => onError(withStartFailure(error)),
    )
  return useLive(
    subject === null ? null : ['admin', subject],
    subscribe,
    failure('admin/listeners-failed'),
    {
      keep: false,
    },
  )
}

/** Errors of the database have a code. A cause without one means that the listener never started. */
function withStartFailure(error: GreenlightError): GreenlightError {
  const { cause } = error
  const fromDatabase = typeof cause === 'object' && cause !== null && 'code' in cause
  return fromDatabase ? error : fail('admin/listeners-failed', cause)
}
