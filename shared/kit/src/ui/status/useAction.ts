import {
  type Failure,
  type GreenlightError,
  toGreenlightError,
  useErrorOrOffline,
} from '@greenlight/runtime'
import { useRef, useState } from 'react'

type Options = {
  /** True for an operation that opens another page: this page may stay visible until that one is downloaded. */
  staysBusy?: boolean
}

/**
 * Runs writes that the member starts, one at a time: while one is running, `run` ignores further calls.
 * Errors without a code get `code`. The next run, or `clear`, removes the error.
 */
export function useAction(code: Failure, { staysBusy = false }: Options = {}) {
  const [state, setState] = useState<{ busy: boolean; error: GreenlightError | null }>({
    busy: false,
    error: null,
  })
  // A second press can occur before React has rendered the first one.
  const running = useRef(false)

  /** Resolves to true if the operation succeeded. Never rejects. */
  async function run(operation: () => Promise<void>): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setState({ busy: true, error: null })
    try {
      await operation()
      running.current = staysBusy
      setState({ busy: staysBusy, error: null })
      return true
    } catch (cause) {
      running.current = false
      setState({ busy: false, error: toGreenlightError(cause, code) })
      return false
    }
  }

  const clear = () => setState((before) => ({ ...before, error: null }))
  return { busy: state.busy, error: useErrorOrOffline(state.error), run, clear }
}
