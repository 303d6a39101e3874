import { toGreenlightError, type ErrorCode } from '@greenlight/kit/domain/errors'
import { useRef, useState } from 'react'

/**
 * An operation that ends with another page: one at a time, however often it is asked for. It stays
 * busy when it is done, since this page may still be on screen while the next one is fetched.
 */
export function useTask(code: ErrorCode) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const running = useRef(false)

  async function run(operation: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setError(null)
    try {
      await operation()
    } catch (cause) {
      running.current = false
      setBusy(false)
      setError(toGreenlightError(cause, code).message)
    }
  }
  return { busy, error, run }
}
