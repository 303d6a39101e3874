import { GreenlightError } from '@greenlight/kit/domain/errors'
import { useOnline } from '@greenlight/runtime'
import { useEffect, useState } from 'react'

type Watch<T> = (onData: (data: T) => void, onError: (error: GreenlightError) => void) => () => void

export type Live<T> = {
  /** Null until it has come, and again once it failed: who may no longer read it sees nothing of it. */
  readonly data: T | null
  readonly error: GreenlightError | null
}

/** The SDK waits for the connection in silence. */
const OFFLINE = new GreenlightError('offline')

/** What `watch`, which must stay the same function, hears; `retry` starts to listen anew. */
export function useLive<T>(watch: Watch<T>): Live<T> & { retry: () => void } {
  const [live, setLive] = useState<Live<T>>({ data: null, error: null })
  const [attempt, setAttempt] = useState(0)
  const online = useOnline()

  useEffect(
    () =>
      watch(
        (data) => setLive({ data, error: null }),
        (error) => setLive({ data: null, error: nameFailure(error) }),
      ),
    [watch, attempt],
  )

  const retry = () => {
    setLive({ data: null, error: null })
    setAttempt(attempt + 1)
  }
  const error = live.error ?? (online || live.data ? null : OFFLINE)
  return { data: live.data, error, retry }
}

/** What the database refuses has a code; without one, listening could not even begin. */
function nameFailure(error: GreenlightError): GreenlightError {
  const { cause } = error
  const refused = typeof cause === 'object' && cause !== null && 'code' in cause
  return refused ? error : new GreenlightError('listeners-failed', cause)
}
