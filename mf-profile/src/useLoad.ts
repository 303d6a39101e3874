import {
  toGreenlightError,
  type ErrorCode,
  type GreenlightError,
} from '@greenlight/kit/domain/errors'
import { useEffect, useEffectEvent, useState } from 'react'

type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: GreenlightError }
  | { readonly status: 'ready'; readonly data: T }

/** Loads once, when first shown; `retry` tries again, and meanwhile the failure stays in sight. */
export function useLoad<T>(load: () => Promise<T>, code: ErrorCode) {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' })
  const [retrying, setRetrying] = useState(false)

  async function run(): Promise<void> {
    try {
      const data = await load()
      setLoaded({ status: 'ready', data })
    } catch (cause) {
      setLoaded({ status: 'failed', error: toGreenlightError(cause, code) })
    }
  }
  async function retry(): Promise<void> {
    setRetrying(true)
    await run()
    setRetrying(false)
  }
  const start = useEffectEvent(run)
  useEffect(() => void start(), [])

  return { loaded, retry, retrying }
}
