import { config } from '@greenlight/runtime'
import { report } from './report.ts'

/** Reports the web vitals of this visit under the route where it began, if anybody listens. */
export async function reportVitals(): Promise<void> {
  const { report: endpoint } = await config()
  if (!endpoint) return
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  // The first part of the path only: an id in it could be about somebody.
  const [, route = ''] = window.location.pathname.split('/')
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value }) => report({ what: 'vital', name, value, route: `/${route}` }))
  }
}
