import { readStored, sessionStore } from '@greenlight/runtime'
import { object, string, unknown } from 'valibot'

const kept = object({ initial: string(), values: unknown() })

/**
 * The values of a form that are kept while the shell reloads the page. They are only read by the same form, at
 * the same address, with the same initial values.
 * @param form its failure, and what it is about
 */
export function typedValues<Values extends object>(form: string, first: Values) {
  // A build renders forms, too.
  const path = typeof window === 'undefined' ? '' : window.location.pathname
  const key = `gl.kit.typed.v1 ${path} ${form}`
  const initial = JSON.stringify(first)
  return {
    /** Null if none were kept. */
    read(): Values | null {
      const stored = readStored(key, kept, sessionStore)
      // Written by `keep`, below, with the same fields.
      return stored?.initial === initial ? (stored.values as Values) : null
    },
    keep(values: Values): void {
      if (JSON.stringify(values) === initial) return
      sessionStore.set(key, JSON.stringify({ initial, values }))
    },
    drop: (): void => sessionStore.remove(key),
  }
}
