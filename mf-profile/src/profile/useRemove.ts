import {
  toGreenlightError,
  type ErrorCode,
  type GreenlightError,
} from '@greenlight/kit/domain/errors'
import { askConfirm } from '@greenlight/runtime'
import { useState } from 'react'

type Removal = {
  question: string
  code: ErrorCode
  run: () => Promise<void>
  onDone: () => void
}

/** Deletes something of one's own, once confirmed. */
export function useRemove({ question, code, run, onDone }: Removal) {
  const [removing, setRemoving] = useState(false)
  const [error, setError] = useState<GreenlightError | null>(null)

  async function ask(): Promise<void> {
    if (!(await askConfirm(question, { confirmLabel: 'Delete', destructive: true }))) return
    setRemoving(true)
    setError(null)
    try {
      await run()
      onDone()
    } catch (cause) {
      setError(toGreenlightError(cause, code))
      setRemoving(false)
    }
  }
  return { ask, removing, error }
}
