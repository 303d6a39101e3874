import { config } from '@greenlight/runtime'
import { noteRemote } from './seenRemotes.ts'
import type { RemoteErrorCode } from '../remotes/remoteError.ts'

/** What is worth knowing of the site at work. Never who, never what they read or wrote: no personal data. */
export type Report =
  | { what: 'remote-shown'; remote: string; version: string; ms: number }
  | { what: 'remote-failed'; remote: string; version: string; code: RemoteErrorCode }
  | { what: 'remote-fell-back'; remote: string; version: string; to: string; code: RemoteErrorCode }
  | { what: 'registry-failed' }
  | { what: 'vital'; name: string; value: number; route: string }

/** The one sink: the console in development, elsewhere the configured endpoint, if there is one. */
export function report(event: Report): void {
  noteRemote(event)
  if (import.meta.env.DEV) console.warn('[report]', event)
  config().then(
    ({ report: endpoint }) => {
      if (endpoint) navigator.sendBeacon(endpoint, JSON.stringify(event))
    },
    () => {}, // nobody to tell
  )
}
