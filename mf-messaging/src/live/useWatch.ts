import type { OnError, Unsubscribe } from '@greenlight/kit/data/listen'
import type { GreenlightError } from '@greenlight/kit/domain/errors'
import { useCallback, useEffect, useState } from 'react'

type Watched<T> = {
  /** Undefined until the first answer. */
  readonly data: T | undefined
  readonly error: GreenlightError | null
}

export type Start<T> = (onData: (data: T) => void, onError: OnError) => Unsubscribe

/** What a listener of the data layer hears, for as long as the component is there. `start` must stay the same function. */
export function useWatch<T>(start: Start<T>): Watched<T> & { retry: () => void } {
  const [watched, setWatched] = useState<Watched<T>>({ data: undefined, error: null })
  const [attempt, setAttempt] = useState(0)

  useEffect(
    () =>
      start(
        (data) => setWatched({ data, error: null }),
        (error) => setWatched((before) => ({ ...before, error })),
      ),
    [start, attempt],
  )

  const retry = useCallback(() => {
    setWatched((before) => ({ ...before, error: null }))
    setAttempt((before) => before + 1)
  }, [])
  return { ...watched, retry }
}
