import { useSyncExternalStore } from 'react'
import type { Report } from './report.ts'

interface Seen {
  version: string
  status: string
  ms?: number
}

let seen: Readonly<Record<string, Seen>> = {}
const listeners = new Set<() => void>()

/** Keeps what was last reported of each remote, for the development panel. */
export function noteRemote(event: Report): void {
  if (!('remote' in event)) return
  const { remote, what } = event
  const version = what === 'remote-fell-back' ? event.to : event.version
  const now: Seen =
    what === 'remote-shown'
      ? { version, status: 'loaded', ms: event.ms }
      : { version, status: `${what === 'remote-failed' ? 'failed' : 'fell back'}: ${event.code}` }
  seen = { ...seen, [remote]: now }
  listeners.forEach((listener) => listener())
}

export function useSeenRemotes(): Readonly<Record<string, Seen>> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => seen,
  )
}
