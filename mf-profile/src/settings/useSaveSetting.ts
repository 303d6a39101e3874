import { failure } from '@greenlight/kit/errors'
import { toGreenlightError } from '@greenlight/runtime'
import { useRef, useState } from 'react'
import type { Saving } from './SaveStatus.tsx'

/**
 * Saves one setting that a switch changes. A change during a write waits for it, so that the last change is
 * written last. `saving` is about the last change only.
 */
export function useSaveSetting<T>(write: (value: T) => Promise<void>) {
  const [saving, setSaving] = useState<Saving>({ status: 'idle' })
  /** The value that the server does not have yet. */
  const [unsaved, setUnsaved] = useState<{ readonly value: T } | null>(null)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const latest = useRef(0)

  async function save(value: T): Promise<void> {
    const mine = ++latest.current
    setUnsaved({ value })
    setSaving({ status: 'saving' })
    const written = queue.current.then(() => write(value))
    queue.current = written.catch(() => {})
    const outcome = await written.then(
      (): Saving => ({ status: 'saved' }),
      (cause: unknown): Saving => ({
        status: 'failed',
        error: toGreenlightError(cause, failure('kit/settings-save-failed')),
      }),
    )
    if (mine !== latest.current) return
    setSaving(outcome)
    if (outcome.status === 'saved') setUnsaved(null)
  }
  return { save, saving, unsaved }
}
