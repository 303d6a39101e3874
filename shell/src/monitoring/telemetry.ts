import { config } from '@greenlight/runtime'
import type { RemoteErrorCode } from '../remotes/remoteError.ts'
import { type VitalName, vitalNames } from './vitalNames.ts'

/** Technical events of the running site. They contain no personal data: no member ids, no content. */
export type TelemetryEvent =
  | { what: 'remote-shown'; remote: string; version: string; ms: number }
  | { what: 'remote-failed'; remote: string; version: string; code: RemoteErrorCode }
  | { what: 'remote-fell-back'; remote: string; version: string; to: string; code: RemoteErrorCode }
  | { what: 'registry-failed' }
  /** Also sent by the early script, if the shell does not start at all. */
  | { what: 'start-failed' }
  | { what: 'quota-exceeded' }
  | { what: 'vital'; name: VitalName; value: number; route: string }

/** The last event of a remote. */
type Seen = {
  version: string
  status: string
  ms?: number
}

export type Telemetry = ReturnType<typeof createTelemetry>

/** Sends technical events of this page. */
export function createTelemetry() {
  let seen: Readonly<Record<string, Seen>> = {}
  const listeners = new Set<() => void>()

  function noteRemote(event: TelemetryEvent): void {
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

  return {
    /** Sends an event to the configured endpoint, if there is one. In development it is also logged to the console. */
    send(event: TelemetryEvent): void {
      noteRemote(event)
      if (import.meta.env.DEV) console.warn('[telemetry]', event)
      config().then(
        ({ report: endpoint }) => {
          if (endpoint) navigator.sendBeacon(endpoint, JSON.stringify(event))
        },
        () => {}, // without a configuration there is no endpoint
      )
    },
    /** The last event of each remote, for the development panel. */
    seenRemotes: () => seen,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Sends this visit's web vitals with the route where it began. Does nothing without an endpoint. */
export async function sendVitals({ send }: Pick<Telemetry, 'send'>): Promise<void> {
  const { report: endpoint } = await config()
  if (!endpoint) return
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  // Only the first part of the path: the rest can be the id of a profile.
  const [, route = ''] = window.location.pathname.split('/')
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value }) =>
      send({ what: 'vital', name: vitalNames[name], value, route: `/${route}` }),
    )
  }
}
