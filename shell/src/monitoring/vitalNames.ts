import type { Metric } from 'web-vitals'

/** What telemetry and `npm run bench` call the web vitals. */
export const vitalNames = {
  TTFB: 'first byte',
  FCP: 'first paint',
  LCP: 'largest paint',
  CLS: 'layout shift',
  INP: 'input to paint',
} as const satisfies Record<Metric['name'], string>

export type VitalName = (typeof vitalNames)[keyof typeof vitalNames]
