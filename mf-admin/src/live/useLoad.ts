import {
  toGreenlightError,
  type ErrorCode,
  type GreenlightError,
} from '@greenlight/kit/domain/errors'
import { useEffect, useState } from 'react'

type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: T }
  | { readonly state: 'failed'; readonly error: GreenlightError }

type Answer<T> = { readonly of: string; readonly loaded: Loaded<T> }

const LOADING = { state: 'loading' } as const

/**
 * What `load`, which must stay the same function, answers for `key`; an answer to an earlier key is
 * never shown. `reload`, or another `version`, asks again and keeps what is there meanwhile.
 */
export function useLoad<T>(
  load: (key: string) => Promise<T>,
  key: string,
  code: ErrorCode,
  version = 0,
) {
  const [answer, setAnswer] = useState<Answer<T> | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let current = true
    const answered = (loaded: Loaded<T>) => {
      if (current) setAnswer({ of: key, loaded })
    }
    load(key).then(
      (data) => answered({ state: 'ready', data }),
      (cause: unknown) => answered({ state: 'failed', error: toGreenlightError(cause, code) }),
    )
    return () => {
      current = false
    }
  }, [load, key, code, version, attempt])

  const loaded: Loaded<T> = answer?.of === key ? answer.loaded : LOADING
  return { loaded, reload: () => setAttempt(attempt + 1) }
}
