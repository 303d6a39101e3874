import { useEffect, useEffectEvent, useRef } from 'react'
import { type Failure, type GreenlightError, toGreenlightError } from '../errors.ts'
import { useErrorOrOffline, useOnline } from './connection.ts'
import { RECONNECT_WAITS_MS } from './reconnect.ts'

/**
 * The error to show after a failed request. After an offline period, it calls `retry` for the first three
 * failures.
 * @param loading whether a request is running, which must not be sent twice
 */
export function useFailure(
  error: unknown,
  code: Failure,
  retry: () => void,
  loading = false,
): GreenlightError | null {
  const failed = error !== undefined && error !== null
  const online = useOnline()
  const waits = useRef<readonly number[]>([])
  const recover = useEffectEvent((rest: readonly number[]) => {
    waits.current = rest
    retry()
  })
  useEffect(() => {
    if (!online) waits.current = RECONNECT_WAITS_MS
    if (!online || !failed || loading) return
    const [wait, ...rest] = waits.current
    if (wait === undefined) return
    const timer = setTimeout(recover, wait, rest)
    return () => clearTimeout(timer)
  }, [online, failed, loading, error])
  return useErrorOrOffline(failed ? toGreenlightError(error, code) : null)
}
