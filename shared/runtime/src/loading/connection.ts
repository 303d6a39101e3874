import { useSyncExternalStore } from 'react'
import { fail, type GreenlightError } from '../errors.ts'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** False while the browser reports that it has no connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true, // a build renders pages as online
  )
}

export const OFFLINE = fail('runtime/offline')

/**
 * The error to show: `offline` while there is no connection, whichever request failed. All errors of loads
 * and writes pass through here.
 */
export function useErrorOrOffline(error: GreenlightError | null): GreenlightError | null {
  const online = useOnline()
  return online || !error ? error : OFFLINE
}
