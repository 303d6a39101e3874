import { liveFirestore, type FirestoreLive } from '@greenlight/runtime'
import type { ErrorCode, GreenlightError } from '../domain/errors.ts'
import { dataError } from './dataError.ts'

export type Unsubscribe = () => void

export type OnError = (error: GreenlightError) => void

/**
 * Loads the full SDK, then starts a listener. Answers at once how to stop it, also before it began;
 * after that nothing is called any more. A failure ends the listener and arrives at `onError` once.
 */
export function listen(
  code: ErrorCode,
  onError: OnError,
  start: (sdk: FirestoreLive, fail: (cause: unknown) => void) => Unsubscribe,
): Unsubscribe {
  let stop: Unsubscribe | null = null
  let stopped = false
  const fail = (cause: unknown) => {
    if (stopped) return
    stopped = true
    onError(dataError(cause, code))
  }
  liveFirestore()
    .then((sdk) => {
      if (!stopped) stop = start(sdk, fail)
    })
    .catch(fail)
  return () => {
    stopped = true
    stop?.()
  }
}
